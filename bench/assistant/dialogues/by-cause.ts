import { type Dialogue, singles, talks } from "../dialogue";

/**
 * Families of sentences that share what made one of them fail: slang for money, a word that is a comparator and a value,
 * a preference that denies, a denied quantity, a bound without a subject, a comparative on what was shown, a name that
 * belongs to another brand, a noun that several kinds share, and compounds. Labelled before any was tried.
 */
const slang: readonly Dialogue[] = singles("by cause", [
  ["strijkijzer onder de 60 euries", { in: "strijkijzers", max: 60 }],
  ["koptelefoon van max 40 eurootjes", { in: "koptelefoons", max: 40 }],
  ["een jurk voor hooguit 50 ballen", { in: "jurken", max: 50 }],
  ["rugzak, niet meer dan 60 pegels", { in: "rugzakken", max: 60 }],
  ["horloge tot twee meier", { in: "horloges", max: 200 }],
  ["ik heb een briefje van 50 voor een knuffel", { in: "knuffels", max: 50 }],
  ["een puzzel van minder dan 20 eurie", { in: "puzzels", max: 20 }],
  ["spelcomputer max 4 honderd euries", { in: "spelcomputers", max: 400 }],
  ["waterkoker tussen de 30 en 50 eurotjes", { in: "waterkokers", min: 30, max: 50 }],
  ["een boormachine, heb een tientje of tien te besteden", { in: "accuboormachines", max: 120 }],
]);

const shapes: readonly Dialogue[] = singles("by cause", [
  ["salontafel rond 70 cm", { in: "salontafels", has: { Vorm: "Rond" } }],
  ["een bloempot rond 30 cm wit", { in: "bloempotten", has: { color: "wit" }, number: { Diameter: [24, 36] } }],
  ["eettafel, rond, 160 cm", { in: "eettafels", has: { Vorm: "Rond" }, number: { Lengte: [160, 160] } }],
  ["tv rond de 50 inch", { in: "televisies", number: { Schermgrootte: [40, 60] } }],
  ["eettafel ovaal 180 cm", { in: "eettafels", has: { Vorm: "Ovaal" }, number: { Lengte: [180, 180] } }],
  ["ronde eettafel tot 500 euro", { in: "eettafels", max: 500, has: { Vorm: "Rond" } }],
  ["aquarium rond de 100 liter", { in: "aquaria", number: { Inhoud: [80, 120] } }],
  ["bloempot vierkant 45 cm", { in: "bloempotten", has: { Vorm: "Vierkant" }, number: { Diameter: [45, 45] } }],
]);

const preferring: readonly Dialogue[] = singles("by cause", [
  ["pop liefst zonder batterijen", { in: "poppen", has: { "Batterijen nodig": "Nee" } }],
  ["bank, bij voorkeur niet van leer", { in: "bankstellen", not: { Bekleding: "Leer" } }],
  ["het liefst geen zwarte handtas, tot 80 euro", { in: "handtassen", max: 80, not: { color: "zwart" } }],
  ["smartphone als het kan geen apple, tot 500", { in: "smartphones", max: 500, not: { brand: "Apple" } }],
  ["jurk, het liefst zonder bloemenprint", { in: "jurken", not: { Patroon: "Bloemenprint" } }],
  ["gezichtscreme liefst zonder parfum", { in: "gezichtscremes", has: { Parfum: "Zonder" } }],
  ["stoel voor de eettafel, liefst zonder armleuningen", { in: "eetkamerstoelen", has: { Armleuningen: "Nee" } }],
  ["haardroger, mag absoluut niet van dyson zijn", { in: "haardrogers", not: { brand: "Dyson" } }],
  ["steelstofzuiger, hoeft geen dyson te zijn maar onder 200 euro", { in: "steelstofzuigers", max: 200 }],
]);

const deniedNumbers: readonly Dialogue[] = singles("by cause", [
  ["laptop, geen 14 inch", { in: "laptops", not: { Schermgrootte: "14 inch" } }],
  ["monitor maar geen 24 inch, tot 300 euro", { in: "monitoren", max: 300, not: { Schermgrootte: "24 inch" } }],
  ["smartphone, zeker geen 64 gb", { in: "smartphones", not: { Opslag: "64 GB" } }],
  ["puzzel, niet 1000 stukjes", { in: "puzzels", not: { "Aantal stukjes": "1000 stukjes" } }],
  ["bank, liever geen 2-zits, grijs", { in: "bankstellen", has: { color: "grijs" }, not: { Zitplaatsen: "2-zits" } }],
  ["tent maar niet voor 2 personen", { in: "tenten", not: { Slaapplaatsen: "2-persoons" } }],
  ["tv van samsung, geen 32 inch", { in: "televisies", has: { brand: "Samsung" }, not: { Schermgrootte: "32 inch" } }],
  ["babyfles zonder bpa, geen 125 ml", { in: "babyflessen", not: { Inhoud: "125 ml" } }],
]);

const bounds: readonly Dialogue[] = singles("by cause", [
  ["een kinderwagen onder de 10 kilo", { in: "kinderwagens", number: { Gewicht: [0, 9.99] } }],
  ["rugzak onder een kilo", { in: "rugzakken", number: { Gewicht: [0, 0.99] } }],
  ["laptop onder de anderhalve kilo", { in: "laptops", number: { Gewicht: [0, 1.49] } }],
  ["stadsfiets onder 19 kilo", { in: "stadsfietsen", number: { Gewicht: [0, 18.99] } }],
  ["bureaustoel boven de 110 kilo", { in: "bureaustoelen", number: { Draagkracht: [111, null] } }],
  ["slaapzak beneden de 1,2 kg", { in: "slaapzakken", number: { Gewicht: [0, 1.19] } }],
  ["vaatwasser onder de 42 db", { in: "vaatwassers", number: { Geluidsniveau: [0, 41.9] } }],
  ["tv groter dan 55 inch onder de 1000 euro", { in: "televisies", max: 1000, number: { Schermgrootte: [56, null] } }],
]);

const shared: readonly Dialogue[] = singles("by cause", [
  ["koffiemachine van moccamaster", { in: "koffiezetapparaten", has: { brand: "Moccamaster" } }],
  ["koffiemachine van jura", { in: "espressomachines", has: { brand: "Jura" } }],
  ["een stofzuiger van roborock", { in: "robotstofzuigers", has: { brand: "Roborock" } }],
  ["stofzuiger dyson tot 500 euro", { in: "steelstofzuigers", max: 500, has: { brand: "Dyson" } }],
  ["parfum van guerlain", { in: "damesparfums", has: { brand: "Guerlain" } }],
  ["sneakers van graceland", { in: "damessneakers", has: { brand: "Graceland" } }],
  ["een fiets van popal onder de 500", { in: "stadsfietsen", max: 500, has: { brand: "Popal" } }],
  ["koffiemachine melitta onder 150 euro", { in: "koffiezetapparaten", max: 150, has: { brand: "Melitta" } }],
]);

const compounds: readonly Dialogue[] = singles("by cause", [
  ["hoekbureau tot 400 euro", { in: "bureaus", max: 400 }],
  ["een gasbarbecue", { in: "barbecues", has: { Brandstof: "Gas" } }],
  ["koepeltent tot 150 euro", { in: "tenten", max: 150, has: { "Type tent": "Koepeltent" } }],
  ["ik zoek een donsslaapzak", { in: "slaapzakken", has: { Vulling: "Dons" } }],
  ["schuifdeurkast met spiegel", { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" } }],
  ["een marmeren salontafel", { in: "salontafels", has: { Materiaal: "Marmer" } }],
  ["inkjetprinter onder de 120 euro", { in: "printers", max: 120, has: { Printtechniek: "Inkjet" } }],
  ["hoekbank tot 900 euro", { in: "bankstellen", max: 900 }],
  ["een gietijzeren koekenpan van 28 cm", { in: "koekenpannen", has: { Materiaal: "Gietijzer" } }],
]);

const comparing: readonly Dialogue[] = talks("by cause, talks", [
  [
    ["wandelrugzak van 50 liter", { in: "wandelrugzakken", number: { Inhoud: [50, 50] } }],
    ["bestaat die ook lichter?", { in: "wandelrugzakken", number: { Inhoud: [50, 50] } }],
  ],
  [
    ["vaatwasser tot 800 euro", { in: "vaatwassers", max: 800 }],
    ["kan het ook stiller", { in: "vaatwassers", max: 800 }],
    ["mag tot 900 kosten hoor", { in: "vaatwassers", max: 900 }],
  ],
  [
    ["tent voor 3 personen", { in: "tenten", number: { Slaapplaatsen: [3, null] } }],
    ["heb je 'm goedkoper?", { in: "tenten", below: "1.1", number: { Slaapplaatsen: [3, null] } }],
  ],
  [
    ["laptop van lenovo", { in: "laptops", has: { brand: "Lenovo" } }],
    ["die maar dan lichter", { in: "laptops", has: { brand: "Lenovo" } }],
    ["en onder de 800", { in: "laptops", max: 800, has: { brand: "Lenovo" } }],
  ],
  [
    ["grasmaaier op accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["zijn er ook stillere?", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
  ],
]);

const replacing: readonly Dialogue[] = talks("by cause, talks", [
  [
    ["spelcomputer van sony", { in: "spelcomputers", has: { brand: "Sony" } }],
    ["of nee, toch een xbox", { in: "spelcomputers", has: { brand: "Microsoft" } }],
  ],
  [
    ["smartphone van samsung tot 900 euro", { in: "smartphones", max: 900, has: { brand: "Samsung" } }],
    ["doe toch maar een iphone", { in: "smartphones", max: 900, has: { brand: "Apple" } }],
  ],
  [
    ["laptop van hp", { in: "laptops", has: { brand: "HP" } }],
    ["liever een macbook", { in: "laptops", has: { brand: "Apple" } }],
  ],
  [
    ["sneakers heren van puma", { in: "herensneakers", has: { brand: "Puma" } }],
    ["toch liever air force", { in: "herensneakers", has: { brand: "Nike" } }],
  ],
  [
    ["actioncamera van dji", { in: "actioncameras", has: { brand: "DJI" } }],
    ["nee toch een hero13", { in: "actioncameras", has: { brand: "GoPro" } }],
  ],
]);

/** For the demo shop. */
export const byCause: readonly Dialogue[] = [
  ...slang,
  ...shapes,
  ...preferring,
  ...deniedNumbers,
  ...bounds,
  ...shared,
  ...compounds,
  ...comparing,
  ...replacing,
];

/** For an empty shop that imported a feed. */
export const byCauseImported: readonly Dialogue[] = [
  ...singles("imported, by cause", [
    ["tablet onder de 400 euries", { named: /tablet/i, max: 400 }],
    ["muis tot 30 eurootjes", { named: /muis/i, max: 30 }],
    ["koptelefoon hooguit 100 ballen", { named: /koptelefoon/i, max: 100 }],
    ["printer liefst geen hp, onder 200", { named: /printer/i, max: 200, not: { brand: "HP" } }],
    ["tv bij voorkeur niet van samsung", { named: /televisie/i, not: { brand: "Samsung" } }],
    ["wasmachine als het kan geen miele, tot 900", { named: /wasmachine/i, max: 900, not: { brand: "Miele" } }],
    ["blender het liefst van ninja", { named: /blender/i, has: { brand: "Ninja" } }],
    ["stofzuiger, liever geen dyson, max 3 meier", { named: /stofzuiger/i, max: 300, not: { brand: "Dyson" } }],
    ["koffiemachine van philips onder 600", { named: /espressomachine|koffie/i, max: 600, has: { brand: "Philips" } }],
    ["een toetsenbordje", { named: /toetsenbord/i }],
    ["telefoon van samsung, geen 128 gb", { named: /^(?!.*128 GB).*smartphone/i, has: { brand: "Samsung" } }],
    ["externe ssd maar geen 1 tb", { named: /^(?!.*1 TB).*ssd/i }],
    ["tablet, liever geen 64 gb, tot 800", { named: /^(?!.*64 GB).*tablet/i, max: 800 }],
    ["stofzuiger van miele, tot 350 eurotjes", { named: /stofzuiger/i, max: 350, has: { brand: "Miele" } }],
  ]),
  ...talks("imported, by cause", [
    [
      ["telefoon van samsung", { named: /smartphone/i, has: { brand: "Samsung" } }],
      ["toch liever een iphone", { named: /iphone/i }],
    ],
    [
      ["laptop tot 1000 euro", { named: /laptop/i, max: 1000 }],
      ["kan het goedkoper?", { named: /laptop/i, max: 1000 }],
    ],
    [
      ["telefoon van apple", { named: /smartphone/i, has: { brand: "Apple" } }],
      ["doe maar een pixel", { named: /pixel/i, has: { brand: "Google" } }],
    ],
  ]),
];
