import { type Dialogue, singles, talks } from "../dialogue";

/** As shoppers type and say it: slips, spoken and shortened numbers, half sentences, what belongs to the message before. */
export const asTyped: readonly Dialogue[] = [
  ...singles("as typed", [
    ["ik zoek een wasmachien onder vijfhonderd euro", { in: "wasmachines", max: 500 }],
    ["stofzuigr van philips tot 300", { in: "steelstofzuigers robotstofzuigers", max: 300, has: { brand: "Philips" } }],
    ["televisei van vijfenvijftig inch", { in: "televisies", number: { Schermgrootte: [55, 55] } }],
    ["fietshelm maat L in het zwrt", { in: "fietshelmen", has: { size: "L", color: "zwart" } }],
    ["phillips waterkoker tot 50", { in: "waterkokers", max: 50, has: { brand: "Philips" } }],
    ["stille vaatwassr met 14 couverts", { in: "vaatwassers", number: { Couverts: [14, 14] } }],
    ["samsng tv tot 900", { in: "televisies", max: 900, has: { brand: "Samsung" } }],
    ["tussen de twee en driehonderd euro een koptelefoon", { in: "koptelefoons", min: 200, max: 300 }],
    ["koptelefoon 200-300 euro", { in: "koptelefoons", min: 200, max: 300 }],
    ["smartphone minimaal 200 maximaal 400 euro", { in: "smartphones", min: 200, max: 400 }],
    ["een horloge rond de 50", { in: "horloges", min: 40, max: 60 }],
    ["iets van een euro of 400 voor een smartphone", { in: "smartphones", min: 320, max: 480 }],
    [
      "espressomachine van de'longhi onder 4 honderd euro",
      { in: "espressomachines", max: 400, has: { brand: "De'Longhi" } },
    ],
    ["laptop met minstens 16 GB", { in: "laptops", number: { Werkgeheugen: [16, null] } }],
    ["laptop met minstens 512 gb", { in: "laptops", has: { Opslag: ["512 GB", "1 TB", "2 TB"] } }],
    ["laptop 32gb ram onder de vijftienhonderd euro", { in: "laptops", max: 1500, number: { Werkgeheugen: [32, 32] } }],
    [
      "laptop met 16 GB geheugen en minstens 512 gb ssd",
      { in: "laptops", number: { Werkgeheugen: [16, 16] }, has: { Opslag: ["512 GB", "1 TB", "2 TB"] } },
    ],
    ["telefoon met minimaal 8 gb werkgeheugen", { in: "smartphones", number: { Werkgeheugen: [8, null] } }],
    ["wasmachine stiller dan 70 dB", { in: "wasmachines", number: { Geluidsniveau: [0, 69.9] } }],
    ["ik wil iets stillers dan 40 dB als vaatwasser", { in: "vaatwassers", number: { Geluidsniveau: [0, 39.9] } }],
    [
      "monitor van zevenentwintig inch of groter, niet duurder dan 300",
      { in: "monitoren", max: 300, number: { Schermgrootte: [27, null] } },
    ],
    [
      "elektrische fiets met een accu van minstens 500 wh, lichter dan 25 kilo",
      { in: "elektrische-fietsen", number: { Accu: [500, null], Gewicht: [0, 24.9] } },
    ],
    ["vierpersoons tent tot driehonderd euro", { in: "tenten", max: 300, number: { Slaapplaatsen: [4, 4] } }],
    ["tv tussen 40 en 50 inch tot 500 euro", { in: "televisies", max: 500, number: { Schermgrootte: [40, 50] } }],
    ["bureaustoel tot 250, zwart of grijs", { in: "bureaustoelen", max: 250, has: { color: ["zwart", "grijs"] } }],
    ["barbeque op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["laptop max 600, 14 inch ongeveer", { in: "laptops", max: 600, number: { Schermgrootte: [14, 14.99] } }],
    ["Wat kost verzending en kan ik het terugsturen?", { quotes: "support policy" }],
    ["Hoe stuur ik iets terug en wanneer heb ik mijn geld terug?", { quotes: "support policy" }],
  ]),
  ...talks("as typed", [
    [
      ["sneakers voor heren maat 43", { in: "herensneakers", has: { size: "43" } }],
      ["en voor dames in 39", { in: "damessneakers", has: { size: "39" } }],
    ],
    [
      ["puzzel van 1000 stukjes", { in: "puzzels" }],
      ["en een goedkope gitaar voor kinderen", { in: "gitaren" }],
    ],
    [
      ["koptelefoon", { in: "koptelefoons" }],
      ["iets goedkopers", { in: "koptelefoons", below: "1.1" }],
    ],
    [
      ["laptop", { in: "laptops" }],
      ["hoe zwaar is de eerste en wanneer wordt die bezorgd?", { field: /gewicht/i, about: "1.1" }],
    ],
    [
      ["barbecue", { in: "barbecues" }],
      ["geen gas", { in: "barbecues", not: { Brandstof: "Gas" } }],
      ["onder de honderd", { in: "barbecues", max: 100, not: { Brandstof: "Gas" } }],
    ],
    [
      ["wasmachine tot 600", { in: "wasmachines", max: 600 }],
      ["stiller dan 72 db", { in: "wasmachines", max: 600, number: { Geluidsniveau: [0, 71.9] } }],
      ["en toch ook een wasdroger", { in: "wasdrogers", max: 600 }],
    ],
    [
      ["smartphone rond de driehonderd", { in: "smartphones", min: 240, max: 360 }],
      ["maakt niet uit wat het kost", { in: "smartphones" }],
    ],
  ]),
];

/** The same of an imported shop. */
export const asTypedImported: readonly Dialogue[] = [
  ...singles("imported, as typed", [
    ["ik zoek een wasmachien onder de zevenhonderd euro", { named: /wasmachine/i, max: 700 }],
    ["stofzuigr van miele", { named: /stofzuiger/i, has: { brand: "Miele" } }],
    ["wat is de duurste printer?", { named: /printer$/i }],
    ["draadloze muis tussen twintig en veertig euro", { named: /muis/i, min: 20, max: 40 }],
    ["goedkoopste toetsenbord", { named: /toetsenbord/i }],
    ["televisei van phillips", { named: /televisie/i, has: { brand: "Philips" } }],
    ["epson printer tot tweehonderd vijftig", { named: /printer$/i, max: 250, has: { brand: "Epson" } }],
    ["airfryr onder de 150", { named: /airfryer/i, max: 150 }],
    ["laptop minimaal 500 maximaal 800 euro", { named: /laptop/i, min: 500, max: 800 }],
    ["vaatwasser tussen de vijf en zevenhonderd euro", { named: /vaatwasser/i, min: 500, max: 700 }],
    ["koptelefoon niet duurder dan tweehonderd", { named: /koptelefoon/i, max: 200 }],
    ["een waterkokr van bosch ofzo", { named: /waterkoker/i, has: { brand: "Bosch" } }],
    ["Wat kost bezorgen en kan ik iets ruilen?", { quotes: "support policy guide" }],
  ]),
  ...talks("imported, as typed", [
    [
      ["televisie", { named: /televisie/i }],
      ["en een toetsenbord", { named: /toetsenbord/i }],
    ],
    [
      ["broodrooster", { named: /broodrooster/i }],
      ["doe toch maar een blender", { named: /blender/i }],
    ],
    [
      ["koptelefoon tot tweehonderd", { named: /koptelefoon/i, max: 200 }],
      ["en een soundbar, mag tot vijfhonderd", { named: /soundbar/i, max: 500 }],
    ],
    [
      ["muis", { named: /muis/i }],
      ["met bluetooth", { named: /muis.*bluetooth/i }],
    ],
    [
      ["printer", { named: /printer$/i }],
      ["van hp", { named: /printer$/i, has: { brand: "HP" } }],
      ["iets goedkopers", { named: /printer$/i, has: { brand: "HP" } }],
    ],
  ]),
];
