import { talks } from "../dialogue";

/** Shoppers written from the catalogue alone: whole conversations, shop A. */
export const blindSevenTalks = talks("blind seven, held out, read since", [
  [
    [
      "hoi ik zoek een tv voor de slaapkamer, 32 of 43 inch",
      { in: "televisies", has: { Schermgrootte: ["32 inch", "43 inch"] } },
    ],
    ["hoeveel hdmi poorten heeft de tweede?", { quotes: "specification", field: /hdmi/i, about: "1.2" }],
    [
      "ok. laat er nog eens een paar zien, maar dan onder de 700",
      { in: "televisies", has: { Schermgrootte: ["32 inch", "43 inch"] }, max: 700 },
    ],
  ],
  [
    ["wasmachine", { in: "wasmachines" }],
    ["8 kg of meer", { in: "wasmachines", number: { Vulgewicht: [8, null] } }],
    ["geen antraciet en geen zwarte", { in: "wasmachines", number: { Vulgewicht: [8, null] }, has: { color: "wit" } }],
    [
      "en 1400 toeren of meer",
      { in: "wasmachines", number: { Vulgewicht: [8, null], Toerental: [1400, null] }, has: { color: "wit" } },
    ],
  ],
  [
    [
      "Ik wil een smartphone met 128 GB, o nee doe maar 256 GB, dat is met al die foto's wel zo fijn.",
      { in: "smartphones", has: { Opslag: "256 GB" } },
    ],
    [
      "liefst geen Apple... nee laat ik het zo zeggen: beslist geen Apple",
      { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "Apple" } },
    ],
    ["En hooguit 800 euro.", { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "Apple" }, max: 800 }],
  ],
  [
    ["espressomachine volautomaat", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    ["wat is het verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
    [
      "hm. toch andere, ik wil er een met melkreservoir",
      { in: "espressomachines", has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" } },
    ],
  ],
  [
    ["welke elektrische fiets is bij jullie het duurst", { in: "elektrische-fietsen", extreme: "dearest" }],
    ["haha nee, dat is mij veel te gortig. goedkoper dan die graag", { in: "elektrische-fietsen", below: "1.1" }],
    ["met middenmotor, maximaal 2000 euro", { in: "elektrische-fietsen", has: { Motor: "Middenmotor" }, max: 2000 }],
  ],
  [
    ["tent 2 of 3 personen", { in: "tenten", has: { Slaapplaatsen: ["2-persoons", "3-persoons"] } }],
    [
      "we gaan op de fiets dus zet de lichtste vooraan",
      { in: "tenten", has: { Slaapplaatsen: ["2-persoons", "3-persoons"] }, rising: "Gewicht" },
    ],
    ["oke en nu nog een slaapzak, mummiemodel", { in: "slaapzakken", has: { Vorm: "Mummiemodel" } }],
    [
      "niet te zwaar: hooguit anderhalve kilo",
      { in: "slaapzakken", has: { Vorm: "Mummiemodel" }, number: { Gewicht: [null, 1.5] } },
    ],
  ],
  [
    ["laptop 14 inch", { in: "laptops", has: { Schermgrootte: "14 inch" } }],
    ["mag ook groter zijn hoor", { in: "laptops", number: { Schermgrootte: [14, null] } }],
    ["tussen 500 en 1000 euro", { in: "laptops", number: { Schermgrootte: [14, null] }, min: 500, max: 1000 }],
    [
      "laat die prijs maar los, als ie maar 16 gb of meer werkgeheugen heeft",
      { in: "laptops", number: { Schermgrootte: [14, null], Werkgeheugen: [16, null] }, unbounded: true },
    ],
  ],
  [
    ["jurk maat 42", { in: "jurken", has: { size: "42" } }],
    ["niet van polyester", { in: "jurken", has: { size: "42" }, not: { Materiaal: "Polyester" } }],
    [
      "oh ik zie net in de spiegel, doe toch maar maat 44",
      { in: "jurken", has: { size: "44" }, not: { Materiaal: "Polyester" } },
    ],
  ],
  [
    [
      "Zwarte koptelefoon, over-ear alstublieft",
      { in: "koptelefoons", has: { color: "zwart", Draagwijze: "Over-ear" } },
    ],
    ["wat weegt de eerste", { quotes: "specification", field: /gewicht/i, about: "1.1" }],
    ["en hoelang doet de accu het daarvan?", { quotes: "specification", field: /accuduur/i, about: "1.1" }],
    [
      "kleur mag ook iets anders zijn, maar niet duurder dan 250",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear" }, max: 250 },
    ],
  ],
  [
    ["vaatwasser max 800", { in: "vaatwassers", max: 800 }],
    [
      "stil ding graag hij staat in de open keuken, 44 db of minder",
      { in: "vaatwassers", max: 800, number: { Geluidsniveau: [null, 44] } },
    ],
    [
      "ik kan toch wat meer uitgeven, tot 1000",
      { in: "vaatwassers", max: 1000, number: { Geluidsniveau: [null, 44] } },
    ],
  ],
  [
    ["ik wil een puzzel", { in: "puzzels" }],
    ["eentje van 500 stukjes", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } }],
    ["of nee, 1000 is leuker", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    [
      "eigenlijk toch liever een bordspel. coöperatief graag",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" } },
    ],
  ],
  [
    ["bureaustoel en hij moet een hoge rug hebben", { in: "bureaustoelen", has: { Rugleuning: "Hoge rug" } }],
    ["wat kost de eerste precies", { quotes: "offer", about: "1.1" }],
    ["En een bureau erbij, elektrisch verstelbaar.", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ],
  [
    ["damessneakers onder de 130", { in: "damessneakers", max: 130 }],
    ["heb je nog andere", { in: "damessneakers", max: 130, fresh: 1 }],
    ["vergeten te zeggen ik heb maat 38", { in: "damessneakers", max: 130, has: { size: "38" } }],
    ["ok en dan enkellaarzen in dezelfde maat", { in: "enkellaarzen", has: { size: "38" } }],
  ],
  [
    [
      "ja hallo ik ben op zoek naar een stofzuiger zonder snoer zo een steelstofzuiger en die moet ook kunnen dweilen",
      { in: "steelstofzuigers", has: { Dweilfunctie: "Ja" } },
    ],
    [
      "dat dweilen hoeft bij nader inzien niet maar wel een hepa filter vanwege mijn allergie",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" } },
    ],
    [
      "ik wil er maximaal driehonderdvijftig euro aan uitgeven",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, max: 350 },
    ],
  ],
  [
    ["koelkast met vriezer, 60 breed", { in: "koel-vriescombinaties", has: { Breedte: "60 cm" } }],
    ["300 liter of meer", { in: "koel-vriescombinaties", number: { Inhoud: [300, null] } }],
    [
      "graag in rvs of zwart",
      { in: "koel-vriescombinaties", number: { Inhoud: [300, null] }, has: { color: ["rvs", "zwart"] } },
    ],
    [
      "sorteer op geluid, de stilste eerst",
      {
        in: "koel-vriescombinaties",
        number: { Inhoud: [300, null] },
        has: { color: ["rvs", "zwart"] },
        rising: "Geluidsniveau",
      },
    ],
  ],
  [
    ["bouwset voor vanaf 6 jaar", { in: "bouwsets", has: { Leeftijd: "Vanaf 6 jaar" } }],
    [
      "geen lego, dat hebben ze al genoeg",
      { in: "bouwsets", has: { Leeftijd: "Vanaf 6 jaar" }, not: { brand: "LEGO" } },
    ],
    [
      "mag niet meer dan 80 kosten",
      { in: "bouwsets", has: { Leeftijd: "Vanaf 6 jaar" }, not: { brand: "LEGO" }, max: 80 },
    ],
  ],
  [
    ["barbecue op kolen", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ["toch liever gas, gaat sneller", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["en met een thermometer", { in: "barbecues", has: { Brandstof: "Gas", Thermometer: "Ja" } }],
  ],
  [
    ["herenjas winter", { in: "herenjassen", has: { Seizoen: "Winterjas" } }],
    ["capuchon is verplicht", { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" } }],
    [
      "wat als ik ook softshell goed vind",
      { in: "herenjassen", has: { Seizoen: ["Winterjas", "Softshelljas"], Capuchon: "Ja" } },
    ],
  ],
  [
    [
      "Goedenavond. Heeft u gitaren voor beginners? Klassiek, onder de 300 euro.",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" }, max: 300 },
    ],
    [
      "Mijn kleindochter is 8, dus formaat 3/4 graag.",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" }, max: 300 },
    ],
    ["Dank u. Hebt u trouwens ook keyboards met 61 toetsen?", { in: "keyboards", has: { Toetsen: "61 toetsen" } }],
  ],
  [
    ["actioncamera", { in: "actioncameras" }],
    ["hoe zwaar is de goedkoopste van deze", { quotes: "specification", field: /gewicht/i, about: "1.cheapest" }],
    [
      "ik duik ermee, hij moet minstens 10 meter diep kunnen",
      { in: "actioncameras", number: { Waterdichtheid: [10, null] } },
    ],
  ],
  [
    ["dekbedovertrek eenpersoons 140x220", { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm" } }],
    ["sorry, tweepersoons bedoel ik: 200x220", { in: "dekbedovertrekken", has: { "Maat overtrek": "200 x 220 cm" } }],
    [
      "geen flanel, te warm",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "200 x 220 cm" }, not: { Stof: "Flanel" } },
    ],
    ["en sierkussens erbij, 45x45", { in: "sierkussens", has: { Afmeting: "45 x 45 cm" } }],
    ["groen of beige", { in: "sierkussens", has: { Afmeting: "45 x 45 cm", color: ["groen", "beige"] } }],
    ["nog even over kussens, kleur is toch om het even", { in: "sierkussens", has: { Afmeting: "45 x 45 cm" } }],
  ],
  [
    ["tablet 11 inch of groter", { in: "tablets", number: { Schermgrootte: [11, null] } }],
    ["is de {name:1.1} volgend jaar in prijs gezakt denk je?", { honest: true }],
    [
      "laat dan tablets zien tot 500, weer minimaal 11 inch",
      { in: "tablets", number: { Schermgrootte: [11, null] }, max: 500 },
    ],
  ],
  [
    ["pannenset rvs", { in: "pannensets", has: { Materiaal: "Rvs" } }],
    ["Uit hoeveel delen bestaat de {name:1.2}?", { quotes: "specification", field: /delen/i, about: "1.2" }],
    [
      "Ik heb ook een koksmes nodig, lemmet van 18 of 20 cm.",
      { in: "koksmessen", has: { Lemmet: ["18 cm", "20 cm"] } },
    ],
    ["Terug naar de pannensets: doe toch maar aluminium.", { in: "pannensets", has: { Materiaal: "Aluminium" } }],
  ],
]);
