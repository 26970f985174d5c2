import { type LabelledSentence, sentences } from "./labels";

/** Sentences about the demo catalogue, labelled by hand from its categories and specifications. */

const bounds = sentences("price", [
  ["ik zoek een laptop tot 800 euro", { kind: "laptops", price: [null, 800] }],
  ["smartphone van maximaal € 350", { kind: "smartphones", price: [null, 350] }],
  ["mijn budget is 1.250 euro voor een televisie", { kind: "televisies", price: [null, 1250] }],
  ["airfryer tussen de 80 en 150 euro", { kind: "airfryers", price: [80, 150] }],
  ["bankstel vanaf 900 euro", { kind: "bankstellen", price: [900, null] }],
  ["waterkoker van rond de 50 euro", { kind: "waterkokers", price: [40, 60] }],
  ["een strijkijzer, niet duurder dan 75,-", { kind: "strijkijzers", price: [null, 75] }],
  ["monitor goedkoper dan driehonderd euro", { kind: "monitoren", price: [null, 300] }],
  ["espressomachine voor hooguit 1.299,50", { kind: "espressomachines", price: [null, 1299.5] }],
]);

const quantities = sentences("quantity", [
  ["wasmachine van minstens 9 kilo", { kind: "wasmachines", filters: { vulgewicht: ">=9 kg" } }],
  ["wasmachine met 1600 toeren", { kind: "wasmachines", filters: { toerental: "1600..1600 toeren" } }],
  [
    "laptop met 32gb werkgeheugen en minstens 512gb opslag",
    { kind: "laptops", filters: { werkgeheugen: "32..32 GB", opslag: ">=512 GB" } },
  ],
  ["laptop met 1 TB", { kind: "laptops", filters: { opslag: "1..1 TB" } }],
  ["tv van 65 inch of groter", { kind: "televisies", filters: { schermgrootte: ">=65 inch" } }],
  ['beeldscherm van 27"', { kind: "monitoren", filters: { schermgrootte: "27..27 inch" } }],
  ["vaatwasser stiller dan 42 dB", { kind: "vaatwassers", filters: { geluidsniveau: "<42 dB" } }],
  ["vaatwasser voor minimaal 13 couverts", { kind: "vaatwassers", filters: { couverts: ">=13 couverts" } }],
  ["tent voor vier personen", { kind: "tenten", filters: { slaapplaatsen: "4..4 personen" } }],
  ["tent met een waterkolom van minstens 3000 mm", { kind: "tenten", filters: { waterkolom: ">=3000 mm" } }],
  ["eettafel voor 8 personen", { kind: "eettafels", filters: { personen: "8..8" } }],
  ["koptelefoon met een accuduur van meer dan 30 uur", { kind: "koptelefoons", filters: { accuduur: ">30 uur" } }],
  ["laptop lichter dan anderhalve kilo", { kind: "laptops", filters: { gewicht: "<1.5 kg" } }],
  ["waterkoker van 1,7 liter", { kind: "waterkokers", filters: { inhoud: "1.7..1.7 liter" } }],
  ["wasmachine met energielabel B of beter", { kind: "wasmachines", filters: { energieklasse: "A|B" } }],
]);

const denials = sentences("denial", [
  ["smartphone, liever geen Apple", { kind: "smartphones", filters: { brand: "!Apple" } }],
  ["televisie niet van Samsung of LG", { kind: "televisies", filters: { brand: "!Samsung|!LG" } }],
  [
    "jurk, niet zwart maar wel met lange mouw",
    { kind: "jurken", filters: { color: "!zwart", mouwlengte: "Lange mouw" } },
  ],
  [
    "laptop behalve Lenovo, minstens 16 GB werkgeheugen",
    { kind: "laptops", filters: { brand: "!Lenovo", werkgeheugen: ">=16 GB" } },
  ],
  ["laptop zonder touchscreen", { kind: "laptops", filters: { touchscreen: "!Ja" } }],
  ["smartphone maar niet refurbished", { kind: "smartphones", filters: { condition: "!refurbished" } }],
]);

const values = sentences("value", [
  ["oled tv onder 1500 euro", { kind: "televisies", price: [null, 1500], filters: { beeldtechniek: "Oled" } }],
  [
    "over-ear koptelefoon tot 200 euro",
    { kind: "koptelefoons", price: [null, 200], filters: { draagwijze: "Over-ear" } },
  ],
  [
    "koptelefoon met actieve ruisonderdrukking tot 250 euro",
    { kind: "koptelefoons", price: [null, 250], filters: { ruisonderdrukking: "Actief" } },
  ],
  ["rode jurk met stippen in maat M", { kind: "jurken", filters: { color: "rood", patroon: "Stippen", size: "M" } }],
  ["rvs waterkoker tot 40 euro", { kind: "waterkokers", price: [null, 40], filters: { materiaal: "Rvs" } }],
  ["ronde eettafel tot 500 euro", { kind: "eettafels", price: [null, 500], filters: { vorm: "Rond" } }],
  [
    "ik wil een volledig geïntegreerde vaatwasser tot 800 euro",
    { kind: "vaatwassers", price: [null, 800], filters: { plaatsing: "Volledig geïntegreerd" } },
  ],
  ["Bosch wasmachine van 8 kg", { kind: "wasmachines", filters: { brand: "Bosch", vulgewicht: "8..8 kg" } }],
]);

const people = sentences("people and delivery", [
  ["sneakers voor heren in maat 43", { kind: "herensneakers", filters: { size: "43" } }],
  ["parfum voor mijn vrouw tot 60 euro", { kind: "damesparfums", price: [null, 60] }],
  ["morgen een koffiezetapparaat in huis", { kind: "koffiezetapparaten", filters: { delivery: "1" } }],
  ["tweedehands smartphone tot 200 euro", { kind: "smartphones", price: [null, 200], filters: { condition: "used" } }],
  [
    "laptop met gratis verzending onder 700 euro",
    { kind: "laptops", price: [null, 700], filters: { shipping: "free" } },
  ],
]);

const soft = sentences("preference and need", [
  ["een stille wasmachine graag", { kind: "wasmachines", prefer: ["geluidsniveau low"] }],
  [
    "lichte laptop met een groot scherm tot 1000 euro",
    { kind: "laptops", price: [null, 1000], prefer: ["gewicht low", "schermgrootte high"], words: "scherm" },
  ],
  ["niet te dure koptelefoon", { kind: "koptelefoons", prefer: ["price low"] }],
  [
    "de goedkoopste tv van 55 inch",
    { kind: "televisies", filters: { schermgrootte: "55..55 inch" }, sort: "price asc" },
  ],
  ["zuinige vaatwasser tot 600 euro", { kind: "vaatwassers", price: [null, 600], prefer: ["energieklasse low"] }],
  ["wasmachine voor een klein gezin", { kind: "wasmachines", filters: { vulgewicht: "7..8 kg" } }],
  ["bankstel voor drie personen", { kind: "bankstellen", filters: { zitplaatsen: ">=3 zits" } }],
  [
    "stille stofzuiger, geen Philips",
    { kind: "steelstofzuigers|robotstofzuigers", filters: { brand: "!Philips" }, prefer: ["geluidsniveau low"] },
  ],
]);

const leftovers = sentences("unknown words", [
  ["drone met camera tot 300 euro", { price: [null, 300], words: "drone camera" }],
  ["wasmachine met hologram onder 600 euro", { kind: "wasmachines", price: [null, 600], left: "hologram" }],
  ["laptop zonder zwaartekracht tot 900 euro", { kind: "laptops", price: [null, 900], left: "zonder zwaartekracht" }],
]);

/** Held out: never looked at while the parser is changed. */
const unseen = sentences("unseen", [
  [
    "we zoeken een koelvriescombinatie met label C of beter, max 800 euro",
    { kind: "koel-vriescombinaties", price: [null, 800], filters: { energieklasse: "A|B|C" } },
  ],
  [
    "beamer met minimaal 2000 lumen, niet van Epson",
    { kind: "beamers", filters: { helderheid: ">=2000 lumen", brand: "!Epson" } },
  ],
  [
    "tablet met minstens 128 gb opslag en onder de 400 euro",
    { kind: "tablets", price: [null, 400], filters: { opslag: ">=128 GB" } },
  ],
  [
    "accuboormachine van 18 volt, hoogstens 2 kilo",
    { kind: "accuboormachines", filters: { spanning: "18..18 V", gewicht: "<=2 kg" } },
  ],
  [
    "hondenvoer graanvrij in een zak van 15 kg",
    { kind: "hondenvoer", filters: { graanvrij: "Ja", gewicht: "15..15 kg" }, words: "zak" },
  ],
  [
    "waterdichte kinderjas, liever niet roze, tot 60 euro",
    { kind: "kinderjassen", price: [null, 60], filters: { color: "!roze" } },
  ],
  ["bluetooth speaker die minstens 18 uur meegaat", { kind: "bluetooth-speakers", filters: { accuduur: ">=18 uur" } }],
  [
    "bed van 160 x 200 cm met opbergruimte onder de 700 euro",
    { kind: "bedden", price: [null, 700], filters: { ligmaat: "160 x 200 cm", opbergruimte: "Ja" } },
  ],
  [
    "gaming monitor van minimaal 27 inch en 144 hz",
    { kind: "monitoren", filters: { schermgrootte: ">=27 inch", verversingssnelheid: "144..144 Hz" } },
  ],
  [
    "hanglamp van hout of metaal, max 80 euro",
    { kind: "hanglampen", price: [null, 80], filters: { materiaal: "Hout|Metaal" } },
  ],
  [
    "grasmaaier voor een kleine tuin met accu",
    { kind: "grasmaaiers", filters: { oppervlakte: "<=300 m²", aandrijving: "Accu" } },
  ],
  [
    "rugzak van tussen de 20 en 30 liter, geen leer",
    { kind: "rugzakken", filters: { inhoud: "20..30 liter", materiaal: "!Leer" } },
  ],
  ["motorolie 5W-30, 5 liter", { kind: "motorolie", filters: { viscositeit: "5W-30", inhoud: "5..5 liter" } }],
  [
    "damesfiets met minstens 7 versnellingen onder 600 euro",
    { kind: "fietsen", price: [null, 600], filters: { versnellingen: ">=7 versnellingen" } },
  ],
  ["roman als hardcover onder 20 euro", { kind: "romans", price: [null, 20], filters: { uitvoering: "Hardcover" } }],
]);

export const demoSentences: readonly LabelledSentence[] = [
  ...bounds,
  ...quantities,
  ...denials,
  ...values,
  ...people,
  ...soft,
  ...leftovers,
  ...unseen,
];
