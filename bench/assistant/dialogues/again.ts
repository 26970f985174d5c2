import { type Dialogue, singles, talks } from "../dialogue";

/**
 * Hurried sentences over all kinds, with demands that nothing in the shop meets among them. Written before any was asked and
 * divided by lot: this half was read while what failed was mended.
 */
export const again: readonly Dialogue[] = [
  ...singles("asked again", [
    [
      "dashcam die snachts ook filmt en voor én achter opneemt",
      { in: "dashcams", has: { Nachtzicht: "Ja", Kanalen: "Voor en achter" } },
    ],
    [
      "zeep op basis van kokosolie zonder geurtje",
      { in: "zeep-en-verzorging", has: { Basis: "Kokosolie", Parfum: "Zonder" } },
    ],
    [
      "bureaustoel met lendensteun die 150 kilo aankan",
      { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" }, number: { Draagkracht: [150, null] } },
    ],
    [
      "draadloos mechanisch toetsenbord klein formaat met lichtjes",
      {
        in: "toetsenborden-en-muizen",
        has: { Verbinding: "Draadloos", Toetstype: "Mechanisch", Formaat: "Compact", Verlichting: "Ja" },
      },
    ],
    [
      "klassieke gitaar 3/4 voor mijn dochter, hoes erbij",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4", Hoes: "Ja" } },
    ],
    [
      "kleurpotloden voor n kleuter van 4, minstens 24 kleuren",
      {
        in: "stiften-en-kleurpotloden",
        has: { Soort: "Kleurpotloden", Leeftijd: "Vanaf 3 jaar" },
        number: { "Aantal kleuren": [24, null] },
      },
    ],
    [
      "laserprinter dubbelzijdig, minimaal 24 paginas per minuut",
      {
        in: "printers",
        has: { Printtechniek: "Laser", "Dubbelzijdig printen": "Ja" },
        number: { Printsnelheid: [24, null] },
      },
    ],
    ["dekbedovertrek van zijde tweepersoons", { none: true }],
    ["wasdroger met stoomfunctie", { none: true }],
    [
      "ebike middenmotor met riem, lage instap 53",
      {
        in: "elektrische-fietsen",
        has: { Motor: "Middenmotor", Aandrijflijn: "Riem", Frame: "Lage instap", size: "53 cm" },
      },
    ],
    [
      "bureau dat elektrisch omhoog kan, 160 breed, geen spaanplaat",
      { in: "bureaus", has: { Verstelling: "Elektrisch", Breedte: "160 cm" }, not: { Materiaal: "Spaanplaat" } },
    ],
    [
      "salontafel rond, 80 cm of kleiner, niet van metaal en geen glas",
      {
        in: "salontafels",
        has: { Vorm: "Rond" },
        number: { Diameter: [null, 80] },
        not: { Materiaal: ["Metaal", "Glas"] },
      },
    ],
    ["hoekbank met slaapfunctie", { none: true }],
    [
      "merino coltrui dames M of L",
      { in: "damestruien", has: { Materiaal: "Merinowol", Halslijn: "Coltrui", size: ["M", "L"] } },
    ],
    [
      "on ear koptelefoon opvouwbaar lichter dan 200 gram",
      { in: "koptelefoons", has: { Draagwijze: "On-ear", Opvouwbaar: "Ja" }, number: { Gewicht: [null, 199] } },
    ],
    [
      "robotstofzuiger die ook dweilt en zichzelf leegt, lager dan 10 cm",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" }, number: { Hoogte: [null, 9.99] } },
    ],
    ["hoesje samsung galaxy s25 groen of rood, geen bookcase", { none: true }],
    [
      "wit keyboard met 88 toetsen die aanslaggevoelig zijn",
      { in: "keyboards", has: { color: "wit", Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" } },
    ],
    [
      "wandelrugzak 50 liter of meer, regenhoes erbij, geen blauwe",
      { in: "wandelrugzakken", has: { Regenhoes: "Ja" }, number: { Inhoud: [50, null] }, not: { color: "blauw" } },
    ],
    [
      "automatisch horloge met saffierglas en leren bandje",
      { in: "horloges", has: { Uurwerk: "Automatisch", Glas: "Saffierglas", Band: "Leren band" } },
    ],
    [
      "winterbanden 205/55 r16 maar geen michelin",
      { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Winterband" }, not: { brand: "Michelin" } },
    ],
    [
      "coöperatief spel vanaf 8 jr, niet langer dan drie kwartier",
      {
        in: "gezelschapsspellen",
        has: { Speltype: "Coöperatief spel", Leeftijd: ["Vanaf 8 jaar", "Vanaf 6 jaar"] },
        number: { Speelduur: [null, 45] },
      },
    ],
    [
      "combimagnetron inbouw 25 liter of groter",
      {
        in: "magnetrons",
        has: { "Type magnetron": "Combimagnetron", Plaatsing: "Inbouw" },
        number: { Inhoud: [25, null] },
      },
    ],
    [
      "leren hoesje voor de iphone 16 waar pasjes in kunnen",
      { in: "telefoonhoesjes", has: { Materiaal: "Leer", "Geschikt voor": "iPhone 16", Pasjesvakken: "3" } },
    ],
    ["jeans heren w34 l34 met knopen ipv rits", { in: "herenjeans", has: { size: "W34/L34", Sluiting: "Knopen" } }],
  ]),
  ...talks("asked again", [
    [
      ["opblaastent", { in: "tenten", has: { "Type tent": "Opblaasbare tent" } }],
      [
        "minimaal 3000 mm waterkolom",
        { in: "tenten", has: { "Type tent": "Opblaasbare tent" }, number: { Waterkolom: [3000, null] } },
      ],
    ],
    [
      ["gasbarbecue voor 8 man", { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } }],
      ["toch maar houtskool", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ],
    [
      ["stadsfiets 57 cm met terugtraprem", { in: "stadsfietsen", has: { size: "57 cm", Remmen: "Terugtraprem" } }],
      [
        "voordrager moet erop zitten",
        { in: "stadsfietsen", has: { size: "57 cm", Remmen: "Terugtraprem", Voordrager: "Ja" } },
      ],
    ],
    [
      ["hanglamp eettafel landelijk", { in: "hanglampen", has: { Stijl: "Landelijk" } }],
      ["diameter tussen 40 en 60", { in: "hanglampen", has: { Stijl: "Landelijk" }, number: { Diameter: [40, 60] } }],
      ["en niet van metaal", { in: "hanglampen", number: { Diameter: [40, 60] }, not: { Materiaal: "Metaal" } }],
    ],
    [
      [
        "vaatwasser vrijstaand 14 couverts",
        { in: "vaatwassers", has: { Plaatsing: "Vrijstaand", Couverts: "14 couverts" } },
      ],
      [
        "hooguit 44 db",
        {
          in: "vaatwassers",
          has: { Plaatsing: "Vrijstaand", Couverts: "14 couverts" },
          number: { Geluidsniveau: [null, 44] },
        },
      ],
    ],
    [
      ["bank voor 3 personen", { in: "bankstellen", number: { Zitplaatsen: [3, null] } }],
      [
        "leer of velours, geen grijs",
        {
          in: "bankstellen",
          number: { Zitplaatsen: [3, null] },
          has: { Bekleding: ["Leer", "Velours"] },
          not: { color: "grijs" },
        },
      ],
    ],
  ]),
];

/** As above, of an imported feed. */
export const againImported: readonly Dialogue[] = [
  ...singles("imported, asked again", [
    ["oplader 65 watt usb-c", { named: /usb-c oplader/i, has: { name: /65 W/i } }],
    ["koptelefoon on ear, niet zwart", { named: /on-ear.*koptelefoon/i, not: { color: "zwart" } }],
    ["smartwatch 47 mm zilver", { named: /smartwatch/i, has: { name: /47 mm/i, color: "zilver" } }],
    ["moto telefoon onder de 200 euro", { named: /motorola/i, max: 200 }],
    ["playstation 5 zonder schijf", { named: /playstation 5 slim digital/i }],
    ["rode ps5 controller", { named: /playstation 5 controller/i, has: { color: "rood" } }],
    ["stofzuigerzakken voor mijn miele c1", { named: /stofzuigerzakken/i, has: { brand: "Miele", name: /C1/i } }],
    ["screenprotector voor pixel 8", { none: true }],
    ["makita accu minstens 5 ah", { named: /gereedschapsaccu/i, has: { brand: "Makita", name: /[56],0 Ah/i } }],
    ["hoesje voor een iphone 13", { none: true }],
    ["magnetron met stoomfunctie", { none: true }],
    ["broodrooster van smeg in creme", { named: /broodrooster/i, has: { brand: "SMEG", name: /crème/i } }],
    ["smart lamp gu10 niet van philips", { named: /ledlamp/i, has: { name: /GU10/i }, not: { brand: /philips/i } }],
  ]),
  ...talks("imported, asked again", [
    [
      ["xiaomi telefoon 256 gb", { named: /xiaomi/i, has: { name: /256 GB/i } }],
      ["geen pro, blauw", { named: /redmi note 13 -/i, has: { name: /256 GB/i, color: "blauw" } }],
    ],
    [
      ["wasmachine van bosch of aeg", { named: /wasmachine/i, has: { brand: ["Bosch", "AEG"] } }],
      ["niet duurder dan 600", { named: /wasmachine/i, max: 600, has: { brand: ["Bosch", "AEG"] } }],
    ],
  ]),
];
