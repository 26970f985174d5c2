import { type Dialogue, singles, talks } from "../dialogue";

/**
 * Sentences over all that the catalogue tells of its products: bounds with units, numbers in words, alternatives, parts of a
 * thing, denials and everyday words, several at once. Asked while what failed was mended, and read.
 */
export const anew: readonly Dialogue[] = [
  ...singles("asked anew", [
    [
      "actioncam die tot minstens 10 meter diep kan en 2 uur meegaat",
      { in: "actioncameras", number: { Waterdichtheid: [10, null], Accuduur: [120, null] } },
    ],
    ["airfryer minimaal 6 liter en dat je naar binnen kan kijken", { in: "airfryers", number: { Inhoud: [6, null] } }],
    [
      "aquarium van een meter breed met filter erbij",
      { in: "aquaria", number: { Breedte: [100, 100] }, has: { Filter: "Ja" } },
    ],
    [
      "bank met metalen poten en een zithoogte vanaf 46",
      { in: "bankstellen", has: { Poten: "Metaal" }, number: { Zithoogte: [46, null] } },
    ],
    ["bbq op gas voor 8 man", { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } }],
    [
      "houtskool barbecue rooster minstens een halve meter",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Rooster: [50, null] } },
    ],
    [
      "bed 1.80 bij 2 meter eiken met lattenbodem",
      { in: "bedden", has: { Ligmaat: "180 x 200 cm", Materiaal: "Eikenhout", Lattenbodem: "Ja" } },
    ],
    [
      "speaker lichter dan een halve kilo niet van jbl",
      { in: "bluetooth-speakers", not: { brand: "JBL" }, number: { Gewicht: [null, 0.5] } },
    ],
    [
      "lego met meer dan 1000 steentjes",
      { in: "bouwsets", has: { brand: "LEGO" }, number: { "Aantal onderdelen": [1000, null] } },
    ],
    [
      "zit sta bureau 160 breed en 80 diep",
      { in: "bureaus", has: { Verstelling: "Elektrisch" }, number: { Breedte: [160, 160], Diepte: [80, 80] } },
    ],
    ["bureautje van hoogstens 1,20, bamboe", { none: true }],
    ["bureaustoel voor iemand van 140 kilo", { in: "bureaustoelen", number: { Draagkracht: [140, null] } }],
    ["dakkoffer korter dan 1,80 m", { in: "dakkoffers", number: { Lengte: [null, 180] } }],
    [
      "uitschuifbare eettafel voor 8 mensen, rond of ovaal",
      { in: "eettafels", has: { Uitschuifbaar: "Ja", Vorm: ["Rond", "Ovaal"] }, number: { Personen: [8, null] } },
    ],
    [
      "elektrische tandenborstel die 3 weken meegaat",
      { in: "elektrische-tandenborstels", number: { Accuduur: [21, null] } },
    ],
    [
      "laarsjes gevoerd met wol, geen sleehak",
      { in: "enkellaarzen", has: { Voering: "Wol" }, not: { "Type hak": "Sleehak" } },
    ],
    [
      "coöp bordspel voor 6 man",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel", Spelers: /-[68] / } },
    ],
    ["lege gereedschapskist die 30 kilo kan hebben", { none: true }],
    ["maaier voor 400 m2", { in: "grasmaaiers", number: { Oppervlakte: [400, null] } }],
    [
      "hanglamp landelijk, diameter tussen 40 en 60 cm, geen rotan",
      { in: "hanglampen", has: { Stijl: "Landelijk" }, number: { Diameter: [40, 60] }, not: { Materiaal: "Rotan" } },
    ],
    [
      "nette schoenen heren veters wijdte H 43 bruin of cognac",
      { in: "nette-herenschoenen", has: { Wijdte: "H", size: "43", color: ["bruin", "cognac"] } },
    ],
    [
      "kinderjas gevoerd met fleece maat 116 geen blauw",
      { in: "kinderjassen", has: { Voering: "Fleece", size: "116" }, not: { color: "blauw" } },
    ],
    [
      "koksmes 20cm damast met houten heft",
      { in: "koksmessen", has: { Lemmet: "20 cm", Staalsoort: "Damaststaal", Handvat: ["Hout", "Pakkahout"] } },
    ],
    ["konijnenhok 2 verdiepingen met uitloop, niet van plastic", { none: true }],
    [
      "laptop 1tb max 1100 euro scherm minstens 15 inch",
      { in: "laptops", max: 1100, has: { Opslag: "1 TB" }, number: { Schermgrootte: [15, null] } },
    ],
    [
      "dikke roman minstens 400 bladzijden paperback",
      { in: "romans", has: { Uitvoering: "Paperback" }, number: { "Aantal pagina's": [400, null] } },
    ],
    ["boek feelgood hardcover uit 2025 of 2026", { none: true }],
    [
      "koelkast met vriezer no frost klasse B of C, max 37 db",
      {
        in: "koel-vriescombinaties",
        has: { Vriezen: "No Frost", Energieklasse: ["B", "C"] },
        number: { Geluidsniveau: [null, 37] },
      },
    ],
    [
      "slaapzak voor vriesweer 0 graden, onder de kilo, dons",
      { in: "slaapzakken", has: { Vulling: "Dons", Comforttemperatuur: "0 °C" }, number: { Gewicht: [null, 1] } },
    ],
    [
      "hoesje iphone 16 leer met minstens 2 pasjes",
      {
        in: "telefoonhoesjes",
        has: { "Geschikt voor": "iPhone 16", Materiaal: "Leer" },
        number: { Pasjesvakken: [2, null] },
      },
    ],
    ["vaatwasser die minder dan 9 liter water gebruikt", { in: "vaatwassers", number: { Waterverbruik: [null, 9] } }],
    [
      "wasmachine met automatisch doseren en een kort programma van een kwartier",
      { in: "wasmachines", has: { "Automatisch doseren": "Ja", "Kort programma": "15 minuten" } },
    ],
    ["beamer 4k onder 700 euro, geen lamp", { none: true }],
    ["pen met rode inkt", { in: "balpennen", has: { "Kleur inkt": "Rood" } }],
    ["zwarte hanglamp met gouden binnenkant", { in: "hanglampen", has: { color: "zwart" } }],
    ["haardroger met minstens 3 opzetstukken", { in: "haardrogers", number: { Hulpstukken: [3, null] } }],
    ["hondenbrokken voor puppy 12 of 15 kg", { none: true }],
    ["toetsenbord zonder draad azerty", { none: true }],
    [
      "speakers die ik aan elkaar kan koppelen, ipx7, rood",
      { in: "bluetooth-speakers", has: { Stereokoppeling: "Ja", Waterdichtheid: "IPX7", color: "rood" } },
    ],
    [
      "nette schoenen met leren zool en suede, 42",
      { in: "nette-herenschoenen", has: { Zoolmateriaal: "Leer", Materiaal: "Suède", size: "42" } },
    ],
    ["laarzen met blokhak hoger dan 6 cm cognac 39", { none: true }],
    ["ledikant 60x120 beuken 3 standen", { none: true }],
    [
      "lego met minstens 4 poppetjes onder de 60",
      { in: "bouwsets", max: 60, has: { brand: "LEGO" }, number: { Figuren: [4, null] } },
    ],
    ["handheld van valve 512gb of 1tb", { in: "spelcomputers", has: { brand: "Valve", Opslag: ["512 GB", "1 TB"] } }],
  ]),
  ...talks("asked anew", [
    [
      [
        "zwarte herensneakers maat 43 van nike",
        { in: "herensneakers", has: { color: "zwart", size: "43", brand: "Nike" } },
      ],
      ["maakt niet uit welk merk", { in: "herensneakers", has: { color: "zwart", size: "43" } }],
      ["leer en onder de 100", { none: true }],
      ["doe maar suede", { none: true }],
    ],
    [
      ["smartphone met minstens 256 gb", { in: "smartphones", number: { Opslag: [256, null] } }],
      [
        "geen apple en geen samsung",
        { in: "smartphones", number: { Opslag: [256, null] }, not: { brand: ["Apple", "Samsung"] } },
      ],
      [
        "onder 400",
        { in: "smartphones", max: 400, number: { Opslag: [256, null] }, not: { brand: ["Apple", "Samsung"] } },
      ],
      [
        "laat ook samsung maar zien",
        { in: "smartphones", max: 400, number: { Opslag: [256, null] }, not: { brand: "Apple" } },
      ],
    ],
    [
      ["smartphone 128 gb max 350", { in: "smartphones", max: 350, has: { Opslag: "128 GB" } }],
      ["oled graag", { in: "smartphones", max: 350, has: { Opslag: "128 GB", Schermtype: "Oled" } }],
      ["budget kan naar 450", { in: "smartphones", max: 450, has: { Opslag: "128 GB", Schermtype: "Oled" } }],
    ],
    [
      ["monitor 27 inch", { in: "monitoren", number: { Schermgrootte: [27, 27] } }],
      ["4k", { in: "monitoren", has: { Resolutie: "4K" }, number: { Schermgrootte: [27, 27] } }],
      [
        "niet van lg of dell",
        {
          in: "monitoren",
          has: { Resolutie: "4K" },
          not: { brand: ["LG", "Dell"] },
          number: { Schermgrootte: [27, 27] },
        },
      ],
      [
        "qhd mag ook",
        {
          in: "monitoren",
          has: { Resolutie: ["4K", "QHD"] },
          not: { brand: ["LG", "Dell"] },
          number: { Schermgrootte: [27, 27] },
        },
      ],
    ],
    [
      ["vaatwasser inbouw stil", { in: "vaatwassers" }],
      ["max 40 db", { in: "vaatwassers", number: { Geluidsniveau: [null, 40] } }],
      ["42 is ook goed", { in: "vaatwassers", number: { Geluidsniveau: [null, 42] } }],
    ],
  ]),
];

export const anewImported: readonly Dialogue[] = [
  ...singles("imported, asked anew", [
    ["ophangbeugel 32 tot 65 inch", { named: /Muurbeugel/i, has: { name: /32-65/ } }],
    ["hdmi kabel van minstens 3 meter", { named: /HDMI/i, has: { name: /[35] m/i } }],
    ["externe ssd 2tb tot 150 euro", { named: /Externe SSD/i, max: 150, has: { name: /2 TB/i } }],
    ["makita accu 5 ah", { named: /5,0 Ah/i }],
    ["accu 18v minstens 4 ah", { named: /accu/i, has: { name: /[4-6][.,]0 Ah/i } }],
    ["airfryer ninja onder de 200 dubbele lade", { named: /Airfryer/i, max: 200, has: { brand: "Ninja" } }],
    ["ipad minstens 256gb roze", { named: /iPad/i, has: { name: /256 GB/i, color: "roze" } }],
    ["ontkalker 500 ml of meer", { named: /Ontkalker|ontkalker/i, has: { name: /500 ml/i } }],
    ["oplader 65 watt", { named: /Oplader/i, has: { name: /65 W/i } }],
    ["laptophoes 13 inch grijs", { none: true }],
    ["netwerkkabel van 3 meter graag", { named: /netwerkkabel/i, has: { name: /3 m\b/i } }],
    ["witte spelcomputer onder de 400", { named: /spelcomputer/i, max: 400, has: { color: "wit" } }],
    ["soundbar, maar niet van jbl", { named: /soundbar/i, not: { brand: "JBL" } }],
    ["zwarte smartwatch van samsung", { named: /smartwatch/i, has: { brand: "Samsung", color: "zwart" } }],
    ["slimme lamp met gu10 fitting", { named: /GU10/ }],
    ["waterkoker van bosch tot 60 euro", { named: /waterkoker/i, max: 60, has: { brand: "Bosch" } }],
    ["elektrische tandenborstel, geen oral-b", { named: /tandenborstel/i, not: { brand: "Oral-B" } }],
    ["broodrooster van smeg in het zwart", { named: /broodrooster/i, has: { brand: "SMEG", color: "zwart" } }],
    ["espressomachine van philips onder de 500", { named: /espressomachine/i, max: 500, has: { brand: "Philips" } }],
    ["externe ssd van sandisk, 1 tb", { named: /externe ssd/i, has: { brand: "SanDisk", name: /1 TB/i } }],
  ]),
  ...talks("imported, asked anew", [
    [
      ["speaker rood", { named: /speaker/i, has: { color: "rood" } }],
      ["maakt niet uit welke kleur, max 120", { named: /speaker/i, max: 120 }],
      ["geen jbl", { none: true }],
    ],
    [
      ["hdmi kabel minstens 3 meter", { named: /hdmi/i, has: { name: /[35] m\b/i } }],
      ["5 meter graag", { named: /hdmi/i, has: { name: /5 m\b/i } }],
    ],
    [
      ["accu makita", { named: /accu/i, has: { brand: "Makita" } }],
      ["minstens 5 ah", { named: /accu/i, has: { brand: "Makita", name: /[56],0 ah/i } }],
    ],
  ]),
];
