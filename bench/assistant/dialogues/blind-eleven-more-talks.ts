import { talks } from "../dialogue";

export const blindElevenMoreTalks = talks("blind eleven, held out, read since", [
  [
    ["monitor om op te gamen, 144 hz of meer", { in: "monitoren", number: { Verversingssnelheid: [144, null] } }],
    ["27 inch of groter", { in: "monitoren", number: { Verversingssnelheid: [144, null], Schermgrootte: [27, null] } }],
    [
      "geen samsung geen philips",
      {
        in: "monitoren",
        not: { brand: ["samsung", "philips"] },
        number: { Verversingssnelheid: [144, null], Schermgrootte: [27, null] },
      },
    ],
  ],
  [
    ["koekenpan 28", { in: "koekenpannen", has: { Diameter: "28 cm" } }],
    ["ik bedoel eigenlijk een pannenset", { in: "pannensets" }],
    ["rvs, en hij mag max 300 kosten", { in: "pannensets", max: 300, has: { Materiaal: "rvs" } }],
  ],
  [
    [
      "Mijn dochter wil gitaar leren. Heeft u klassieke gitaren?",
      { in: "gitaren", has: { "Type gitaar": "klassieke gitaar" } },
    ],
    [
      "Ze is pas acht, dus in 3/4 formaat",
      { in: "gitaren", has: { "Type gitaar": "klassieke gitaar", Formaat: "3/4" } },
    ],
    ["Zit er bij de eerste een hoes?", { about: "2.1", quotes: "specification", field: /hoes/i }],
  ],
  [
    ["damestrui", { in: "damestruien" }],
    ["M", { in: "damestruien", has: { size: "m" } }],
    ["L mag ook", { in: "damestruien", has: { size: ["m", "l"] } }],
    [
      "als t maar geen col is, daar krijg ik het benauwd van",
      { in: "damestruien", has: { size: ["m", "l"] }, not: { Halslijn: "coltrui" } },
    ],
  ],
  [
    ["televisies van 65 inch of meer", { in: "televisies", number: { Schermgrootte: [65, null] } }],
    [
      "lekker groot, maar bij nader inzien past hoogstens 55 op het kastje",
      { in: "televisies", number: { Schermgrootte: [null, 55] } },
    ],
    [
      "geen led maar oled of qled",
      { in: "televisies", number: { Schermgrootte: [null, 55] }, has: { Beeldtechniek: ["oled", "qled"] } },
    ],
    ["nu nog een soundbar erbij met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "ja" } }],
  ],
  [
    ["eettafel rond of ovaal", { in: "eettafels", has: { Vorm: ["rond", "ovaal"] } }],
    ["en daar stoelen bij, met armleuningen", { in: "eetkamerstoelen", has: { Armleuningen: "ja" } }],
    ["hoeveel kan de tweede stoel dragen", { about: "2.2", quotes: "specification", field: /draagkracht/i }],
  ],
  [
    ["accuboormachine", { in: "accuboormachines" }],
    [
      "18 volt met klopfunctie, ik moet in beton",
      { in: "accuboormachines", has: { Spanning: "18v", Klopfunctie: "ja" } },
    ],
    [
      "oh en de accu moet erbij zitten, een of twee maakt niet uit",
      { in: "accuboormachines", has: { Spanning: "18v", Klopfunctie: "ja" }, not: { Inhoud: "zonder accu" } },
    ],
  ],
  [
    ["lego", { has: { brand: "lego" } }],
    ["voor een jongen van 8", { in: "bouwsets", has: { brand: "lego" }, number: { Leeftijd: [null, 8] } }],
    ["mag ook een ander merk zijn, oma betaalt max 50", { in: "bouwsets", max: 50, number: { Leeftijd: [null, 8] } }],
  ],
  [
    ["Airfryer met dubbele lade.", { in: "airfryers", has: { "Dubbele lade": "ja" } }],
    ["Zwart of grijs.", { in: "airfryers", has: { "Dubbele lade": "ja", color: ["zwart", "grijs"] } }],
    ["En de magnetrons, wat heeft u daar zoal van staan?", { in: "magnetrons" }],
    ["alleen combi", { in: "magnetrons", has: { "Type magnetron": "combimagnetron" } }],
  ],
  [
    ["kattenbak met kap", { in: "kattenbakken", has: { Uitvoering: "met kap" } }],
    ["welke is de goedkoopste", { in: "kattenbakken", has: { Uitvoering: "met kap" } }],
    [
      "ga nog even terug naar alle kattenbakken, open vind ik ook goed",
      { in: "kattenbakken", has: { Uitvoering: ["met kap", "open"] } },
    ],
  ],
  [
    ["bed 160 bij 200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
    [
      "oeps verkeerd gemeten, 140 x 200 of 180 x 200",
      { in: "bedden", has: { Ligmaat: ["140 x 200 cm", "180 x 200 cm"] } },
    ],
    [
      "en dekbedovertrekken van 240 x 220, niet roze",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" }, not: { color: "roze" } },
    ],
  ],
  [
    ["wandelrugzak minimaal 50 liter voor een trektocht", { in: "wandelrugzakken", number: { Inhoud: [50, null] } }],
    ["vertel eens iets meer over de {name:1.1}", { about: "1.1" }],
    ["zit daar een regenhoes bij?", { about: "1.1", quotes: "specification", field: /regenhoes/i }],
  ],
  [
    ["dashcam voor en achter", { in: "dashcams", has: { Kanalen: "voor en achter" } }],
    ["alleen voor is ook goed hoor, zolang er nachtzicht op zit", { in: "dashcams", has: { Nachtzicht: "ja" } }],
  ],
  [
    ["handtasje van echt leer, voor mezelf als cadeautje", { in: "handtassen", has: { Materiaal: "leer" } }],
    [
      "crossbody of schouder",
      { in: "handtassen", has: { Materiaal: "leer", "Type tas": ["crossbodytas", "schoudertas"] } },
    ],
    [
      "suède vind ik ook mooi",
      { in: "handtassen", has: { Materiaal: ["leer", "suède"], "Type tas": ["crossbodytas", "schoudertas"] } },
    ],
    [
      "in elk geval geen rode",
      {
        in: "handtassen",
        not: { color: "rood" },
        has: { Materiaal: ["leer", "suède"], "Type tas": ["crossbodytas", "schoudertas"] },
      },
    ],
    [
      "liefst tussen 50 en 200 euro",
      {
        in: "handtassen",
        min: 50,
        max: 200,
        not: { color: "rood" },
        has: { Materiaal: ["leer", "suède"], "Type tas": ["crossbodytas", "schoudertas"] },
      },
    ],
  ],
  [
    ["espressomachine volautomaat", { in: "espressomachines", has: { "Type machine": "volautomaat" } }],
    ["boven de 500 hoef ik niet te zien", { in: "espressomachines", max: 500, has: { "Type machine": "volautomaat" } }],
    [
      "sorteer van klein naar groot waterreservoir",
      { in: "espressomachines", max: 500, has: { "Type machine": "volautomaat" }, rising: "Waterreservoir" },
    ],
  ],
  [
    [
      "stadsfiets herenframe, ik ben lang dus 61 of 57",
      { in: "stadsfietsen", has: { Frame: "herenframe", Maat: ["61 cm", "57 cm"] } },
    ],
    [
      "met versnellingen graag, 3 of 7",
      {
        in: "stadsfietsen",
        has: { Frame: "herenframe", Maat: ["61 cm", "57 cm"], Versnellingen: ["3 versnellingen", "7 versnellingen"] },
      },
    ],
    [
      "die versnellingen zijn bij nader inzien niet nodig hier in de polder",
      { in: "stadsfietsen", has: { Frame: "herenframe", Maat: ["61 cm", "57 cm"] } },
    ],
    ["helm erbij met mips", { in: "fietshelmen", has: { Mips: "met" } }],
    ["maat L heb ik", { in: "fietshelmen", has: { Mips: "met", size: "l" } }],
    ["wit of groen vind ik netjes", { in: "fietshelmen", has: { Mips: "met", size: "l", color: ["wit", "groen"] } }],
  ],
]);
