import { type Dialogue, singles } from "../dialogue";

/** The half of blind-two.ts, chosen by lot, that is read while what failed is mended. */
export const blindTwoRead: readonly Dialogue[] = singles("blind two, the half read", [
  ["iets om mn velgen schoon te krijgen", { in: "autoreinigers", has: { Soort: "Velgenreiniger" } }],
  [
    "zoet damesparfum, moet vegan zijn, 50ml",
    { in: "damesparfums", has: { Geurfamilie: "Zoet", Vegan: "Ja", Inhoud: "50 ml" } },
  ],
  ["kruidige geur voor mijn vriend voor max 40 euro", { in: "herenparfums", max: 40, has: { Geurfamilie: "Kruidig" } }],
  [
    "gezichtscreme ongeparfumeerd voor de droge huid, voor s nachts",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Huidtype: "Droog", Moment: ["Nacht", "Dag en nacht"] } },
  ],
  [
    "elektrische tandenborstel die waarschuwt als je te hard drukt, met reisetui",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Reisetui: "Ja" } },
  ],
  [
    "luisterboek voor mn zoon van 10",
    { in: "kinderboeken", has: { Uitvoering: "Luisterboek", Leeftijd: "9 tot 12 jaar" } },
  ],
  ["tablet met 5g voor minder dan 250", { in: "tablets", max: 250, has: { Verbinding: "Wifi + 5G" } }],
  [
    "laserprinter voor thuis met plek voor 250 vel",
    { in: "printers", has: { Printtechniek: "Laser", Papierlade: "250 vel" } },
  ],
  [
    "draadloos mechanisch toetsenbord met verlichting",
    { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Toetstype: "Mechanisch", Verlichting: "Ja" } },
  ],
  [
    "houten konijnenhok met 2 verdiepingen onder 80 euro",
    { in: "konijnenhokken", max: 80, has: { Materiaal: ["Grenenhout", "Vurenhout"], Verdiepingen: "2" } },
  ],
  [
    "draadloos boxje dat minstens 18 uur speelt en max 100 euro kost",
    { in: "bluetooth-speakers", max: 100, number: { Accuduur: [18, null] } },
  ],
  [
    "soundbar met dolby atmos, smaller dan een meter",
    { in: "soundbars", has: { "Dolby Atmos": "Ja" }, number: { Breedte: [null, 99] } },
  ],
  ["fullframe body zonder lens", { in: "systeemcameras", has: { Sensor: "Fullframe", Uitvoering: "Body" } }],
  [
    "stille beamer, minder dan 30 db en minstens 2000 lumen",
    { in: "beamers", number: { Geluidsniveau: [null, 29], Helderheid: [2000, null] } },
  ],
  ["blauw espressokopje handgemaakt 150 ml", { in: "handgedraaide-mokken", has: { color: "blauw", Inhoud: "150 ml" } }],
  [
    "bijenwaskaars die 40 uur of langer brandt",
    { in: "kaarsen", has: { Was: "Bijenwas" }, number: { Branduren: [40, null] } },
  ],
  [
    "zit-sta bureau elektrisch 160 cm breed, wit of zwart",
    { in: "bureaus", has: { Verstelling: "Elektrisch", Breedte: "160 cm", color: ["wit", "zwart"] } },
  ],
  ["gietijzeren koekenpan", { in: "koekenpannen", has: { Materiaal: "Gietijzer" } }],
  ["koksmes damast 20cm", { in: "koksmessen", has: { Staalsoort: "Damaststaal", Lemmet: "20 cm" } }],
  ["gele regenjas meisje 104", { in: "kinderjassen", has: { color: "geel", Seizoen: "Regenjas", size: "104" } }],
  [
    "lego vanaf 12 jaar met minstens 1000 stukjes, niet boven de 150",
    {
      in: "bouwsets",
      max: 150,
      has: { brand: "LEGO", Leeftijd: "Vanaf 12 jaar" },
      number: { "Aantal onderdelen": [1000, null] },
    },
  ],
  [
    "gewone damesfiets met 7 versnellingen",
    { in: "stadsfietsen", has: { Frame: ["Damesframe", "Lage instap"], Versnellingen: "7 versnellingen" } },
  ],
  [
    "backpack 50 of 65 liter met regenhoes",
    { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"], Regenhoes: "Ja" } },
  ],
  [
    "robotmaaier voor 800 m2, tot 500 euro",
    { in: "grasmaaiers", max: 500, has: { Aandrijving: "Robot", Oppervlakte: "800 m²" } },
  ],
  [
    "gasbbq waar ik voor 8 man op kan bakken",
    { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
  ],
  [
    "witte kleerkast met schuifdeuren en spiegel",
    { in: "kledingkasten", has: { color: "wit", "Type deur": "Schuifdeur", Spiegel: "Ja" } },
  ],
  ["marmeren salontafel", { in: "salontafels", has: { Materiaal: "Marmer" } }],
  ["vaatwasser met energielabel a", { none: true }],
  ["trampoline voor in de tuin", { none: true }],
  ["tent voor 10 personen", { none: true }],
  ["wasmachine van miele onder 500 euro", { none: true }],
  ["hoelang krijg ik garantie op een laptop", { quotes: "support policy guide category" }],
  ["kan je bij jullie ook gewoon met paypal afrekenen", { quotes: "support policy" }],
  ["de prijs in de winkel was hoger dan wat hier stond", { quotes: "support policy" }],
  ["hoeveel dagen heb ik om me te bedenken", { quotes: "support policy guide" }],
]);
