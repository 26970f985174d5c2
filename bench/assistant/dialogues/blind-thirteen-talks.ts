import { talks } from "../dialogue";

export const blindThirteenTalks = talks("blind thirteen, held out, read since", [
  [
    ["tv 75 inch", { in: "televisies", has: { Schermgrootte: "75 inch" } }],
    ["oled graag", { in: "televisies", has: { Schermgrootte: "75 inch", Beeldtechniek: "oled" } }],
    ["hoeveel hdmi poorten heeft de eerste", { about: "1.1", quotes: "specification", field: /hdmi/i }],
    [
      "oke en als ie ook qled mag zijn?",
      { in: "televisies", has: { Schermgrootte: "75 inch", Beeldtechniek: ["oled", "qled"] } },
    ],
  ],
  [
    [
      "Goedemorgen. Ik zoek een waterkoker voor mijn moeder, eentje van 1 liter want zwaar tillen gaat niet meer.",
      { in: "waterkokers", has: { Inhoud: "1 liter" } },
    ],
    ["Ze houdt niet van zwart.", { in: "waterkokers", has: { Inhoud: "1 liter" }, not: { color: "zwart" } }],
    [
      "En veertig euro vind ik wel het maximum.",
      { in: "waterkokers", max: 40, has: { Inhoud: "1 liter" }, not: { color: "zwart" } },
    ],
  ],
  [
    ["herensneakers 43 of 44", { in: "herensneakers", has: { size: ["43", "44"] } }],
    [
      "strikken lukt me slecht, doe maar instappers",
      {
        in: "herensneakers",
        has: { size: ["43", "44"], Sluiting: "instap" },
      },
    ],
    ["toch maar met veters", { in: "herensneakers", has: { size: ["43", "44"], Sluiting: "veters" } }],
    ["waar is de zool van de eerste van gemaakt", { about: "3.1", quotes: "specification", field: /zoolmateriaal/i }],
  ],
  [
    [
      "we gaan in juli kamperen en hebben een 4 persoons tent nodig",
      { in: "tenten", has: { Slaapplaatsen: "4-persoons" } },
    ],
    [
      "eh wacht, mijn zwager gaat ook mee met zn vrouw, dus zes personen",
      { in: "tenten", has: { Slaapplaatsen: "6-persoons" } },
    ],
    [
      "nu nog slaapzakken erbij, comforttemperatuur 5 graden",
      {
        in: "slaapzakken",
        has: { Comforttemperatuur: "5 °C" },
      },
    ],
    [
      "mummiemodel vind ik benauwd",
      {
        in: "slaapzakken",
        has: { Comforttemperatuur: "5 °C" },
        not: { Vorm: "mummiemodel" },
      },
    ],
  ],
  [
    ["Ik wil een robotstofzuiger die ook dweilt", { in: "robotstofzuigers", has: { Dweilfunctie: "met" } }],
    ["En zichzelf leegt", { in: "robotstofzuigers", has: { Dweilfunctie: "met", Leegstation: "ja" } }],
    ["Hoe lang werkt die bovenste op één lading?", { about: "2.1", quotes: "specification", field: /werktijd/i }],
  ],
  [
    ["koptelefoon over ear onder de 150", { in: "koptelefoons", max: 150, has: { Draagwijze: "over-ear" } }],
    ["iets goedkoper dan de eerste?", { in: "koptelefoons", has: { Draagwijze: "over-ear" }, below: "1.1" }],
  ],
  [
    ["Heren jeans W32/L32", { in: "herenjeans", has: { size: "W32/L32" } }],
    ["o sorry ik bedoel W33 L34", { in: "herenjeans", has: { size: "W33/L34" } }],
    ["geen grijze", { in: "herenjeans", has: { size: "W33/L34" }, not: { color: "grijs" } }],
  ],
  [
    [
      "mn dochter van 7 is gek op lego, iets tussen 20 en 60 euro",
      { in: "bouwsets", min: 20, max: 60, has: { brand: "lego" } },
    ],
    ["prijs maakt toch niet uit, opa betaalt", { in: "bouwsets", has: { brand: "lego" }, unbounded: true }],
    ["uit hoeveel stukjes bestaat de tweede", { about: "2.2", quotes: "specification", field: /onderdelen/i }],
  ],
  [
    ["Ik zoek een wasmachine van 7 kilo.", { in: "wasmachines", has: { Vulgewicht: "7 kg" } }],
    ["Wat is het verschil tussen de eerste en de tweede?", { compares: ["1.1", "1.2"] }],
    [
      "Laat er dan alleen zien die op 1400 toeren draaien.",
      { in: "wasmachines", has: { Vulgewicht: "7 kg", Toerental: "1400 toeren" } },
    ],
  ],
  [
    ["rugzak voor school met laptopvak 15,6 inch", { in: "rugzakken", has: { Laptopvak: "laptopvak 15,6 inch" } }],
    ["heb je nog andere", { in: "rugzakken", has: { Laptopvak: "laptopvak 15,6 inch" }, fresh: 1 }],
  ],
  [
    ["een scheerapparaat met trimmer voor mijn vriend", { in: "scheerapparaten", has: { Trimmer: "ja" } }],
    ["hoe lang moet nummer 1 opladen?", { about: "1.1", quotes: "specification", field: /oplaadtijd/i }],
    ["en hoe lang doet de accu het dan", { about: "1.1", quotes: "specification", field: /accuduur/i }],
    ["mooi. is er ook iets van braun", { in: "scheerapparaten", has: { brand: "braun", Trimmer: "ja" } }],
  ],
  [
    ["stoelen voor aan de eettafel, met armleuning", { in: "eetkamerstoelen", has: { Armleuningen: "ja" } }],
    ["max 90 per stuk", { in: "eetkamerstoelen", max: 90, has: { Armleuningen: "ja" } }],
    ["pff weinig keus, zonder armleuning mag ook", { in: "eetkamerstoelen", max: 90 }],
  ],
  [
    ["nieuwe smartphone, minstens 256 gb opslag", { in: "smartphones", number: { Opslag: [256, null] } }],
    [
      "geen apple en geen samsung",
      {
        in: "smartphones",
        number: { Opslag: [256, null] },
        not: { brand: ["apple", "samsung"] },
      },
    ],
    ["toch wel samsung", { in: "smartphones", number: { Opslag: [256, null] }, not: { brand: "apple" } }],
    ["Hoeveel megapixel is de camera van de eerste?", { about: "3.1", quotes: "specification", field: /camera/i }],
  ],
  [
    ["Hebben jullie nette schoenen voor een bruiloft, maat 41?", { in: "nette-herenschoenen", has: { size: "41" } }],
    ["Liefst zwart of bruin", { in: "nette-herenschoenen", has: { size: "41", color: ["zwart", "bruin"] } }],
    ["Welke is het goedkoopst?", { about: "2.cheapest" }],
  ],
  [
    ["klassieke gitaar 3/4", { in: "gitaren", has: { "Type gitaar": "klassieke gitaar", Formaat: "3/4" } }],
    [
      "Hij is toch al 14 en best groot, doe maar een hele",
      { in: "gitaren", has: { "Type gitaar": "klassieke gitaar", Formaat: "4/4" } },
    ],
    ["Zit er bij de eerste een hoes bij?", { about: "2.1", quotes: "specification", field: /hoes/i }],
    ["dan nu een keyboard met 61 toetsen, budget 250", { in: "keyboards", max: 250, has: { Toetsen: "61 toetsen" } }],
  ],
  [
    ["Luchtje voor m'n vader, eau de toilette", { in: "herenparfums", has: { Concentratie: "toilette" } }],
    ["hij houdt van fris", { in: "herenparfums", has: { Concentratie: "toilette", Geurfamilie: "fris" } }],
    [
      "of kruidig, dat vindt ie ook lekker",
      {
        in: "herenparfums",
        has: { Concentratie: "toilette", Geurfamilie: ["fris", "kruidig"] },
      },
    ],
    [
      "tot 50 euro",
      {
        in: "herenparfums",
        max: 50,
        has: { Concentratie: "toilette", Geurfamilie: ["fris", "kruidig"] },
      },
    ],
    [
      "nou vooruit, 70 mag ook",
      {
        in: "herenparfums",
        max: 70,
        has: { Concentratie: "toilette", Geurfamilie: ["fris", "kruidig"] },
      },
    ],
  ],
]);
