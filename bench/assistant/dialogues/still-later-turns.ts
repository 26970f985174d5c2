import { talks } from "../dialogue";

export const stillLaterTurns = talks("later turns", [
  [
    ["Ik zoek een koksmes van damaststaal.", { in: "koksmessen", has: { Staalsoort: "Damaststaal" } }],
    [
      "Het lemmet mag 18 of 20 cm zijn.",
      { in: "koksmessen", has: { Staalsoort: "Damaststaal", Lemmet: ["18 cm", "20 cm"] } },
    ],
    ["Mag het eerste mes in de vaatwasser?", { about: "2.1", quotes: "specification", field: /vaatwasser/i }],
  ],
  [
    ["airfryer met 2 lades", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    [
      "ik woon alleen dus eigenlijk overdreven. 1 lade en klein, 3,5 of 4,2 liter",
      { in: "airfryers", has: { "Dubbele lade": "Nee", Inhoud: ["3,5 liter", "4,2 liter"] } },
    ],
    [
      "iets onder de 120?",
      { in: "airfryers", max: 120, has: { "Dubbele lade": "Nee", Inhoud: ["3,5 liter", "4,2 liter"] } },
    ],
  ],
  [
    ["combi magnetron", { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" } }],
    [
      "ik had vroeger een philips die was fijn maar goed. vrijstaand moet ie zijn",
      { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Vrijstaand" } },
    ],
    ["en ook nog een waterkoker van 1,7 liter", { in: "waterkokers", has: { Inhoud: "1,7 liter" } }],
  ],
  [
    ["3-zits bank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    [
      "geen leer, de kat krabt alles kapot",
      { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
    ],
    [
      "en zo'n zelfde soort 2 zitter voor ernaast, ook niet van leer",
      { in: "bankstellen", has: { Zitplaatsen: "2-zits" }, not: { Bekleding: "Leer" } },
    ],
  ],
  [
    ["eetkamerstoelen met armleuningen", { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } }],
    ["die schuiven niet onder de tafel. zonder dus", { in: "eetkamerstoelen", has: { Armleuningen: "Nee" } }],
    [
      "hoeveel kilo kan er op de {name:2.2}? mijn broer is nogal fors",
      { about: "2.2", quotes: "specification", field: /draagkracht/i },
    ],
    ["prima. dan nu de tafel: eettafel voor 8 man", { in: "eettafels", has: { Personen: "8" } }],
  ],
  [
    ["Hanglamp industriële stijl", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
    [
      "Mijn vrouw wil liever Scandinavisch of landelijk...",
      { in: "hanglampen", has: { Stijl: ["Scandinavisch", "Landelijk"] } },
    ],
    [
      "zij wint. maar niet duurder dan 150",
      { in: "hanglampen", max: 150, has: { Stijl: ["Scandinavisch", "Landelijk"] } },
    ],
  ],
  [
    ["bed 160 bij 200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
    ["180x200 is toch lekkerder", { in: "bedden", has: { Ligmaat: "180 x 200 cm" } }],
    ["zit er bij de eerste een matras bij?", { about: "2.1", quotes: "specification", field: /matras/i }],
    [
      "oke. dan nog een dekbed overtrek 240 x 220",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } },
    ],
  ],
  [
    ["krabpaal", { in: "krabpalen" }],
    ["de hoogste eerst", { in: "krabpalen", falling: "Hoogte" }],
    ["oh zo hoog? mijn plafond is schuin, tot 110 cm maar", { in: "krabpalen", number: { Hoogte: [null, 110] } }],
    [
      "Hij weegt 7 kilo, de dikkerd",
      { in: "krabpalen", number: { Hoogte: [null, 110], "Max. gewicht kat": [7, null] } },
    ],
  ],
]);
