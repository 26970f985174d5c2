import { type Dialogue, singles, talks } from "../dialogue";

/** In a shop that imported a department store's feed, as `blindThree`. */
export const blindThreeImported: readonly Dialogue[] = [
  ...singles("imported, blind three, held out, read since", [
    ["stofzuiger van miele gezocht", { named: /stofzuiger(?!zak)/i, has: { name: /^miele/i } }],
    ["filterkoffie apparaat in het rood", { named: /filterkoffie/i, has: { color: "rood" } }],
    ["fohn onder 60", { named: /föhn/i, max: 60 }],
    ["zwart hoesje zoeken voor samsung galaxy s24", { named: /galaxy s24 hoesje/i, has: { color: "zwart" } }],
    ["witte controller voor de playstation", { named: /playstation.*controller/i, has: { color: "wit" } }],
    ["witte soundbar sonos aub", { named: /soundbar/i, has: { brand: "Sonos", color: "wit" } }],
    [
      "kabeltje usb c naar lightning, 2 meter lang",
      { named: /lightning.*kabel|kabel.*lightning/i, has: { name: /\b2 m\b/i } },
    ],
    ["smartwatch garmin zwart", { named: /smartwatch/i, has: { brand: "Garmin", color: "zwart" } }],
    ["friteuse op hete lucht tot 150 euro", { named: /airfryer/i, max: 150 }],
    ["gsm van google met 256 gb", { named: /smartphone/i, has: { brand: "Google", name: /256 GB/i } }],
    ["externe ssd 2 tb", { named: /externe ssd/i, has: { name: /\b2 TB/i } }],
    ["boormachine op accu van makita", { named: /accuboormachine/i, has: { brand: "Makita" } }],
    ["afwasmachine max 600 euro", { named: /vaatwasser/i, max: 600 }],
    [
      "frigo met diepvries, geen samsung, onder de 1000",
      { named: /koel-vries/i, max: 1000, not: { brand: "Samsung" } },
    ],
    [
      "scheerapparaat voor mn vader van philips onder 200",
      { named: /scheerapparaat/i, max: 200, has: { brand: "Philips" } },
    ],
    ["rode toaster van smeg", { named: /broodrooster/i, has: { brand: "SMEG", color: "rood" } }],
    ["inkt voor epson ecotank", { named: /ecotank.*inktcartridge/i }],
    ["boxje van jbl voor op t strand, een rode", { named: /speaker/i, has: { brand: "JBL", color: "rood" } }],
    ["wasmachine van dyson", { none: true }],
    ["kan ik iets nog retour doen als de doos al open is", { quotes: "support policy guide" }],
  ]),
  ...talks("imported, blind three, held out, read since", [
    [
      ["laptop max 900", { named: /laptop(?!tas)/i, max: 900 }],
      ["geen hp", { named: /laptop(?!tas)/i, max: 900, not: { brand: "HP" } }],
      ["wat kost die eerste", { about: "2.1" }],
    ],
    [
      ["tablet van samsung", { named: /tablet/i, has: { brand: "Samsung" } }],
      ["grijs", { named: /tablet/i, has: { brand: "Samsung", color: "grijs" } }],
      ["hoeveel kost de tweede", { about: "2.2" }],
    ],
    [
      ["telefoon onder 500", { named: /smartphone/i, max: 500 }],
      ["zwart graag", { named: /smartphone/i, max: 500, has: { color: "zwart" } }],
      ["van xiaomi", { named: /smartphone/i, max: 500, has: { color: "zwart", brand: "Xiaomi" } }],
    ],
    [
      ["oortjes zonder draad", { named: /oordopjes/i }],
      ["die van jbl", { named: /oordopjes/i, has: { brand: "JBL" } }],
      ["in t blauw", { named: /oordopjes/i, has: { brand: "JBL", color: "blauw" } }],
    ],
    [
      ["wasmachine bosch", { named: /wasmachine/i, has: { brand: "Bosch" } }],
      ["nee doe maar aeg", { named: /wasmachine/i, has: { brand: "AEG" } }],
      ["onder 800", { named: /wasmachine/i, max: 800, has: { brand: "AEG" } }],
    ],
    [
      ["espresso apparaat tot 500", { named: /espressomachine$/i, max: 500 }],
      ["liever geen philips", { named: /espressomachine$/i, max: 500, not: { brand: "Philips" } }],
    ],
    [
      ["elektrische tandenborstel van oral b", { named: /elektrische tandenborstel/i, has: { brand: "Oral-B" } }],
      ["en van die losse borsteltjes ervoor", { named: /opzetborstels/i, has: { brand: "Oral-B" } }],
    ],
    [
      ["witte robotstofzuiger", { named: /robotstofzuiger/i, has: { color: "wit" } }],
      ["kleur boeit toch niet, wel onder 600", { named: /robotstofzuiger/i, max: 600 }],
    ],
    [
      ["tv tot 700 euro", { named: /televisie/i, max: 700 }],
      ["ok mag 1000 zijn", { named: /televisie/i, max: 1000 }],
      ["van philips dan", { named: /televisie/i, max: 1000, has: { brand: "Philips" } }],
    ],
  ]),
];
