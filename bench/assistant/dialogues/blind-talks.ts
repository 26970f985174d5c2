import { type Dialogue, talks } from "../dialogue";

/** As blind.ts, over several turns. */
export const blindTalks: readonly Dialogue[] = talks("blind, unseen", [
  [
    ["babyflesjes van glas", { in: "babyflessen", has: { Materiaal: "Glas" } }],
    ["die van 240 ml", { in: "babyflessen", has: { Materiaal: "Glas", Inhoud: "240 ml" } }],
    ["wat kost de eerste?", { about: "2.1" }],
  ],
  [
    ["luiertas die je op je rug draagt", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["zwart of grijs", { in: "luiertassen", has: { Draagwijze: "Rugzak", color: ["zwart", "grijs"] } }],
    ["hoeveel past er in de eerste?", { quotes: "specification", field: /inhoud/i, about: "2.1" }],
  ],
  [
    ["wieldoppen zwart", { in: "wieldoppen", has: { color: "zwart" } }],
    ["15 inch", { in: "wieldoppen", has: { color: "zwart", Wielmaat: "15 inch" } }],
    ["oh nee wacht, het moet 16 inch zijn", { in: "wieldoppen", has: { color: "zwart", Wielmaat: "16 inch" } }],
  ],
  [
    ["kattenbak met kap", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["met geurfilter erin", { in: "kattenbakken", has: { Uitvoering: "Met kap", Geurfilter: "Ja" } }],
    ["max 25 euro", { in: "kattenbakken", max: 25, has: { Uitvoering: "Met kap", Geurfilter: "Ja" } }],
    [
      "mag ook een open bak zijn hoor",
      { in: "kattenbakken", max: 25, has: { Uitvoering: ["Met kap", "Open"], Geurfilter: "Ja" } },
    ],
  ],
  [
    ["konijnenhok met uitloop", { in: "konijnenhokken", has: { Uitloop: "Ja" } }],
    ["doe maar een krabpaal in plaats daarvan", { in: "krabpalen" }],
    ["van ebi of trixie", { in: "krabpalen", has: { brand: ["Ebi", "Trixie"] } }],
  ],
  [
    ["een keyboard voor bij de pc, geen snoer", { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos" } }],
    [
      "mechanische toetsen",
      { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Toetstype: "Mechanisch" } },
    ],
    [
      "compact formaat en onder de 100",
      {
        in: "toetsenborden-en-muizen",
        max: 100,
        has: { Verbinding: "Draadloos", Toetstype: "Mechanisch", Formaat: "Compact" },
      },
    ],
  ],
  [
    ["fairphone", { in: "smartphones", has: { brand: "Fairphone" } }],
    ["met 256 gb of meer", { in: "smartphones", has: { brand: "Fairphone" }, number: { Opslag: [256, null] } }],
    ["liever toch een google", { in: "smartphones", has: { brand: "Google" } }],
  ],
  [
    ["wat is bij jullie de allerduurste airfryer", { in: "airfryers", extreme: "dearest" }],
    ["haha nee, goedkoper graag", { in: "airfryers", below: "1.1" }],
  ],
  [
    ["notitieboek, formaat a5", { in: "notitieboeken", has: { Formaat: "A5" } }],
    ["met puntjes", { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Gestippeld" } }],
    ["hoeveel bladzijden heeft nummer 2?", { quotes: "specification", field: /pagina/i, about: "2.2" }],
  ],
  [
    ["koekenpan 28 cm, geen tefal", { in: "koekenpannen", has: { Diameter: "28 cm" }, not: { brand: "Tefal" } }],
    ["30 mag ook", { in: "koekenpannen", has: { Diameter: ["28 cm", "30 cm"] }, not: { brand: "Tefal" } }],
    [
      "hij moet in de vaatwasser kunnen",
      {
        in: "koekenpannen",
        has: { Diameter: ["28 cm", "30 cm"], Vaatwasserbestendig: "Ja" },
        not: { brand: "Tefal" },
      },
    ],
  ],
  [
    ["Hoi! Sneakers voor mn vriendin, maat 38", { in: "damessneakers", has: { size: "38" } }],
    ["beige of wit", { in: "damessneakers", has: { size: "38", color: ["beige", "wit"] } }],
    ["ze heeft toch 39", { in: "damessneakers", has: { size: "39", color: ["beige", "wit"] } }],
    [
      "niet van graceland",
      { in: "damessneakers", has: { size: "39", color: ["beige", "wit"] }, not: { brand: "Graceland" } },
    ],
  ],
  [
    ["keyboard voor op de muziekschool, max 500", { in: "keyboards", max: 500 }],
    ["aanslaggevoelig", { in: "keyboards", max: 500, has: { Aanslaggevoelig: "Ja" } }],
    ["wat is het verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["feelgood roman", { in: "romans", has: { Genre: "Feelgood" } }],
    ["als luisterboek", { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Luisterboek" } }],
    ["doe toch maar paperback", { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Paperback" } }],
  ],
  [
    ["tuinstoelen die je kunt stapelen", { in: "tuinstoelen", has: { Stapelbaar: "Ja" } }],
    ["max 50 euro per stuk", { in: "tuinstoelen", max: 50, has: { Stapelbaar: "Ja" } }],
    ["kussen moet erbij zitten", { in: "tuinstoelen", max: 50, has: { Stapelbaar: "Ja", Kussen: "Inbegrepen" } }],
    [
      "prijs is toch niet zo belangrijk",
      { in: "tuinstoelen", has: { Stapelbaar: "Ja", Kussen: "Inbegrepen" }, unbounded: true },
    ],
  ],
  [
    ["bbq die op een gasfles werkt", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["nee toch op kolen", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ["met een thermometer", { in: "barbecues", has: { Brandstof: "Houtskool", Thermometer: "Ja" } }],
    ["voor hoeveel personen is de eerste?", { quotes: "specification", field: /personen/i, about: "3.1" }],
  ],
  [
    ["we zoeken een tafel om aan te eten, rond model", { in: "eettafels", has: { Vorm: "Rond" } }],
    ["eiken", { in: "eettafels", has: { Vorm: "Rond", Houtsoort: "Eiken" } }],
    ["ovaal kan ook nog", { in: "eettafels", has: { Vorm: ["Rond", "Ovaal"], Houtsoort: "Eiken" } }],
  ],
  [
    ["wasmachine van 8 kilo", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    ["energielabel a graag", { in: "wasmachines", has: { Vulgewicht: "8 kg", Energieklasse: "A" } }],
    ["hoeveel lawaai maakt de tweede?", { quotes: "specification", field: /geluid/i, about: "2.2" }],
  ],
  [
    ["spijkerbroek heren w32 l32", { in: "herenjeans", has: { size: "W32/L32" } }],
    ["geen zwarte", { in: "herenjeans", has: { size: "W32/L32" }, not: { color: "zwart" } }],
    ["onder de 60 euro", { in: "herenjeans", max: 60, has: { size: "W32/L32" }, not: { color: "zwart" } }],
    ["welke daarvan is het voordeligst?", { about: "3.cheapest" }],
  ],
  [
    ["espressoapparaat, halfautomaat", { in: "espressomachines", has: { "Type machine": "Halfautomaat" } }],
    [
      "of toch maar een volautomaat, tot 400",
      { in: "espressomachines", max: 400, has: { "Type machine": "Volautomaat" } },
    ],
    [
      "van philips of de'longhi",
      { in: "espressomachines", max: 400, has: { "Type machine": "Volautomaat", brand: ["Philips", "De'Longhi"] } },
    ],
  ],
  [
    ["accuboor van 18v", { in: "accuboormachines", has: { Spanning: "18V" } }],
    ["accu's heb ik al, dus zonder", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Zonder accu" } }],
    ["niet duurder dan 60", { in: "accuboormachines", max: 60, has: { Spanning: "18V", Inhoud: "Zonder accu" } }],
  ],
  [
    ["3-zits bank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    ["2,5 zits is ook goed", { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "2,5-zits"] } }],
    [
      "geen leer en tot 800 euro",
      { in: "bankstellen", max: 800, has: { Zitplaatsen: ["3-zits", "2,5-zits"] }, not: { Bekleding: "Leer" } },
    ],
  ],
  [
    [
      "televisie qled, vijfenvijftig inch mag ook groter",
      { in: "televisies", has: { Beeldtechniek: "Qled" }, number: { Schermgrootte: [55, null] } },
    ],
    ["kan je de eerste twee vergelijken", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["helm voor op de fiets, L", { in: "fietshelmen", has: { size: "L" } }],
    ["met een lichtje", { in: "fietshelmen", has: { size: "L", Verlichting: "Ja" } }],
    ["hoe zwaar is de eerste?", { quotes: "specification", field: /gewicht/i, about: "2.1" }],
  ],
  [
    ["hebben jullie elektrische steps", { none: true }],
    ["dan maar een gewone stadsfiets, damesframe", { in: "stadsfietsen", has: { Frame: "Damesframe" } }],
    [
      "met 3 of 7 versnellingen",
      { in: "stadsfietsen", has: { Frame: "Damesframe", Versnellingen: ["3 versnellingen", "7 versnellingen"] } },
    ],
  ],
  [
    ["droger met warmtepomp", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["laat eens wat anders zien dan deze", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, fresh: 1 }],
    ["500 tot 700 euro", { in: "wasdrogers", min: 500, max: 700, has: { Droogtechniek: "Warmtepompdroger" } }],
  ],
]);
