import { talks } from "../dialogue";

export const blindNineTalks = talks("blind nine, held out, read since", [
  [
    ["goeiedag, een televisie graag", { in: "televisies" }],
    ["50 inch past precies op het kastje", { in: "televisies", has: { Schermgrootte: "50 inch" } }],
    ["en onder de 1200 euro", { in: "televisies", has: { Schermgrootte: "50 inch" }, max: 1200 }],
    ["hoeveel hdmi poorten heeft de eerste?", { about: "3.1", quotes: "specification", field: /hdmi/i }],
  ],
  [
    ["zoek wasmachine, stil, max 72 db", { in: "wasmachines", number: { Geluidsniveau: [null, 72] } }],
    [
      "en het moet ook betaalbaar blijven dus niet boven de 800",
      { in: "wasmachines", number: { Geluidsniveau: [null, 72] }, max: 800 },
    ],
    [
      "toch maar geen limiet aan de prijs, als ie maar stil is",
      { in: "wasmachines", number: { Geluidsniveau: [null, 72] }, unbounded: true },
    ],
  ],
  [
    ["Ik zoek een bluetooth speaker voor op de camping", { in: "bluetooth-speakers" }],
    ["hij moet wel 24 uur meegaan op de accu", { in: "bluetooth-speakers", has: { Accuduur: "24 uur" } }],
    [
      "als het maar geen zwarte is, ik hou van kleur",
      { in: "bluetooth-speakers", has: { Accuduur: "24 uur" }, not: { color: "zwart" } },
    ],
  ],
  [
    ["wat is de duurste smartphone", { in: "smartphones", extreme: "dearest" }],
    ["pff. iets goedkopers dan die dan", { in: "smartphones", below: "1.1" }],
    ["doe maar een samsung of een google", { in: "smartphones", has: { brand: ["Samsung", "Google"] }, below: "1.1" }],
  ],
  [
    ["koelkast met vriezer, no frost", { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" } }],
    ["wat is het verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
    ["en hoe hoog is de tweede", { about: "1.2", quotes: "specification", field: /hoogte/i }],
  ],
  [
    ["damessneakers maat 39", { in: "damessneakers", has: { size: "39" } }],
    ["oeps nee, 38 bedoel ik", { in: "damessneakers", has: { size: "38" } }],
    ["met veters", { in: "damessneakers", has: { size: "38", Sluiting: "Veters" } }],
    ["maakt eigenlijk niet uit hoe ze sluiten", { in: "damessneakers", has: { size: "38" } }],
  ],
  [
    ["ik zoek een cadeautje voor een geboorte, een knuffel", { in: "knuffels" }],
    ["Moet geschikt zijn vanaf 0 jaar natuurlijk.", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } }],
    ["onder de 40 euro", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" }, max: 40 }],
  ],
  [
    ["stofzuiger, zo'n steelding", { in: "steelstofzuigers" }],
    ["lichter dan 3 kilo, ik heb last van mijn pols", { in: "steelstofzuigers", number: { Gewicht: [null, 3] } }],
    ["laat eens wat andere zien", { in: "steelstofzuigers", number: { Gewicht: [null, 3] }, fresh: 2 }],
  ],
  [
    ["espressomachine volautomaat", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    [
      "met melkreservoir erbij",
      { in: "espressomachines", has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" } },
    ],
    [
      "hm laat dat van die melk maar zitten, ik drink toch zwart. wel onder de 700",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 700 },
    ],
  ],
  [
    ["Heeft u airfryers?", { in: "airfryers" }],
    ["met een dubbele lade, dan kan de friet apart", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    ["welke kleur heeft de {name:2.1}", { about: "2.1", quotes: "specification", field: /kleur/i }],
    ["ok. doe mij eens magnetrons in plaats daarvan", { in: "magnetrons" }],
    ["vrijstaand", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" } }],
  ],
  [
    ["t-shirt heren xl", { in: "heren-t-shirts", has: { size: "XL" } }],
    ["v hals", { in: "heren-t-shirts", has: { size: "XL", Halslijn: "V-hals" } }],
    ["of nee toch rond", { in: "heren-t-shirts", has: { size: "XL", Halslijn: "Ronde hals" } }],
  ],
  [
    ["winterjas voor mijn dochtertje maat 116", { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } }],
    ["een tussenjas mag ook wel", { in: "kinderjassen", has: { size: "116", Seizoen: ["Winterjas", "Tussenjas"] } }],
  ],
  [
    ["rugzak voor naar school met laptopvak 15,6", { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" } }],
    [
      "minstens 24 liter want hij sleept alles mee",
      { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, number: { Inhoud: [24, null] } },
    ],
    [
      "geen eastpak, die heeft iedereen al",
      {
        in: "rugzakken",
        has: { Laptopvak: "Laptopvak 15,6 inch" },
        number: { Inhoud: [24, null] },
        not: { brand: "Eastpak" },
      },
    ],
    ["Hoe zwaar is de bovenste?", { about: "3.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["monitor 27 inch qhd", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "QHD" } }],
    ["4k mag ook", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: ["QHD", "4K"] } }],
    ["tot 500 euro", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: ["QHD", "4K"] }, max: 500 }],
  ],
  [
    ["Ik wil graag een laserprinter.", { in: "printers", has: { Printtechniek: "Laser" } }],
    ["kan de eerste dubbelzijdig printen?", { about: "1.1", quotes: "specification", field: /dubbelzijdig/i }],
    ["laser hoeft niet per se, als ie maar onder de 150 blijft", { in: "printers", max: 150 }],
  ],
  [
    ["eetkamerstoelen met armleuning", { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } }],
    [
      "velours of ribstof vind ik mooi",
      { in: "eetkamerstoelen", has: { Armleuningen: "Ja", Bekleding: ["Velours", "Ribstof"] } },
    ],
    ["zijn er nog tafels bij, eettafels bedoel ik", { in: "eettafels" }],
    ["voor 6 personen", { in: "eettafels", has: { Personen: "6" } }],
    ["van hout onderstel graag", { in: "eettafels", has: { Personen: "6", Onderstel: "Hout" } }],
  ],
  [
    ["boormachine op accu 18v", { in: "accuboormachines", has: { Spanning: "18V" } }],
    ["liefst met 2 accus erbij", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } }],
    [
      "of 1 accu, ook prima",
      { in: "accuboormachines", has: { Spanning: "18V", Inhoud: ["Met 1 accu", "Met 2 accu's"] } },
    ],
    ["welk koppel heeft de tweede", { about: "3.2", quotes: "specification", field: /koppel/i }],
  ],
]);
