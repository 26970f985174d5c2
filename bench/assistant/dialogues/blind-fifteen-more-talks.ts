import { talks } from "../dialogue";

export const blindFifteenMoreTalks = talks("blind fifteen, held out, read since", [
  [
    ["gitaar voor beginners, klassiek", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } }],
    [
      "mn dochter is 8 dus driekwart formaat",
      {
        in: "gitaren",
        has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" },
      },
    ],
    ["zit er een hoes bij de eerste?", { quotes: "specification", field: /hoes/i, about: "2.1" }],
  ],
  [
    [
      "horloge heren of unisex maakt niet uit, automatisch uurwerk",
      {
        in: "horloges",
        has: { Uurwerk: "Automatisch" },
      },
    ],
    ["quartz is ook prima hoor. als de band maar van leer is", { in: "horloges", has: { Band: "Leren band" } }],
    ["tussen 100 en 250", { in: "horloges", has: { Band: "Leren band" }, min: 100, max: 250 }],
    ["tot 300 dan", { in: "horloges", has: { Band: "Leren band" }, max: 300 }],
  ],
  [
    ["kattebak met deksel, dus een kap", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["Nee laat maar, eerst een krabpaal.", { in: "krabpalen" }],
    [
      "onze kater is een dikke van 10 kilo, dus eentje die 12 kg aankan",
      {
        in: "krabpalen",
        has: { "Max. gewicht kat": "12 kg" },
      },
    ],
  ],
  [
    ["ik zoek een roman, geen luisterboek", { in: "romans", not: { Uitvoering: "Luisterboek" } }],
    ["Historisch!", { in: "romans", not: { Uitvoering: "Luisterboek" }, has: { Genre: "Historische roman" } }],
    [
      "feelgood mag ook",
      {
        in: "romans",
        not: { Uitvoering: "Luisterboek" },
        has: { Genre: ["Historische roman", "Feelgood"] },
      },
    ],
  ],
  [
    ["boormachine op accu 18 volt", { in: "accuboormachines", has: { Spanning: "18V" } }],
    [
      "moet ook in steen kunnen dus met klopfunctie",
      {
        in: "accuboormachines",
        has: { Spanning: "18V", Klopfunctie: "Ja" },
      },
    ],
    [
      "makita of dewalt",
      {
        in: "accuboormachines",
        has: { Spanning: "18V", Klopfunctie: "Ja", brand: ["Makita", "DeWALT"] },
      },
    ],
    [
      "merk boeit me eigenlijk niet, wel onder de 200",
      {
        in: "accuboormachines",
        has: { Spanning: "18V", Klopfunctie: "Ja" },
        max: 200,
      },
    ],
  ],
  [
    [
      "Mijn man heeft gevoelige oren. Welke vaatwassers zijn 42 decibel of stiller?",
      {
        in: "vaatwassers",
        number: { Geluidsniveau: [null, 42] },
      },
    ],
    [
      "Hij moet tussen de kastjes, helemaal ingebouwd dus.",
      {
        in: "vaatwassers",
        number: { Geluidsniveau: [null, 42] },
        has: { Plaatsing: "Volledig geïntegreerd" },
      },
    ],
  ],
  [
    ["kinderwagen", { in: "kinderwagens" }],
    ["die met 1 hand in te klappen is", { in: "kinderwagens", has: { "Met één hand inklapbaar": "Ja" } }],
    [
      "en graag luchtbanden",
      {
        in: "kinderwagens",
        has: { "Met één hand inklapbaar": "Ja", Wielen: "Luchtbanden" },
      },
    ],
    [
      "nou ja, laat die banden maar zitten. niet roze",
      {
        in: "kinderwagens",
        has: { "Met één hand inklapbaar": "Ja" },
        not: { color: "roze" },
      },
    ],
  ],
  [
    ["Wat kost verzending bij jullie?", { quotes: "policy" }],
    ["oke. doe dan maar een waterkoker van glas", { in: "waterkokers", has: { Materiaal: "Glas" } }],
    ["glas of rvs", { in: "waterkokers", has: { Materiaal: ["Glas", "Rvs"] } }],
  ],
  [
    ["jurk met bloemen, maxi", { in: "jurken", has: { Patroon: "Bloemenprint", Lengte: "Maxi" } }],
    ["midi is ook goed", { in: "jurken", has: { Patroon: "Bloemenprint", Lengte: ["Maxi", "Midi"] } }],
    [
      "hoe warm mag je de eerste wassen",
      {
        quotes: "specification",
        field: /wastemperatuur/i,
        about: "1.1",
      },
    ],
    ["fijn. En nu een trui voor mezelf, coltrui", { in: "damestruien", has: { Halslijn: "Coltrui" } }],
  ],
  [
    ["barbecue gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["of toch kolen? ja, houtskool, veel lekkerder", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    [
      "we zijn met acht man of soms meer",
      {
        in: "barbecues",
        has: { Brandstof: "Houtskool" },
        number: { Personen: [8, null] },
      },
    ],
  ],
  [
    [
      "Goedemorgen, hebt u hondenbrokken voor een oudere hond?",
      {
        in: "hondenvoer",
        has: { Voersoort: "Brokken", "Leeftijd hond": "Senior" },
      },
    ],
    [
      "O, en natvoer mag u er ook bij laten zien, dat kauwt makkelijker.",
      {
        in: "hondenvoer",
        has: { Voersoort: ["Brokken", "Natvoer"], "Leeftijd hond": "Senior" },
      },
    ],
  ],
  [
    [
      "gezichtscreme droge huid zonder parfum",
      {
        in: "gezichtscremes",
        has: { Huidtype: "Droog", Parfum: "Zonder" },
      },
    ],
    ["max 40 euro", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" }, max: 40 }],
    [
      "nu hetzelfde maar voor gevoelige huid",
      {
        in: "gezichtscremes",
        has: { Huidtype: "Gevoelig", Parfum: "Zonder" },
        max: 40,
      },
    ],
  ],
  [
    [
      "switch of playstation voor mn broertje, als het maar een spelcomputer van nintendo of sony is",
      {
        in: "spelcomputers",
        has: { brand: ["Nintendo", "Sony"] },
      },
    ],
    [
      "eentje waar een spel bij zit",
      {
        in: "spelcomputers",
        has: { brand: ["Nintendo", "Sony"], Bundel: "Met spel" },
      },
    ],
    ["komt die eerste over een maand nog een tientje lager in prijs?", { honest: true }],
  ],
  [
    ["heren t-shirt", { in: "heren-t-shirts" }],
    ["v hals, wit of grijs", { in: "heren-t-shirts", has: { Halslijn: "V-hals", color: ["wit", "grijs"] } }],
    [
      "oh en slim fit staat me niet",
      {
        in: "heren-t-shirts",
        has: { Halslijn: "V-hals", color: ["wit", "grijs"] },
        not: { Pasvorm: "Slim fit" },
      },
    ],
    [
      "kleur maakt eigenlijk niks uit",
      {
        in: "heren-t-shirts",
        has: { Halslijn: "V-hals" },
        not: { Pasvorm: "Slim fit" },
      },
    ],
    [
      "begin maar opnieuw: een herenjeans, straight fit",
      {
        in: "herenjeans",
        has: { Pasvorm: "Straight fit" },
      },
    ],
  ],
  [
    ["monitor 4k", { in: "monitoren", has: { Resolutie: "4K" } }],
    ["27 of 32 inch", { in: "monitoren", has: { Resolutie: "4K", Schermgrootte: ["27 inch", "32 inch"] } }],
    ["hoeveel hertz is de tweede?", { quotes: "specification", field: /verversing/i, about: "2.2" }],
    ["welke van de eerste twee is goedkoper?", { compares: ["2.1", "2.2"] }],
    [
      "en qhd in plaats van 4k?",
      {
        in: "monitoren",
        has: { Resolutie: "QHD", Schermgrootte: ["27 inch", "32 inch"] },
      },
    ],
    [
      "niet van samsung graag",
      {
        in: "monitoren",
        has: { Resolutie: "QHD", Schermgrootte: ["27 inch", "32 inch"] },
        not: { brand: "Samsung" },
      },
    ],
  ],
  [
    [
      "Wij willen een bankstel van stof met ribbeltjes, ribstof dus",
      {
        in: "bankstellen",
        has: { Bekleding: "Ribstof" },
      },
    ],
    [
      "mijn knieën zijn slecht: de zit moet 45 centimeter hoog zijn of hoger",
      {
        in: "bankstellen",
        has: { Bekleding: "Ribstof" },
        number: { Zithoogte: [45, null] },
      },
    ],
    [
      "Bekleding laat ik los, als hij maar zo hoog is",
      {
        in: "bankstellen",
        number: { Zithoogte: [45, null] },
      },
    ],
  ],
]);
