import { type Dialogue, singles } from "../dialogue";

/**
 * What shoppers type and say to a shop, with what a good assistant would make of each: written before any of them was
 * tried. What failed was mended by rules and words, so that they say what is kept and not what to expect.
 */
const prices = singles("shoppers", [
  ["hoi ik zoek een airfryer, mag niet meer dan 120 euro kosten", { in: "airfryers", max: 120 }],
  ["waterkoker voor minder dan 40 euro", { in: "waterkokers", max: 39.99 }],
  ["heb je een waterkoker die niet te duur is?", { in: "waterkokers" }],
  ["koptelefoon tot een euro of honderd", { in: "koptelefoons", max: 120 }],
  ["laptop, budget ligt rond de 700 euro", { in: "laptops", min: 560, max: 840 }],
  ["ik heb 250 euro te besteden voor een espressomachine", { in: "espressomachines", max: 250 }],
  ["wil maximaal 3 tientjes uitgeven aan een knuffel", { in: "knuffels", max: 30 }],
  ["smartphone 300-400", { in: "smartphones", min: 300, max: 400 }],
  ["tv onder de duizend", { in: "televisies", max: 1000 }],
  ["e-bike max 2k", { in: "elektrische-fietsen", max: 2000 }],
  ["eettafel tussen de 300,- en 500,-", { in: "eettafels", min: 300, max: 500 }],
  ["jurk van rond de vijftig euro", { in: "jurken", min: 40, max: 60 }],
  ["horloge goedkoper dan 100", { in: "horloges", max: 100 }],
  ["laptop van boven de 1000 euro", { in: "laptops", min: 1000 }],
  ["koffiezetapparaat €75 max", { in: "koffiezetapparaten", max: 75 }],
  ["koffiezetapparaat, max. € 79,95", { in: "koffiezetapparaten", max: 79.95 }],
  ["wasmachine, prijs maakt niet uit, wel stil", { in: "wasmachines", rising: "Geluidsniveau" }],
  ["scheerapparaat voor hoogstens zestig euro", { in: "scheerapparaten", max: 60 }],
  ["ik wil niet meer dan zeshonderd euro uitgeven aan een telefoon", { in: "smartphones", max: 600 }],
  ["rugzak 30 a 40 euro", { in: "rugzakken wandelrugzakken", min: 30, max: 40 }],
  ["vanaf 500 euro een laptop", { in: "laptops", min: 500 }],
  ["tot vijfhonderd euro, een vaatwasser", { in: "vaatwassers", max: 500 }],
  ["hanglamp die minder kost dan 80 euro", { in: "hanglampen", max: 80 }],
  ["laptop mag wel 900 euro kosten", { in: "laptops", max: 900 }],
  ["mijn budget voor een bed is 400 euro", { in: "bedden", max: 400 }],
  ["een boormachine niet boven de honderdvijftig euro", { in: "accuboormachines", max: 150 }],
  ["tussen 20 en 30 euro een puzzel", { in: "puzzels", min: 20, max: 30 }],
  ["smartphone van zo'n 250 euro", { in: "smartphones", min: 200, max: 300 }],
]);

const exclusions = singles("shoppers", [
  ["laptop, alles behalve apple of hp", { in: "laptops", not: { brand: ["Apple", "HP"] } }],
  ["tv geen samsung en ook geen lg", { in: "televisies", not: { brand: ["Samsung", "LG"] } }],
  ["koptelefoon niet van sony, niet van jbl", { in: "koptelefoons", not: { brand: ["Sony", "JBL"] } }],
  ["jurk maar niet zwart", { in: "jurken", not: { color: "zwart" } }],
  ["barbecue, geen houtskool", { in: "barbecues", not: { Brandstof: "Houtskool" } }],
  ["sneakers dames niet wit of roze", { in: "damessneakers", not: { color: ["wit", "roze"] } }],
  ["hondenvoer zonder graan", { in: "hondenvoer", has: { Graanvrij: "Ja" } }],
  ["wandelrugzak van een ander merk dan deuter", { in: "wandelrugzakken", not: { brand: "Deuter" } }],
  ["scheerapparaat, liefst geen philips", { in: "scheerapparaten", not: { brand: "Philips" } }],
  ["koelkast met vriezer maar niet wit", { in: "koel-vriescombinaties", not: { color: "wit" } }],
  ["wasmachine maakt niet uit welk merk als het maar geen beko is", { in: "wasmachines", not: { brand: "Beko" } }],
  ["handtas niet van leer", { in: "handtassen", not: { Materiaal: "Leer" } }],
  ["robotstofzuiger zonder dweil", { in: "robotstofzuigers", has: { Dweilfunctie: "Zonder" } }],
  ["telefoon maar geen iphone", { in: "smartphones", not: { brand: "Apple" } }],
  ["gezelschapsspel, niet van jumbo of goliath", { in: "gezelschapsspellen", not: { brand: ["Jumbo", "Goliath"] } }],
]);

const choices = singles("shoppers", [
  ["sneakers heren zwart of wit maat 43", { in: "herensneakers", has: { color: ["zwart", "wit"], size: "43" } }],
  ["tv van samsung of lg onder 800", { in: "televisies", max: 800, has: { brand: ["Samsung", "LG"] } }],
  ["salontafel rond of ovaal", { in: "salontafels", has: { Vorm: ["Rond", "Ovaal"] } }],
  ["koksmes van 18 of 20 cm", { in: "koksmessen", has: { Lemmet: ["18 cm", "20 cm"] } }],
  ["laptop met 16 of 32 gb ram", { in: "laptops", has: { Werkgeheugen: ["16 GB", "32 GB"] } }],
  ["horloge zilver of zwart", { in: "horloges", has: { color: ["zilver", "zwart"] } }],
  ["jurk maat 38 of 40", { in: "jurken", has: { size: ["38", "40"] } }],
  ["voor hem een spijkerbroek, blauw of grijs", { in: "herenjeans", has: { color: ["blauw", "grijs"] } }],
  ["beamer of tv tot 400 euro", { in: "beamers televisies", max: 400 }],
]);

const sizes = singles("shoppers", [
  ["bed 140x200", { in: "bedden", has: { Ligmaat: "140 x 200 cm" } }],
  ["bed van 160 bij 200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
  ["dekbedovertrek 240x220 cm", { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } }],
  ["koekenpan 28cm inductie", { in: "koekenpannen", number: { Diameter: [28, 28] } }],
  ["tent voor vier personen", { in: "tenten", number: { Slaapplaatsen: [4, null] } }],
  ["airfryer van minstens 5 liter", { in: "airfryers", number: { Inhoud: [5, null] } }],
  ["koelvriescombinatie meer dan 300 liter", { in: "koel-vriescombinaties", number: { Inhoud: [301, null] } }],
  ["heren jeans w33 l34", { in: "herenjeans", has: { size: "W33/L34" } }],
  ["spijkerbroek heren maat 33/34", { in: "herenjeans", has: { size: "W33/L34" } }],
  ["stadsfiets framemaat 57", { in: "stadsfietsen", has: { size: "57 cm" } }],
  ["t-shirt heren xl zwart", { in: "heren-t-shirts", has: { size: "XL", color: "zwart" } }],
  ["kindersneakers maatje 28", { in: "kindersneakers", has: { size: "28" } }],
  ["regenlaarsjes mt 26", { in: "regenlaarzen", has: { size: "26" } }],
  ['27" monitor', { in: "monitoren", number: { Schermgrootte: [27, 27] } }],
  ["hanglamp 45 cm doorsnee", { in: "hanglampen", number: { Diameter: [45, 45] } }],
  ["zilveren ketting 45cm", { in: "kettingen", number: { Lengte: [45, 45] }, has: { color: "zilver" } }],
  ["haardroger minstens 2000w", { in: "haardrogers", number: { Vermogen: [2000, null] } }],
  ["laptop 1tb ssd", { in: "laptops", has: { Opslag: "1 TB" } }],
  ["puzzel van duizend stukjes", { in: "puzzels", number: { "Aantal stukjes": [1000, 1000] } }],
  [
    "elektrische fiets accu 500wh of meer lage instap",
    { in: "elektrische-fietsen", number: { Accu: [500, null] }, has: { Frame: "Lage instap" } },
  ],
  ["autobanden 205/55 r16 winter", { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Winterband" } }],
  ["motorolie 5w30", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
  ["boormachine 18v met 2 accu's", { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } }],
  ["puzzel minder dan 500 stukjes", { in: "puzzels", number: { "Aantal stukjes": [0, 499] } }],
  ["trui dames maat m of l", { in: "damestruien", has: { size: ["M", "L"] } }],
  [
    "laptop 14 inch lichter dan anderhalve kilo",
    { in: "laptops", number: { Schermgrootte: [14, 14.99], Gewicht: [0, 1.49] } },
  ],
  ["kinderwagen die minder weegt dan 12 kilo", { in: "kinderwagens", number: { Gewicht: [0, 11.99] } }],
  ["eettafel voor 8 personen", { in: "eettafels", number: { Personen: [8, null] } }],
  ["hondenmand 80 bij 60", { in: "hondenmanden", named: /80 x 60/ }],
  ["sierkussen 50x50", { in: "sierkussens", has: { Afmeting: "50 x 50 cm" } }],
  [
    "wasdroger van 8 kilo met warmtepomp",
    { in: "wasdrogers", number: { Vulgewicht: [8, 8] }, has: { Droogtechniek: "Warmtepompdroger" } },
  ],
  ["aquarium groter dan 100 liter", { in: "aquaria", number: { Inhoud: [100.1, null] } }],
  ["slaapzak van 2 meter", { in: "slaapzakken", number: { Lengte: [200, 200] } }],
]);

const people = singles("shoppers", [
  ["parfum voor mijn man", { in: "herenparfums" }],
  ["parfum voor mn vriendin, budget 60", { in: "damesparfums", max: 60 }],
  ["trui voor mijn vrouw maat m", { in: "damestruien", has: { size: "M" } }],
  ["cadeau voor mijn moeder tot 40 euro", { max: 40 }],
  ["puzzel voor een kind van 5", { in: "puzzels", number: { Leeftijd: [0, 5] } }],
  ["lego voor mijn zoontje van 6 jaar", { has: { brand: "LEGO" }, number: { Leeftijd: [0, 6] } }],
  ["bordspel voor een meisje van 8, max 30 euro", { in: "gezelschapsspellen", max: 30, number: { Leeftijd: [0, 8] } }],
  ["sneakers voor mijn dochter maat 30", { in: "kindersneakers", has: { size: "30" } }],
  ["jas voor een jongetje maat 116", { in: "kinderjassen", has: { size: "116" } }],
  ["schoenen voor een bruiloft, heren maat 44", { in: "nette-herenschoenen herensneakers", has: { size: "44" } }],
  ["verjaardagscadeau voor jongen van 8, iets om te bouwen, rond de 30 euro", { min: 24, max: 36 }],
  ["we gaan kamperen met z'n vieren, welke tent past?", { in: "tenten", number: { Slaapplaatsen: [4, null] } }],
  [
    "mijn wasmachine is stuk, ik heb een nieuwe nodig voor een gezin van 5, max 700",
    { in: "wasmachines", max: 700, number: { Vulgewicht: [9, null] } },
  ],
  ["pop voor een peuter", { in: "poppen" }],
  ["horloge voor m'n opa, leren band", { in: "horloges", has: { Band: "Leren band" } }],
]);

const looks = singles("shoppers", [
  ["donkerblauwe stadsfiets voor dames", { in: "stadsfietsen", has: { color: "donkerblauw" } }],
  ["enkellaarsjes zwart leer", { in: "enkellaarzen", has: { color: "zwart", Materiaal: "Leer" } }],
  ["iets in het groen, een handtas", { in: "handtassen", has: { color: "groen" } }],
  ["wit koffiezetapparaat met thermoskan", { in: "koffiezetapparaten", has: { color: "wit", Kan: "Thermoskan" } }],
  ["grijze driezitsbank", { in: "bankstellen", has: { color: "grijs", Zitplaatsen: "3-zits" } }],
  ["kunstleren bureaustoel", { in: "bureaustoelen", has: { Bekleding: "Kunstleer" } }],
  [
    "mn vrouw wil graag een nieuwe tas, leer, bruin, tot 200",
    { in: "handtassen", max: 200, has: { color: "bruin", Materiaal: "Leer" } },
  ],
  ["fluwelen eetkamerstoel, groen", { in: "eetkamerstoelen", has: { color: "groen" } }],
  ["knalrode waterkoker", { in: "waterkokers", has: { color: "rood" } }],
  [
    "magnetron met grill in het zwart",
    { in: "magnetrons", has: { "Type magnetron": ["Grillmagnetron", "Combimagnetron"], color: "zwart" } },
  ],
  ["notitieboek a5 gestippeld", { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Gestippeld" } }],
  ["hoekbank", { in: "bankstellen" }],
  ["bureau dat ik elektrisch kan verstellen", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
]);

const fillers = singles("shoppers", [
  [
    "ja hallo uhm ik ben eigenlijk op zoek naar zo'n ding, een eh robotstofzuiger, die niet te veel lawaai maakt",
    { in: "robotstofzuigers", rising: "Geluidsniveau" },
  ],
  ["kun je me misschien een goeie koksmes aanraden voor onder de 60 euro of zo", { in: "koksmessen", max: 60 }],
  [
    "weet je wat ik zoek? een leuke hanglamp voor boven de eettafel, zwart",
    { in: "hanglampen", has: { color: "zwart" } },
  ],
  ["doe mij maar een gewone waterkoker, niks bijzonders, max 30", { in: "waterkokers", max: 30 }],
  ["nou ik wil dus eigenlijk een laptop hè, voor school, niet te zwaar", { in: "laptops", rising: "Gewicht" }],
  [
    "even kijken, een dekbedovertrek, blauw graag, en van katoen",
    { in: "dekbedovertrekken", has: { color: "blauw", Stof: "Katoen" } },
  ],
  ["tja weet niet precies, iets van een koptelefoon, draadloos, tot 80 ofzo", { in: "koptelefoons", max: 80 }],
  [
    "goedenavond, verkopen jullie ook krabpalen van minimaal anderhalve meter hoog?",
    { in: "krabpalen", number: { Hoogte: [150, null] } },
  ],
  ["ik zag laatst een leuke gitaar voor beginners, hebben jullie zoiets onder 150?", { in: "gitaren", max: 150 }],
  [
    "graag een telefoonhoesje voor de iphone 16 morgen in huis",
    { in: "telefoonhoesjes", has: { "Geschikt voor": /iphone 16/i } },
  ],
]);

const slips = singles("shoppers", [
  ["koptelefoon bluethooth zwart", { in: "koptelefoons", has: { color: "zwart" } }],
  ["smartfone onder 250", { in: "smartphones", max: 250 }],
  ["espresso aparaat van delonghi", { in: "espressomachines", has: { brand: "De'Longhi" } }],
  ["laptob 16gb ram", { in: "laptops", number: { Werkgeheugen: [16, 16] } }],
  ["magnatron wit", { in: "magnetrons", has: { color: "wit" } }],
  ["enkellaarsen dames mt 39", { in: "enkellaarzen", has: { size: "39" } }],
  ["wasmashine 9kg", { in: "wasmachines", number: { Vulgewicht: [9, 9] } }],
  ["elektriese tandeborstel oral b", { in: "elektrische-tandenborstels", has: { brand: "Oral-B" } }],
  ["nitendo switch", { in: "spelcomputers", has: { brand: "Nintendo" } }],
  ["playstaion 5", { in: "spelcomputers", has: { brand: "Sony" } }],
  ["draadloose stofzuiger met lange acu duur", { in: "steelstofzuigers" }],
  ["hondevoer zalm graanvrij", { in: "hondenvoer", has: { Graanvrij: "Ja" } }],
]);

const best = singles("shoppers", [
  ["welke wasmachine is het zuinigst onder 600?", { in: "wasmachines", max: 600 }],
  ["stilste vaatwasser tot 800", { in: "vaatwassers", max: 800, rising: "Geluidsniveau" }],
  ["lichtste laptop van 14 inch", { in: "laptops", number: { Schermgrootte: [14, 14.99] }, rising: "Gewicht" }],
  ["grootste tv onder de 1000 euro", { in: "televisies", max: 1000, falling: "Schermgrootte" }],
  ["wat is de goedkoopste wasdroger die jullie hebben?", { in: "wasdrogers", extreme: "cheapest" }],
  ["duurste horloge van tissot", { in: "horloges", has: { brand: "Tissot" } }],
  ["laptop met meer dan 8 gb geheugen", { in: "laptops", number: { Werkgeheugen: [9, null] } }],
  ["e-bike lichter dan 25 kg onder 2500", { in: "elektrische-fietsen", max: 2500, number: { Gewicht: [0, 24.99] } }],
  ["robotmaaier voor een grote tuin", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
  ["goedkope maar goede airfryer, minimaal 4 sterren", { in: "airfryers" }],
  ["stille airco", { honest: true }],
  ["ik ben op zoek naar een mountainbike", { none: true }],
  ["verkopen jullie ook zonnepanelen?", { none: true }],
  ["elektrische step", { none: true }],
]);

/** For the demo shop. */
export const shoppers: readonly Dialogue[] = [
  ...prices,
  ...exclusions,
  ...choices,
  ...sizes,
  ...people,
  ...looks,
  ...fillers,
  ...slips,
  ...best,
];
