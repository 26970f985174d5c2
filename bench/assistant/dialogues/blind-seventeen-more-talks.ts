import { talks } from "../dialogue";

export const blindSeventeenMoreTalks = talks("blind seventeen, held out, read since", [
  [
    ["wat kost de goedkoopste smartphone bij jullie", { in: "smartphones", extreme: "cheapest" }],
    ["en eentje met oled scherm?", { in: "smartphones", has: { Schermtype: "Oled" } }],
    ["blauw", { in: "smartphones", has: { Schermtype: "Oled", color: "blauw" } }],
    ["kleur is toch niet belangrijk, wel 256 gb", { in: "smartphones", has: { Schermtype: "Oled", Opslag: "256 GB" } }],
  ],
  [
    ["grasmaaier op accu voor een klein tuintje", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["eigenlijk lijkt zo'n robot me handiger, mijn rug hè", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    ["Hoeveel vierkante meter haalt de eerste?", { about: "2.1", quotes: "specification", field: /oppervlakte/i }],
  ],
  [
    ["bbq op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["nee houtskool, dat smaakt beter", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ["rooster 47", { in: "barbecues", has: { Brandstof: "Houtskool", Rooster: "47 cm" } }],
  ],
  [
    ["Ik zoek een gezichtscrème voor de gevoelige huid.", { in: "gezichtscremes", has: { Huidtype: "Gevoelig" } }],
    [
      "Zonder parfum, daar krijg ik uitslag van.",
      { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
    ],
  ],
  [
    ["koelkast met vriesvak no frost", { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" } }],
    [
      "minstens 300 liter, we zijn met z'n vijven",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Inhoud: [300, null] } },
    ],
    [
      "zet die met de grootste inhoud bovenaan",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Inhoud: [300, null] }, falling: "Inhoud" },
    ],
  ],
  [
    ["bosch vaatwassers", { in: "vaatwassers", has: { brand: "bosch" } }],
    ["niet bosch maar juist alles behalve bosch, zei mijn zoon", { in: "vaatwassers", not: { brand: "bosch" } }],
    ["besteklade wil ik er ook in", { in: "vaatwassers", not: { brand: "bosch" }, has: { Besteklade: "Ja" } }],
  ],
  [
    ["boormachine 18 volt", { in: "accuboormachines", has: { Spanning: "18V" } }],
    ["met 2 accus erbij", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } }],
    ["wat is het koppel van de eerste", { about: "2.1", quotes: "specification", field: /koppel/i }],
    ["ok en een gereedschapskist, 222 delig", { in: "gereedschapskisten", has: { Inhoud: "222-delig" } }],
    [
      "hoeft niet zo veel, leeg is prima: zonder gereedschap",
      { in: "gereedschapskisten", has: { Inhoud: "Zonder gereedschap" } },
    ],
  ],
  [
    ["krabpaal minstens 1,5 meter hoog", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["Wordt de eerste volgende maand afgeprijsd denk je?", { honest: true }],
  ],
  [
    ["witte wasmachine", { in: "wasmachines", has: { color: "wit" } }],
    ["8 kilo of meer", { in: "wasmachines", has: { color: "wit" }, number: { Vulgewicht: [8, null] } }],
    ["onder de 700 aub", { in: "wasmachines", max: 700, has: { color: "wit" }, number: { Vulgewicht: [8, null] } }],
    [
      "vooruit, tot 900 mag ook",
      { in: "wasmachines", max: 900, has: { color: "wit" }, number: { Vulgewicht: [8, null] } },
    ],
    ["hoeveel lawaai maakt de eerste?", { about: "4.1", quotes: "specification", field: /geluid/i }],
    ["laat ook maar. drogers, energieklasse B", { in: "wasdrogers", has: { Energieklasse: "B" } }],
  ],
  [
    ["bouwset voor een kind van 6, niet van lego", { in: "bouwsets", not: { brand: "lego" } }],
    ["hooguit 50 euro", { in: "bouwsets", max: 50, not: { brand: "lego" } }],
    ["lego mag toch ook wel, zelfde budget", { in: "bouwsets", max: 50 }],
  ],
  [
    ["eau de toilette voor heren", { in: "herenparfums", has: { Concentratie: "Toilette" } }],
    ["100 ml flesje", { in: "herenparfums", has: { Concentratie: "Toilette", Inhoud: "100 ml" } }],
    ["nu voor mijn vrouw een eau de parfum", { in: "damesparfums", has: { Concentratie: "Parfum" } }],
    ["30 ml is genoeg", { in: "damesparfums", has: { Concentratie: "Parfum", Inhoud: "30 ml" } }],
  ],
  [
    ["bureaustoel voor thuis", { in: "bureaustoelen" }],
    ["zwart", { in: "bureaustoelen", has: { color: "zwart" } }],
    ["ja en wat kost die bovenste", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["romans hardcover", { in: "romans", has: { Uitvoering: "Hardcover" } }],
    ["mijn ogen worden slecht, doe maar luisterboeken", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
  ],
  [
    ["sloopjes nee sierkussens bedoel ik", { in: "sierkussens" }],
    ["teddystof", { in: "sierkussens", has: { Stof: "Teddystof" } }],
    ["terracotta is mooi bij de bank", { in: "sierkussens", has: { Stof: "Teddystof", color: "terracotta" } }],
  ],
]);
