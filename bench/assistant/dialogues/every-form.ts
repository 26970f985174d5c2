import { type Dialogue, singles, talks } from "../dialogue";

/**
 * Wishes in the forms in which they are said in the Netherlands and Flanders: spoken language, several demands at once,
 * denials, corrections, ranges, sizes and ages. Labelled before any was tried. What failed here was mended by its cause.
 */
const said: readonly Dialogue[] = singles("every form", [
  ["ik zoek ne goeie frigo, liefst niet boven de 700 euro", { in: "koel-vriescombinaties", max: 700 }],
  ["den goedkoopsten droogkast", { in: "wasdrogers", extreme: "cheapest" }],
  ["gsm van samsung met 256 gb, max 500", { in: "smartphones", max: 500, has: { brand: "Samsung", Opslag: "256 GB" } }],
  ["een gsm-hoesje voor de iphone 15", { in: "telefoonhoesjes", has: { "Geschikt voor": /iphone 15/i } }],
  ["zetel in het grijs, driezit, onder 1000 euro", { in: "bankstellen", max: 1000, has: { Zitplaatsen: "3-zits" } }],
  ["heb je iets voor tussen de 50 en 80 euro, een rugzak of zo", { in: "rugzakken wandelrugzakken", min: 50, max: 80 }],
  ["een strijkijzer voor een paar tientjes", { in: "strijkijzers", max: 50 }],
  ["niet meer dan een paar tientjes voor een knuffel", { in: "knuffels", max: 50 }],
  ["koptelefoon, budget zit zo tussen de 70 en de 120", { in: "koptelefoons", min: 70, max: 120 }],
  ["tv van minimaal 50 maar maximaal 65 inch", { in: "televisies", number: { Schermgrootte: [50, 65] } }],
  [
    "laptop met minimaal 16gb ram en 512gb opslag, geen apple, niet zwaarder dan 1,6 kilo",
    { in: "laptops", not: { brand: "Apple" }, number: { Werkgeheugen: [16, null], Gewicht: [0, 1.6] } },
  ],
  ["een witte waterkoker zonder plastic, tot 60 euro", { in: "waterkokers", max: 60, has: { color: "wit" } }],
  ["waterkoker, wit of rvs, zeker geen zwarte", { in: "waterkokers", not: { color: "zwart" } }],
  [
    "jurk, maat 40, liever geen bloemen, tot 60 euro",
    { in: "jurken", max: 60, has: { size: "40" }, not: { Patroon: /bloem/i } },
  ],
  [
    "vaatwasser inbouw, stiller dan 44 db en max 900",
    { in: "vaatwassers", max: 900, number: { Geluidsniveau: [0, 43.9] } },
  ],
  [
    "wasmachine 8 kilo of meer, energielabel a, onder de 700",
    { in: "wasmachines", max: 700, has: { Energieklasse: "A" }, number: { Vulgewicht: [8, null] } },
  ],
  ["schoentjes maat 27 voor mijn kleindochter", { none: true }],
  ["t shirt maat 128 voor een jongen van 8", { in: "kinder-t-shirts", has: { size: "128" } }],
  ["cadeautje voor een meisje dat 6 wordt, tot 25 euro", { max: 25, number: { Leeftijd: [0, 6] } }],
  [
    "mijn neefje wordt 4 en is gek op bouwen, iets van lego tot 40 euro",
    { max: 40, has: { brand: "LEGO" }, number: { Leeftijd: [0, 4] } },
  ],
  [
    "puzzel 1000 stukjes maar niet van ravensburger",
    { in: "puzzels", not: { brand: "Ravensburger" }, number: { "Aantal stukjes": [1000, 1000] } },
  ],
  ["spel voor 6 personen vanaf 10 jaar", { in: "gezelschapsspellen" }],
  ["kan ik morgen een airfryer in huis hebben voor onder de 100?", { in: "airfryers", max: 100 }],
  ["eetkamerstoelen zonder armleuningen, bruin, tot 120 per stuk", { none: true }],
  [
    "hanglamp voor in de slaapkamer, niet te groot, zwart of goud",
    { in: "hanglampen", has: { color: ["zwart", "goud"] } },
  ],
  ["een bed van 1.40 bij 2 meter", { in: "bedden", has: { Ligmaat: "140 x 200 cm" } }],
  ["dekbedovertrek tweepersoons 200x200 katoen", { none: true }],
  ["krabpaal hoger dan een meter voor een kat van 6 kilo", { in: "krabpalen", number: { Hoogte: [100.1, null] } }],
  ["hondebrokken zonder granen 12 kilo", { in: "hondenvoer", has: { Graanvrij: "Ja" }, number: { Gewicht: [12, 12] } }],
  [
    "mannenparfum, niet zoet, 100 ml, tot 70 euro",
    { in: "herenparfums", max: 70, has: { Inhoud: "100 ml" }, not: { Geurfamilie: "Zoet" } },
  ],
  [
    "föhn van minstens 2000 watt maar lichter dan 600 gram",
    { in: "haardrogers", number: { Vermogen: [2000, null], Gewicht: [0, 599] } },
  ],
  [
    "koffiemachine met bonen, jura of delonghi, tot 800",
    { in: "espressomachines", max: 800, has: { brand: ["Jura", "De'Longhi"] } },
  ],
  [
    "een beeldscherm van 27 duim qhd, niet van philips",
    { in: "monitoren", has: { Resolutie: "QHD" }, not: { brand: "Philips" }, number: { Schermgrootte: [27, 27] } },
  ],
  ["elektrische velo voor dames tot 1800 euro", { in: "elektrische-fietsen", max: 1800 }],
  [
    "stofzuiger zonder snoer onder de 250, niet van dyson",
    { in: "steelstofzuigers", max: 250, not: { brand: "Dyson" } },
  ],
  [
    "slaapzak lichter dan 1,5 kg comforttemperatuur 0 graden of kouder",
    { in: "slaapzakken", number: { Gewicht: [0, 1.49] } },
  ],
  [
    "telefoon, android, dus geen iphone, minstens 128 gb, en niet duurder dan 350",
    { in: "smartphones", max: 350, not: { brand: "Apple" } },
  ],
  ["jeans heren w32 l32 donkerblauw", { in: "herenjeans", has: { size: "W32/L32", color: "donkerblauw" } }],
  [
    "sneakers dames 38 wit, mag ook beige, geen leer",
    { in: "damessneakers", has: { size: "38", color: ["wit", "beige"] }, not: { Materiaal: "Leer" } },
  ],
  [
    "ik zoek een grasmaaier op accu, dus zonder snoer, voor 300 m2",
    { in: "grasmaaiers", has: { Aandrijving: "Accu" } },
  ],
]);

const saidTalks: readonly Dialogue[] = talks("every form, talks", [
  [
    ["ik wil een koelkast tot 800 euro", { in: "koel-vriescombinaties", max: 800 }],
    ["nee wacht, ik bedoel een vaatwasser", { in: "vaatwassers", max: 800 }],
    ["en dan toch maar tot 600", { in: "vaatwassers", max: 600 }],
  ],
  [
    ["laptop van hp of acer tot 900", { in: "laptops", max: 900, has: { brand: ["HP", "Acer"] } }],
    ["lichter dan de tweede", { in: "laptops", max: 900, has: { brand: ["HP", "Acer"] } }],
    ["toch maar geen acer", { in: "laptops", max: 900, has: { brand: "HP" } }],
  ],
  [
    ["rode jurk maat 38", { in: "jurken", has: { color: "rood", size: "38" } }],
    ["nee, ik bedoel maat 40", { in: "jurken", has: { color: "rood", size: "40" } }],
    ["en niet rood maar zwart", { in: "jurken", has: { color: "zwart", size: "40" } }],
  ],
  [
    ["airfryer voor 4 personen", { in: "airfryers" }],
    ["die van philips hoeft niet", { in: "airfryers", not: { brand: "Philips" } }],
    ["iets goedkoper dan de eerste graag", { in: "airfryers", not: { brand: "Philips" }, below: "2.1" }],
  ],
  [
    ["sneakers voor heren in maat 44, tot 100 euro", { in: "herensneakers", max: 100, has: { size: "44" } }],
    [
      "geen nike en ook geen puma",
      { in: "herensneakers", max: 100, has: { size: "44" }, not: { brand: ["Nike", "Puma"] } },
    ],
    [
      "doe er toch maar 120 van",
      { in: "herensneakers", max: 120, has: { size: "44" }, not: { brand: ["Nike", "Puma"] } },
    ],
  ],
  [
    ["tv van 55 inch", { in: "televisies", number: { Schermgrootte: [55, 55] } }],
    ["of liever 65", { in: "televisies", number: { Schermgrootte: [65, 65] } }],
    ["zonder oled", { in: "televisies", number: { Schermgrootte: [65, 65] }, not: { Beeldtechniek: "Oled" } }],
    ["wat kost de tweede?", { about: "3.2" }],
  ],
  [
    ["wandelrugzak van 40 tot 60 liter", { in: "wandelrugzakken", number: { Inhoud: [40, 60] } }],
    ["welke is het lichtst?", { in: "wandelrugzakken", number: { Inhoud: [40, 60] }, rising: "Gewicht" }],
    ["en zwart?", { in: "wandelrugzakken", number: { Inhoud: [40, 60] }, has: { color: "zwart" } }],
  ],
  [
    ["knuffel voor een baby", { in: "knuffels" }],
    ["mag maximaal 20 euro kosten", { in: "knuffels", max: 20 }],
    ["liever geen beer", { in: "knuffels", max: 20, not: { name: /beer/i } }],
  ],
]);

/** Held out while the others were mended. */
const heldOut: readonly Dialogue[] = singles("every form, held out", [
  ["ne microgolf met grill, niet wit", { in: "magnetrons", not: { color: "wit" } }],
  ["goedkoopst mogelijke wasmachien van bosch", { in: "wasmachines", has: { brand: "Bosch" } }],
  ["een valies of rugzak, tussen 40 en 70 euro", { min: 40, max: 70 }],
  [
    "ik had graag een gsm gehad van maximum 300 euro, geen xiaomi",
    { in: "smartphones", max: 300, not: { brand: "Xiaomi" } },
  ],
  ["kostuumschoenen maat 43 bruin", { none: true }],
  ["tablet tot driehonderdvijftig euro, minimaal 128 giga", { in: "tablets", max: 350 }],
  ["printer die ook kan scannen, geen hp, onder de honderdvijftig", { in: "printers", max: 150, not: { brand: "HP" } }],
  [
    "een speaker die tegen water kan, blauw, tussen de 40 en 90",
    { in: "bluetooth-speakers", min: 40, max: 90, has: { color: "blauw" } },
  ],
  ["koffiezetapparaat zonder glazen kan", { in: "koffiezetapparaten", not: { Kan: /glas/i } }],
  [
    "koekepan 24 cm, inductie, zonder pfas",
    { in: "koekenpannen", has: { Inductie: "Ja" }, number: { Diameter: [24, 24] } },
  ],
  [
    "hoesje iphone 16 zwart, niet duurder dan 15 euro",
    { in: "telefoonhoesjes", max: 15, has: { "Geschikt voor": /iphone 16/i, color: "zwart" } },
  ],
  [
    "winterjas heren maat xl, geen zwart, tot 150",
    { in: "herenjassen", max: 150, has: { size: "XL" }, not: { color: "zwart" } },
  ],
  ["kinderjas maat 122 waterdicht voor school", { none: true }],
  [
    "stadsfiets met lage instap, 53 cm, tot 600 euro",
    { in: "stadsfietsen", max: 600, has: { Frame: "Lage instap", size: "53 cm" } },
  ],
  [
    "fietshelm maat m, geen zwart, met verlichting",
    { in: "fietshelmen", has: { size: "M", Verlichting: "Ja" }, not: { color: "zwart" } },
  ],
  ["tent voor twee personen die minder dan 4 kilo weegt", { none: true }],
  ["bbq op gas voor onder de 300 euri", { in: "barbecues", max: 300, has: { Brandstof: "Gas" } }],
  [
    "bureaustoel die tot 130 kilo aankan, niet van leer",
    { in: "bureaustoelen", number: { Draagkracht: [130, null] }, not: { Bekleding: "Leer" } },
  ],
  ["eettafel rond 120 cm voor 4 man", { in: "eettafels", has: { Vorm: "Rond" } }],
  ["een salontafel max 100 euries, geen glas", { in: "salontafels", max: 100, not: { Materiaal: "Glas" } }],
  [
    "kledingkast smaller dan 120 cm met spiegel",
    { in: "kledingkasten", has: { Spiegel: "Ja" }, number: { Breedte: [0, 119.9] } },
  ],
  ["oordopjes of koptelefoon met noise canceling onder 150", { max: 150 }],
  [
    "roman voor op vakantie, geen luisterboek, onder 15 euro",
    { in: "romans", max: 15, not: { Uitvoering: "Luisterboek" } },
  ],
  ["kinderboek voor een kind van 5", { in: "kinderboeken" }],
  ["gitaar voor een linkshandige beginner tot 200", { in: "gitaren", max: 200 }],
  [
    "laptop voor de studie, tussen 500 en 700, geen 14 inch",
    { in: "laptops", min: 500, max: 700, not: { Schermgrootte: "14 inch" } },
  ],
  [
    "systeemcamera van sony of canon met lens erbij, tot 1300",
    { in: "systeemcameras", max: 1300, has: { brand: ["Sony", "Canon"] } },
  ],
  [
    "horloge voor dames, zilver, geen leren band, rond de 100 euro",
    { in: "horloges", min: 80, max: 120, has: { color: "zilver" }, not: { Band: "Leren band" } },
  ],
  [
    "handtas niet groter dan 30 cm breed, rood",
    { in: "handtassen", has: { color: "rood" }, number: { Breedte: [0, 30] } },
  ],
  [
    "pop voor meisje van 3, max 35 euro, liefst zonder batterijen",
    { in: "poppen", max: 35, has: { "Batterijen nodig": "Nee" } },
  ],
  ["lego vanaf 9 jaar met meer dan 500 stukjes", { has: { brand: "LEGO" } }],
  ["bloempot buiten 40 cm antraciet", { none: true }],
  [
    "wasdroger warmtepomp minder dan 600, a++ of zo",
    { in: "wasdrogers", max: 600, has: { Droogtechniek: "Warmtepompdroger" } },
  ],
  ["stoomstrijkijzer met grote watertank en niet te zwaar", { in: "strijkijzers" }],
  ["kattenbak dicht, met filter, breder dan 45 cm", { in: "kattenbakken", number: { Breedte: [45.1, null] } }],
  [
    "autobanden 195/65 r15 zomer, geen kumho",
    { in: "autobanden", not: { brand: "Kumho" }, has: { Seizoen: "Zomerband" } },
  ],
  ["kinderwagen onder 10 kilo tot 500 euro", { in: "kinderwagens", max: 500, number: { Gewicht: [0, 9.99] } }],
  ["spijkerbroek heren 34/34 slim fit", { in: "herenjeans", has: { size: "W34/L34" } }],
  [
    "dames trui, wol, m, niet rood en niet roze",
    { in: "damestruien", has: { size: "M" }, not: { color: ["rood", "roze"] } },
  ],
  [
    "monitor van 32 inch of groter, max 400, gebogen mag",
    { in: "monitoren", max: 400, number: { Schermgrootte: [32, null] } },
  ],
]);

const heldOutTalks: readonly Dialogue[] = talks("every form, held out", [
  [
    ["ik zoek een stofzuiger", { in: "robotstofzuigers steelstofzuigers" }],
    ["een robot, met dweil", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
    ["niet duurder dan 400", { in: "robotstofzuigers", max: 400, has: { Dweilfunctie: "Met" } }],
    ["toch zonder dweil", { in: "robotstofzuigers", max: 400, has: { Dweilfunctie: "Zonder" } }],
  ],
  [
    ["damesparfum tot 60 euro", { in: "damesparfums", max: 60 }],
    ["sorry, ik bedoel voor heren", { in: "herenparfums", max: 60 }],
    ["geen hugo boss", { in: "herenparfums", max: 60, not: { brand: "Hugo Boss" } }],
  ],
  [
    ["monitor 27 inch", { in: "monitoren", number: { Schermgrootte: [27, 27] } }],
    ["goedkoper dan de tweede", { in: "monitoren", number: { Schermgrootte: [27, 27] }, below: "1.2" }],
    ["en zwart", { in: "monitoren", has: { color: "zwart" }, number: { Schermgrootte: [27, 27] } }],
  ],
  [
    ["tent voor 4 personen onder de 300", { in: "tenten", max: 300, number: { Slaapplaatsen: [4, null] } }],
    ["kan die lichter?", { in: "tenten", max: 300, number: { Slaapplaatsen: [4, null] } }],
    ["budget mag naar 400", { in: "tenten", max: 400, number: { Slaapplaatsen: [4, null] } }],
  ],
  [
    ["spelcomputer van nintendo", { in: "spelcomputers", has: { brand: "Nintendo" } }],
    ["doe toch maar playstation", { in: "spelcomputers", has: { brand: "Sony" } }],
    ["en een losse controller erbij", { in: "gamecontrollers" }],
  ],
  [
    ["koptelefoon onder 200", { in: "koptelefoons", max: 200 }],
    ["alles behalve jbl en sony", { in: "koptelefoons", max: 200, not: { brand: ["JBL", "Sony"] } }],
    ["mag ook wat goedkoper, tot een euro of 80", { in: "koptelefoons", max: 96, not: { brand: ["JBL", "Sony"] } }],
  ],
  [
    ["fiets voor mijn vrouw", { in: "stadsfietsen elektrische-fietsen" }],
    ["elektrisch ja", { in: "elektrische-fietsen" }],
    ["niet meer dan 2000 euro", { in: "elektrische-fietsen", max: 2000 }],
    ["en niet zwaarder dan 24 kilo", { in: "elektrische-fietsen", max: 2000, number: { Gewicht: [0, 24] } }],
  ],
]);

/** For the demo shop. */
export const everyForm: readonly Dialogue[] = [...said, ...saidTalks, ...heldOut, ...heldOutTalks];
