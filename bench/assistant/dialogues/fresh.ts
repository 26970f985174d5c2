import { type Dialogue, singles, talks } from "../dialogue";

/**
 * Sentences as a student, a grandmother, a Fleming, a hurried parent, a technician, somebody who dictates and somebody
 * who mixes Dutch and English would type them, over the whole shop. Labelled from the catalogue before any was tried.
 */
const said: readonly Dialogue[] = singles("fresh", [
  // A student.
  ["goeie laptop voor school die niet te veel kost, max 600", { in: "laptops", max: 600 }],
  [
    "bureau voor op m'n kamer max 120 breed en niet duurder dan 200",
    { in: "bureaus", max: 200, number: { Breedte: [0, 120] } },
  ],
  [
    "bluetooth speakertje voor op het strand, waterdicht, rond de 50 euro",
    { in: "bluetooth-speakers", min: 40, max: 60 },
  ],
  [
    "monitor 144hz 27 inch budget 350",
    { in: "monitoren", max: 350, number: { Schermgrootte: [27, 27], Verversingssnelheid: [144, null] } },
  ],
  // A grandmother.
  [
    "goedemiddag, ik zoek een pop voor mijn kleindochter van vier, het mag zo'n 25 euro kosten",
    { in: "poppen", max: 30, number: { Leeftijd: [0, 4] } },
  ],
  ["heeft u ook een telefoon met een groot scherm die niet meer dan 250 euro kost?", { in: "smartphones", max: 250 }],
  ["een mooie roman van carla van ommen graag", { in: "romans", has: { Auteur: "Carla van Ommen" } }],
  ["ik wou graag een waterkoker die niet te zwaar is, in het wit", { in: "waterkokers", has: { color: "wit" } }],
  ["puzzel met duizend stukjes van jan van haasteren", { none: true }],
  // A Fleming.
  [
    "ik zou graag nen droogkast hebben met warmtepomp, maximum 800 euro",
    { in: "wasdrogers", max: 800, has: { Droogtechniek: "Warmtepompdroger" } },
  ],
  [
    "een schone living zetel in het groen, driezit",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits", color: /groen/i } },
  ],
  ["kousen of botten, allez regenbotten voor de kleine maat 28", { in: "regenlaarzen", has: { size: "28" } }],
  // A hurried parent.
  ["snel winterjas kind 116 blauw", { in: "kinderjassen", has: { size: "116", color: "blauw" } }],
  [
    "autostoel isofix draaibaar max 250",
    { in: "autostoelen", max: 250, has: { Bevestiging: "Isofix", Draaibaar: "360° draaibaar" } },
  ],
  ["luiertas rugzak zwart onder 100", { none: true }],
  ["babyslaapzak 70 cm 2.5 tog", { in: "babyslaapzakken", has: { size: "70 cm", Tog: "2,5 TOG" } }],
  ["flesjes 240 ml antikoliek", { in: "babyflessen", has: { Antikoliek: "Ja" }, number: { Inhoud: [240, 240] } }],
  // A technician.
  [
    "accuboormachine 18V koolborstelloos >= 60 Nm",
    { in: "accuboormachines", has: { Koolborstelloos: "Ja" }, number: { Spanning: [18, 18], Koppel: [60, null] } },
  ],
  ["motorolie 5W-40 5L", { in: "motorolie", has: { Viscositeit: "5W-40" }, number: { Inhoud: [5, 5] } }],
  ["dashcam 4K met parkeerstand", { in: "dashcams", has: { Resolutie: "4K", Parkeerstand: "Ja" } }],
  [
    "laserprinter dubbelzijdig, >= 20 ppm, < 250",
    { in: "printers", max: 250, has: { Printtechniek: "Laser", "Dubbelzijdig printen": "Ja" } },
  ],
  ["dakkoffer tussen de 400 en 500 liter", { in: "dakkoffers", number: { Inhoud: [400, 500] } }],
  // Dictated.
  [
    "ik ben op zoek naar een steelstofzuiger die minstens drie kwartier meegaat en niet meer kost dan driehonderd euro",
    { in: "steelstofzuigers", max: 300, number: { Werktijd: [45, null] } },
  ],
  [
    "kun je mij een koelkast laten zien met een hoogte van honderdzesentachtig centimeter in het zwart",
    { in: "koel-vriescombinaties", has: { color: "zwart" }, number: { Hoogte: [186, 186] } },
  ],
  [
    "zoek een hondenmand negentig bij zeventig nee doe maar honderdtwintig bij negentig centimeter",
    { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } },
  ],
  [
    "wat heb je aan horloges voor heren met een leren band onder de honderdvijftig euro",
    { in: "horloges", max: 150, has: { Band: "Leren band" } },
  ],
  // Dutch and English.
  [
    "noise cancelling headphones onder 200, liefst over-ear",
    { in: "koptelefoons", max: 200, has: { Ruisonderdrukking: "Actief" } },
  ],
  [
    "wireless gaming controller, wit, max 130 euro",
    { in: "gamecontrollers", max: 130, has: { Verbinding: "Draadloos", color: "wit" } },
  ],
  ["waterproof jas heren size L below 150 euro", { in: "herenjassen", max: 150, has: { size: "L" } }],
  ["een sit-stand desk, electric, under 500", { in: "bureaus", max: 500 }],
]);

const saidTalks: readonly Dialogue[] = talks("fresh, talks", [
  [
    ["ik zoek een cadeau voor mijn man, een scheerapparaat ofzo", { in: "scheerapparaten" }],
    ["niet van philips, die had hij al", { in: "scheerapparaten", not: { brand: "Philips" } }],
    ["en graag onder de 120", { in: "scheerapparaten", max: 120, not: { brand: "Philips" } }],
    ["hoe lang gaat de accu van de eerste mee?", { about: "3.1" }],
  ],
  [
    ["kinderschoenen maat 30", { in: "kindersneakers regenlaarzen", has: { size: "30" } }],
    ["nee sneakers bedoel ik", { in: "kindersneakers", has: { size: "30" } }],
    ["met klittenband", { in: "kindersneakers", has: { size: "30", Sluiting: "Klittenband" } }],
  ],
  [
    ["bed 160x200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
    ["met opbergruimte", { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja" } }],
    ["wat is de goedkoopste?", { in: "bedden", has: { Ligmaat: "160 x 200 cm", Opbergruimte: "Ja" } }],
  ],
  [
    ["airfryer met dubbele lade", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    ["tot 150", { in: "airfryers", max: 150, has: { "Dubbele lade": "Ja" } }],
    ["vergelijk de eerste twee", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["gsm tot 400 euro", { in: "smartphones", max: 400 }],
    ["geen motorola en geen xiaomi", { in: "smartphones", max: 400, not: { brand: ["Motorola", "Xiaomi"] } }],
    [
      "256 gb zou fijn zijn",
      { in: "smartphones", max: 400, has: { Opslag: "256 GB" }, not: { brand: ["Motorola", "Xiaomi"] } },
    ],
    ["budget doet er niet meer toe", { in: "smartphones", unbounded: true, has: { Opslag: "256 GB" } }],
  ],
]);

/** Held out while the others were mended, and read since. */
const unseen: readonly Dialogue[] = singles("fresh, held out, read since", [
  // A student.
  [
    "goedkope rugzak met laptopvak voor m'n 15 inch laptop",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" } },
  ],
  [
    "een toetsenbord dat mechanisch is maar geen kabel heeft, onder de 100",
    { in: "toetsenborden-en-muizen", max: 100, has: { Toetstype: "Mechanisch", Verbinding: "Draadloos" } },
  ],
  ["tweepersoonstent max 3 kilo voor een festival", { none: true }],
  ["beamer full hd tot 300 euro", { in: "beamers", max: 300, has: { Resolutie: "Full HD" } }],
  // A grandmother.
  ["een knuffel voor een baby'tje, die in de was mag, ongeveer 20 euro", { in: "knuffels", min: 16, max: 24 }],
  [
    "verkoopt u ook een koffiezetapparaat met een thermoskan?",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } },
  ],
  [
    "ik zou graag een gezelschapsspel voor de hele familie willen, niet te moeilijk, tot 35 euro",
    { in: "gezelschapsspellen", max: 35 },
  ],
  [
    "een nachtcreme voor de droge huid zonder parfum",
    { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } },
  ],
  [
    "elektrische fiets met lage instap en een middenmotor",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  // A Fleming.
  [
    "ne goeien barbecue op gas voor 8 man, niet boven de 400 euro",
    { in: "barbecues", max: 400, has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
  ],
  [
    "een frigo met no frost, liefst niet luider dan 36 decibel",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Geluidsniveau: [0, 36] } },
  ],
  ["bottines voor dames maat 38 in zwart leer", { none: true }],
  // A hurried parent.
  // There are pink coats of these sizes, but no pink raincoat.
  ["regenjas meisje 122 of 128 roze", { none: true }],
  ["ledikant 60x120 wit max 200", { in: "ledikanten", max: 200, has: { Ligmaat: "60 x 120 cm", color: "wit" } }],
  ["buggy of kinderwagen max 12 kilo onder 400 euro", { in: "kinderwagens", max: 400, number: { Gewicht: [0, 12] } }],
  ["lego vanaf 6 jaar tot 80", { in: "bouwsets", max: 80, has: { brand: "LEGO" } }],
  ["sneakers meisje 28 met lampjes", { in: "kindersneakers", has: { size: "28", "Lampjes in zool": "Ja" } }],
  // A technician.
  [
    '4K tv oled 120 hz minimaal 55"',
    {
      in: "televisies",
      has: { Beeldtechniek: "Oled" },
      number: { Schermgrootte: [55, null], Verversingssnelheid: [120, null] },
    },
  ],
  ["banden 205/55 R16 vierseizoenen", { in: "autobanden", has: { Seizoen: "Vierseizoenenband" } }],
  [
    "grasmaaier accu >= 40 cm maaibreedte",
    { in: "grasmaaiers", has: { Aandrijving: "Accu" }, number: { Maaibreedte: [40, null] } },
  ],
  [
    "systeemcamera fullframe met beeldstabilisatie tot 1800",
    { in: "systeemcameras", max: 1800, has: { Sensor: "Fullframe", Beeldstabilisatie: "Ja" } },
  ],
  [
    "ssd 1TB laptop 16GB ram max 1.7kg",
    { in: "laptops", has: { Opslag: "1 TB" }, number: { Werkgeheugen: [16, null], Gewicht: [0, 1.7] } },
  ],
  // Dictated.
  [
    "laat eens een wasmachine zien van negen kilo met energieklasse a en hij mag niet meer dan zevenhonderd euro kosten",
    { in: "wasmachines", max: 700, has: { Energieklasse: "A" }, number: { Vulgewicht: [9, 9] } },
  ],
  [
    "ik wil een robotstofzuiger die zichzelf leegt en ook kan dweilen voor minder dan vijfhonderd euro",
    { in: "robotstofzuigers", max: 500 },
  ],
  [
    "welke kledingkasten zijn er met drie deuren en een spiegel in het wit",
    { in: "kledingkasten", has: { Deuren: "3-deurs", Spiegel: "Ja", color: "wit" } },
  ],
  [
    "ik zoek een krabpaal die geschikt is voor een kat van zeven kilo",
    { in: "krabpalen", number: { "Max. gewicht kat": [7, null] } },
  ],
  // Dutch and English.
  ["smartwatch nee gewoon een horloge, stainless steel, dames, onder 150", { in: "horloges", max: 150 }],
  [
    "oversized hoodie heb je niet zeker, dan een damestrui ruim model maat m",
    { in: "damestruien", has: { size: "M", Pasvorm: "Ruim" } },
  ],
  [
    "running sneakers voor heren, black, maat 43, max 130 euro",
    { in: "herensneakers", max: 130, has: { size: "43", color: "zwart" } },
  ],
  ["party game voor 8 spelers", { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" } }],
]);

const unseenTalks: readonly Dialogue[] = talks("fresh, held out, read since", [
  [
    ["ik wil een gitaar leren spelen, wat heb je tot 200 euro", { in: "gitaren", max: 200 }],
    ["akoestisch graag", { in: "gitaren", max: 200, has: { "Type gitaar": "Akoestische gitaar" } }],
    ["met hoes erbij", { in: "gitaren", max: 200, has: { "Type gitaar": "Akoestische gitaar", Hoes: "Ja" } }],
  ],
  [
    ["strijkijzer van tefal", { in: "strijkijzers", has: { brand: "Tefal" } }],
    ["of philips mag ook", { in: "strijkijzers", has: { brand: ["Tefal", "Philips"] } }],
    ["toch maar een stoomgenerator dan", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } }],
  ],
  [
    ["hanglamp voor boven de eettafel", { in: "hanglampen" }],
    ["in het zwart, van metaal", { in: "hanglampen", has: { color: "zwart", Materiaal: "Metaal" } }],
    ["niet meer dan 150", { in: "hanglampen", max: 150, has: { color: "zwart", Materiaal: "Metaal" } }],
    ["welke is het grootst?", { in: "hanglampen", max: 150, has: { color: "zwart", Materiaal: "Metaal" } }],
  ],
  [
    ["hondenvoer voor een puppy", { in: "hondenvoer", has: { "Leeftijd hond": "Puppy" } }],
    ["graanvrij", { in: "hondenvoer", has: { "Leeftijd hond": "Puppy", Graanvrij: "Ja" } }],
    [
      "niet van royal canin",
      { in: "hondenvoer", has: { "Leeftijd hond": "Puppy", Graanvrij: "Ja" }, not: { brand: "Royal Canin" } },
    ],
  ],
  [
    ["eetkamerstoelen in velours", { in: "eetkamerstoelen", has: { Bekleding: "Velours" } }],
    ["groen of blauw", { in: "eetkamerstoelen", has: { Bekleding: "Velours", color: [/groen/i, /blauw/i] } }],
    ["tot 100 per stuk", { in: "eetkamerstoelen", max: 100, has: { Bekleding: "Velours" } }],
  ],
]);

/** For the demo shop. */
export const fresh: readonly Dialogue[] = [...said, ...saidTalks, ...unseen, ...unseenTalks];
