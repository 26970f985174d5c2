import { talks } from "../dialogue";

export const furtherSpokenTurns = talks("later turns", [
  [
    ["kinderwagen 3 in 1", { in: "kinderwagens", has: { Uitvoering: "3-in-1" } }],
    ["kun je de bovenste met 1 hand inklappen?", { about: "1.1", quotes: "specification", field: /hand/i }],
    [
      "ok en met luchtbanden wat is er dan, wij lopen veel door het bos",
      { in: "kinderwagens", has: { Uitvoering: "3-in-1", Wielen: "Luchtbanden" } },
    ],
  ],
  [
    ["roman, hardcover", { in: "romans", has: { Uitvoering: "Hardcover" } }],
    [
      "Lezen gaat me slecht af de laatste tijd. Een luisterboek is beter",
      { in: "romans", has: { Uitvoering: "Luisterboek" } },
    ],
    [
      "niets historisch alstublieft",
      { in: "romans", has: { Uitvoering: "Luisterboek" }, not: { Genre: "Historische roman" } },
    ],
    ["wie heeft de eerste geschreven?", { about: "3.1", quotes: "specification", field: /auteur/i }],
  ],
  [
    ["akoestische gitaar", { in: "gitaren", has: { "Type gitaar": "Akoestische gitaar" } }],
    [
      "toch maar een klassieke, de juf zegt dat nylon zachter is voor de vingers",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } },
    ],
    ["in 3/4, ze is pas acht", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } }],
  ],
  [
    ["Winterbanden", { in: "autobanden", has: { Seizoen: "Winterband" } }],
    ["195/65 R15", { in: "autobanden", has: { Seizoen: "Winterband", Maat: "195/65 R15" } }],
    [
      "oei dat is van de vorige auto, moet 225/45 R17 zijn",
      { in: "autobanden", has: { Seizoen: "Winterband", Maat: "225/45 R17" } },
    ],
  ],
  [
    ["hondenvoer voor een puppy", { in: "hondenvoer", has: { "Leeftijd hond": "Puppy" } }],
    [
      "grote zak, 12 kilo of meer",
      { in: "hondenvoer", has: { "Leeftijd hond": "Puppy" }, number: { Gewicht: [12, null] } },
    ],
    [
      "en de oude hond krijgt seniorenvoer. mag een klein zakje zijn, tot 5 kg",
      { in: "hondenvoer", has: { "Leeftijd hond": "Senior" }, number: { Gewicht: [null, 5] } },
    ],
  ],
  [
    ["bureau voor thuiswerken", { in: "bureaus" }],
    ["zo een die elektrisch omhoog kan", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
    [
      "Hoeveel kan er op de eerste staan qua gewicht?",
      { about: "2.1", quotes: "specification", field: /draagkracht/i },
    ],
    ["en een bureaustoel, niet duurder dan 400", { in: "bureaustoelen", max: 400 }],
  ],
  [
    ["elektrische tandenborstel van Oral-B", { in: "elektrische-tandenborstels", has: { brand: "oral-b" } }],
    [
      "merk laat ik toch los. druksensor is belangrijk zei de tandarts",
      { in: "elektrische-tandenborstels", has: { Druksensor: "Ja" } },
    ],
    ["zwart of wit", { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", color: ["zwart", "wit"] } }],
  ],
  [
    ["stadsfiets damesframe", { in: "stadsfietsen", has: { Frame: "Damesframe" } }],
    [
      "wel met versnellingen, ik woon tegen de dijk",
      { in: "stadsfietsen", has: { Frame: "Damesframe" }, not: { Versnellingen: "Zonder versnellingen" } },
    ],
    ["En een fietshelm, medium of large", { in: "fietshelmen", has: { size: ["m", "l"] } }],
  ],
  [
    ["Backpack 50 liter", { in: "wandelrugzakken", has: { Inhoud: "50 liter" } }],
    ["Of groter", { in: "wandelrugzakken", number: { Inhoud: [50, null] } }],
    [
      "Regenhoes moet erbij zitten",
      { in: "wandelrugzakken", number: { Inhoud: [50, null] }, has: { Regenhoes: "Ja" } },
    ],
  ],
  [
    ["voetbal maat 5", { in: "voetballen", has: { Balmaat: "5" } }],
    ["de trainer appt net dat de pupillen met maatje 4 spelen", { in: "voetballen", has: { Balmaat: "4" } }],
    ["tot 40 eurootjes", { in: "voetballen", has: { Balmaat: "4" }, max: 40 }],
    ["prijs maakt me niks uit, opa betaalt", { in: "voetballen", has: { Balmaat: "4" }, unbounded: true }],
  ],
  [
    ["een familiespel", { in: "gezelschapsspellen", has: { Speltype: "Familiespel" } }],
    [
      "drie kwartier is wel de max, daarna gaan ze klieren",
      { in: "gezelschapsspellen", has: { Speltype: "Familiespel" }, number: { Speelduur: [null, 45] } },
    ],
    [
      "er wordt bij ons altijd ruzie gemaakt, dus doe maar coöperatief",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" }, number: { Speelduur: [null, 45] } },
    ],
  ],
  [
    ["luiertas als rugzak", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["heeft de eerste een isolatievak voor de flesjes", { about: "1.1", quotes: "specification", field: /isolatie/i }],
    ["heb je ook flesjes tegen krampjes, anti koliek dus", { in: "babyflessen", has: { Antikoliek: "Ja" } }],
    ["terug naar de luiertassen, onder de 120", { in: "luiertassen", max: 120 }],
  ],
  [
    ["accuboor 18 volt", { in: "accuboormachines", has: { Spanning: "18V" } }],
    [
      "Makita of dewalt. Rest is speelgoed",
      { in: "accuboormachines", has: { Spanning: "18V", brand: ["makita", "dewalt"] } },
    ],
    [
      "Accu's heb ik zat maar twee extra is nooit weg, dus met 2 accu's",
      { in: "accuboormachines", has: { Spanning: "18V", brand: ["makita", "dewalt"], Inhoud: "Met 2 accu's" } },
    ],
    ["toon er eens een gereedschapskist bij, van staal", { in: "gereedschapskisten", has: { Materiaal: "Staal" } }],
  ],
  [
    ["gasbarbecue", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["ach nee. houtskool, anders proef je niks", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    [
      "we zijn met 8 man, minder kan dus niet",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Personen: [8, null] } },
    ],
    ["hoe groot is het rooster van de eerste?", { about: "3.1", quotes: "specification", field: /rooster/i }],
  ],
]);
