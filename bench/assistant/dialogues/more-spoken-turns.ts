import { talks } from "../dialogue";

export const moreSpokenTurns = talks("later turns", [
  [
    ["Playstation 5", { in: "spelcomputers", has: { name: /playstation 5/ } }],
    ["de jongste roept nu dat het een nintendo moet worden", { in: "spelcomputers", has: { brand: "nintendo" } }],
    [
      "met een spel erbij, anders zit ie daar op z'n verjaardag",
      { in: "spelcomputers", has: { brand: "nintendo", Bundel: "Met spel" } },
    ],
  ],
  [
    ["draadloze gamecontroller", { in: "gamecontrollers", has: { Verbinding: "Draadloos" } }],
    ["wat is het verschil tussen nr 1 en nr 2", { compares: ["1.1", "1.2"] }],
    ["geef maar een witte", { in: "gamecontrollers", has: { Verbinding: "Draadloos", color: "wit" } }],
  ],
  [
    ["Een warmtepompdroger.", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["Hoeveel lawaai maakt {name:1.2}?", { about: "1.2", quotes: "specification", field: /geluid/i }],
    [
      "Zet ze eens op volgorde van stil naar luid.",
      { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, rising: "Geluidsniveau" },
    ],
  ],
  [
    ["koelvriescombinatie", { in: "koel-vriescombinaties" }],
    [
      "mag niet hoger zijn dan 1,90 m want er zit een plank boven",
      { in: "koel-vriescombinaties", number: { Hoogte: [null, 190] } },
    ],
    [
      "No frost he, dat krabben ben ik zat",
      { in: "koel-vriescombinaties", number: { Hoogte: [null, 190] }, has: { Vriezen: "No Frost" } },
    ],
    [
      "de plank kan er ook uit zegt mijn man, dus de hoogte doet er niet meer toe",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" } },
    ],
  ],
  [
    ["Wat is jullie duurste robotstofzuiger?", { in: "robotstofzuigers", extreme: "dearest" }],
    ["haha nee dank je, iets goedkoper dan die", { in: "robotstofzuigers", below: "1.1" }],
    [
      "hij moet zichzelf kunnen legen, met zo'n station",
      { in: "robotstofzuigers", below: "1.1", has: { Leegstation: "Ja" } },
    ],
  ],
  [
    ["keyboard met 88 toetsen", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
    ["61 is ook genoeg om te beginnen eigenlijk", { in: "keyboards", has: { Toetsen: ["61 toetsen", "88 toetsen"] } }],
    [
      "aanslaggevoelig is wel een eis van de pianoleraar",
      { in: "keyboards", has: { Toetsen: ["61 toetsen", "88 toetsen"], Aanslaggevoelig: "Ja" } },
    ],
  ],
  [
    ["waterkoker 1,7 L", { in: "waterkokers", has: { Inhoud: "1,7 liter" } }],
    [
      "kunststof smaak je door de thee heen dus dat niet",
      { in: "waterkokers", has: { Inhoud: "1,7 liter" }, not: { Materiaal: "Kunststof" } },
    ],
    [
      "anderhalve liter dan? ik woon alleen",
      { in: "waterkokers", has: { Inhoud: "1,5 liter" }, not: { Materiaal: "Kunststof" } },
    ],
  ],
  [
    ["koffiezetapparaat met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
    [
      "voor op de zaak, 10 koppen of meer",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
    [
      "Moccamaster hoeft van de baas niet",
      {
        in: "koffiezetapparaten",
        has: { Kan: "Thermoskan" },
        number: { "Aantal kopjes": [10, null] },
        not: { brand: "moccamaster" },
      },
    ],
  ],
  [
    ["full hd beamer", { in: "beamers", has: { Resolutie: "Full HD" } }],
    ["hoe hard ruist de eerste?", { about: "1.1", quotes: "specification", field: /geluid/i }],
    ["oke. dan andersom: 4K, maar niet boven de 1300", { in: "beamers", has: { Resolutie: "4K Ultra HD" }, max: 1300 }],
  ],
  [
    ["Koksmes met lemmet van 20 cm", { in: "koksmessen", has: { Lemmet: "20 cm" } }],
    ["18 ligt fijner in mijn hand denk ik toch", { in: "koksmessen", has: { Lemmet: "18 cm" } }],
    ["Is de eerste weleens goedkoper geweest?", { about: "2.1", quotes: "price-history" }],
    ["En van welk staal is ie?", { about: "2.1", quotes: "specification", field: /staal/i }],
  ],
  [
    ["combimagnetron", { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" } }],
    [
      "Inbouw graag. De aannemer maakt een nis",
      { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Inbouw" } },
    ],
    [
      "Verbouwing gaat niet door!! losstaand dus",
      { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Vrijstaand" } },
    ],
  ],
  [
    ["gezichtscreme droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    ["zonder parfum, daar ga ik van jeuken", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } }],
    [
      "heb je dat ook voor een gevoelige huid? voor mn moeder, zij ook geen geurtjes",
      { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
    ],
  ],
  [
    ["eetkamerstoel van velours", { in: "eetkamerstoelen", has: { Bekleding: "Velours" } }],
    ["of ribstof, dat zag ik bij de buren", { in: "eetkamerstoelen", has: { Bekleding: ["Velours", "Ribstof"] } }],
    ["en in het paars?", { none: true }],
    [
      "jammer hoor. beige of grijs dan",
      { in: "eetkamerstoelen", has: { Bekleding: ["Velours", "Ribstof"], color: ["beige", "grijs"] } },
    ],
  ],
  [
    ["ronde salontafel", { in: "salontafels", has: { Vorm: "Rond" } }],
    ["doorsnee hooguit 80", { in: "salontafels", has: { Vorm: "Rond" }, number: { Diameter: [null, 80] } }],
    [
      "vorm laat maar zitten, als ie maar klein blijft en je er spul in kwijt kunt",
      { in: "salontafels", has: { Opbergruimte: "Ja" }, number: { Diameter: [null, 80] } },
    ],
  ],
  [
    ["Kledingkast met schuifdeuren", { in: "kledingkasten", has: { "Type deur": "Schuifdeur" } }],
    [
      "Die draaien toch lekkerder open, gewone draaideuren dus",
      { in: "kledingkasten", has: { "Type deur": "Draaideur" } },
    ],
    ["hoe diep is de bovenste", { about: "2.1", quotes: "specification", field: /diepte/i }],
  ],
  [
    ["bed 160x200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
    ["180x200 past ook, heb net gemeten", { in: "bedden", has: { Ligmaat: ["160 x 200 cm", "180 x 200 cm"] } }],
    ["1000 is de limiet", { in: "bedden", has: { Ligmaat: ["160 x 200 cm", "180 x 200 cm"] }, max: 1000 }],
    ["Zit er bij de eerste een matras?", { about: "3.1", quotes: "specification", field: /matras/i }],
  ],
  [
    ["industriële hanglamp", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
    ["vriendin vindt dat kil. landelijk zegt ze", { in: "hanglampen", has: { Stijl: "Landelijk" } }],
    [
      "minstens 40 doorsnee want het is een lange tafel",
      { in: "hanglampen", has: { Stijl: "Landelijk" }, number: { Diameter: [40, null] } },
    ],
  ],
  [
    ["krabpaal voor de kat", { in: "krabpalen" }],
    [
      "het beest is 7 kilo dus hij moet wel 8 kg of meer aankunnen",
      { in: "krabpalen", number: { "Max. gewicht kat": [8, null] } },
    ],
    ["Dan ook nog een kattenbak, met kap", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["en dan eentje met een geurfilter", { in: "kattenbakken", has: { Uitvoering: "Met kap", Geurfilter: "Ja" } }],
  ],
  [
    ["damestrui met ronde hals", { in: "damestruien", has: { Halslijn: "Ronde hals" } }],
    ["maat L, soms XL", { in: "damestruien", has: { Halslijn: "Ronde hals", size: ["l", "xl"] } }],
    [
      "V hals mag trouwens ook, alleen geen col",
      { in: "damestruien", has: { size: ["l", "xl"] }, not: { Halslijn: "Coltrui" } },
    ],
  ],
  [
    ["Spijkerbroek heren W32/L32", { in: "herenjeans", has: { size: "w32/l32" } }],
    ["wat kost de eerste", { about: "1.1", quotes: "offer" }],
    ["ik bedenk net dat ik wat ben aangekomen. W33 lengte 34", { in: "herenjeans", has: { size: "w33/l34" } }],
  ],
  [
    ["witte t-shirts voor mannen", { in: "heren-t-shirts", has: { color: "wit" } }],
    ["v-hals ja", { in: "heren-t-shirts", has: { color: "wit", Halslijn: "V-hals" } }],
    [
      "Zwarte kan ook, wit wordt toch altijd grauw",
      { in: "heren-t-shirts", has: { color: ["wit", "zwart"], Halslijn: "V-hals" } },
    ],
    ["kan ik ruilen als het te strak zit?", { quotes: "policy" }],
  ],
  [
    ["Kinderjas in 116", { in: "kinderjassen", has: { size: "116" } }],
    ["voor de winter, die van nu is te dun", { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } }],
    [
      "blauw of geel is goed",
      { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas", color: ["blauw", "geel"] } },
    ],
  ],
  [
    ["leren schoudertas dames", { in: "handtassen", has: { "Type tas": "Schoudertas", Materiaal: "Leer" } }],
    [
      "Kunstleer zou ook prima zijn, ik eet ook geen vlees meer",
      { in: "handtassen", has: { "Type tas": "Schoudertas", Materiaal: ["Leer", "Kunstleer"] } },
    ],
    ["en voor mijn zus een crossbody", { in: "handtassen", has: { "Type tas": "Crossbodytas" } }],
  ],
  [
    ["rugzak waar een laptop van 15,6 inch in kan", { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" } }],
    [
      "minimaal 24 liter ivm gymspullen",
      { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, number: { Inhoud: [24, null] } },
    ],
    [
      "20 is ook oke dan",
      { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, number: { Inhoud: [20, null] } },
    ],
    [
      "geen rood, dat is de kleur van de verkeerde club",
      {
        in: "rugzakken",
        has: { Laptopvak: "Laptopvak 15,6 inch" },
        number: { Inhoud: [20, null] },
        not: { color: "rood" },
      },
    ],
  ],
  [
    ["horloge met leren band", { in: "horloges", has: { Band: "Leren band" } }],
    ["stalen is steviger, ik werk in de bouw", { in: "horloges", has: { Band: "Stalen band" } }],
    ["Kan de eerste tegen water?", { about: "2.1", quotes: "specification", field: /waterdicht/i }],
    ["die leren van net wil ik toch weer zien", { in: "horloges", has: { Band: "Leren band" } }],
  ],
  [
    ["dames sneakers 39", { in: "damessneakers", has: { size: "39" } }],
    ["ik heb eigenlijk liever een maatje groter, 40 dus", { in: "damessneakers", has: { size: "40" } }],
    ["nieks duurder dan 100 euro aub", { in: "damessneakers", has: { size: "40" }, max: 100 }],
  ],
  [
    ["Nette herenschoenen in maat 43, voor een bruiloft", { in: "nette-herenschoenen", has: { size: "43" } }],
    [
      "Mijn pak is donkerblauw, dus daar bijpassend: ook donkerblauwe schoenen",
      { in: "nette-herenschoenen", has: { size: "43", color: "donkerblauw" } },
    ],
    ["Wat kost de goedkoopste van die?", { about: "2.cheapest", quotes: "offer" }],
    ["Zouden ze bij mijn schoonmoeder in de smaak vallen, denkt u?", { honest: true }],
  ],
  [
    ["groene regenlaarsjes", { in: "regenlaarzen", has: { color: "groen" } }],
    ["mt 32", { in: "regenlaarzen", has: { color: "groen", size: "32" } }],
    ["binnen hoeveel dagen kan ik ze terug sturen als ze knellen", { quotes: "policy" }],
  ],
]);
