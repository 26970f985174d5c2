import { type Dialogue, singles, talks } from "../dialogue";

/**
 * As blind.ts, of a shop that imported a feed: written and labelled from that feed by somebody who had not read the
 * assistant, and never asked before the first run. Only the number that it reaches is looked at.
 */
export const blindImported: readonly Dialogue[] = [
  ...singles("imported, blind, unseen", [
    ["sonos soundbar in het wit max 600", { named: /soundbar/i, max: 600, has: { name: /^sonos/i, color: "wit" } }],
    ["samsung tv 55 inch", { named: /televisie$/i, has: { name: /^samsung.*55/i } }],
    [
      "oled televisie 65 inch niet boven de 1000",
      { named: /televisie$/i, max: 1000, has: { name: /oled.*65|65oled/i } },
    ],
    [
      "draadloze oortjes jbl blauw, tot 80 euro",
      { named: /oordopjes/i, max: 80, has: { name: /jbl/i, color: "blauw" } },
    ],
    ["hoofdtelefoon voor minder dan 60 euro", { named: /koptelefoon/i, max: 60 }],
    [
      "bose koptelefoon maar niet in het zwart",
      { named: /koptelefoon/i, has: { name: /^bose/i }, not: { color: "zwart" } },
    ],
    ["asus laptop tot 750", { named: /laptop$/i, max: 750, has: { name: /^asus/i } }],
    ["een laptop, geen apple, budget 600 euro", { named: /laptop$/i, max: 600, not: { name: /^apple/i } }],
    ["macbook air", { named: /macbook air.*laptop$/i }],
    ["ssd met 4 tb, extern", { named: /externe ssd/i, has: { name: /4 TB/i } }],
    ["brother printer onder de 160", { named: /printer$/i, max: 160, has: { name: /^brother/i } }],
    ["cartridge voor een hp deskjet 2820e", { named: /DeskJet 2820e inktcartridge/i }],
    ["razer toetsenbord voor gamen", { named: /^toetsenbord/i, has: { name: /razer/i } }],
    ["witte muis van logitech, hooguit 80", { named: /muis/i, max: 80, has: { name: /logitech/i, color: "wit" } }],
    ["ipad air 256gb blauw aub", { named: /^tablet.*ipad air.*256 GB/i, has: { color: "blauw" } }],
    ["tablet niet van apple of samsung", { named: /^tablet/i, not: { name: [/apple/i, /samsung/i] } }],
    ["Hallo, ik zoek een PS5-controller voor mijn kleinzoon, liefst rood", { named: /playstation 5 controller/i }],
    ["usb-c naar lightning snoertje 2 meter", { named: /lightning kabel/i, has: { name: /2 m$/i } }],
    ["schermbeschermer iphone 15 pro max", { named: /iPhone 15 Pro Max screenprotector/i }],
    [
      "pixel 8 van google in zwart met 256 gb",
      { named: /^smartphone google pixel 8\b.*256 GB/i, has: { color: "zwart" } },
    ],
    ["samsung mobieltje, max 350 euro", { named: /^smartphone samsung/i, max: 350 }],
    ["iphone 14 groen of geel", { named: /^smartphone apple iphone 14\b/i, has: { color: ["groen", "geel"] } }],
    ["sporthorloge garmin, witte uitvoering", { named: /^smartwatch garmin/i, has: { color: "wit" } }],
    [
      "koelvriescombinatie bosch of liebherr tot 900",
      { named: /koel-vries/i, max: 900, has: { name: /^(bosch|liebherr)/i } },
    ],
    ["goedkoopste vaatwasser", { named: /vaatwasser$/i, extreme: "cheapest" }],
    ["wat is de duurste wasmachine in jullie assortiment?", { named: /wasmachine$/i, extreme: "dearest" }],
    ["dyson stofzuiger tot 500 euro", { named: /stofzuiger$/i, max: 500, has: { name: /^dyson/i } }],
    ["filter voor een dyson v8", { named: /V8.*filter$/i }],
    ["miele droger onder de duizend euro", { named: /droger$/i, max: 1000, has: { name: /^miele/i } }],
    [
      "hogedrukreiniger karcher tussen 150 en 190",
      { named: /^hogedrukreiniger/i, min: 150, max: 190, has: { name: /kärcher/i } },
    ],
    ["scheerkoppen braun series 7", { named: /series 7 scheerkoppen/i }],
    [
      "schroefboormachine makita, ik wil er hooguit 210 aan uitgeven",
      { named: /accuboormachine$/i, max: 210, has: { name: /^makita/i } },
    ],
    ["waterfilter voor mn philips lattego", { named: /aquaclean.*waterfilter/i }],
    ["strijkbout tefal", { named: /strijkijzer$/i, has: { name: /^tefal/i } }],
    ["grasmaaier makita max 350", { named: /grasmaaier$/i, max: 350, has: { name: /^makita/i } }],
    ["iphone 13 mini", { none: true }],
    ["televisie van 32 inch", { none: true }],
    ["princess airfryer", { none: true }],
    ["wasmachine van miele onder de 800", { none: true }],
    ["hoe kom ik te weten dat iets in prijs gezakt is?", { quotes: "support policy guide" }],
    ["wat zijn de verzendkosten bij jullie", { quotes: "support policy offer" }],
  ]),
  ...talks("imported, blind, unseen", [
    [
      ["smartphone van google", { named: /^smartphone google/i }],
      ["128 gb onder de 750", { named: /^smartphone google.*128 GB/i, max: 750 }],
      ["in het blauw", { named: /^smartphone google.*128 GB/i, max: 750, has: { color: "blauw" } }],
    ],
    [
      ["wasmachine van samsung", { named: /wasmachine$/i, has: { name: /^samsung/i } }],
      ["of aeg, max 600", { named: /wasmachine$/i, max: 600, has: { name: /^(samsung|aeg)/i } }],
      ["wat kost de eerste?", { about: "2.1" }],
    ],
    [
      ["zwarte koptelefoon van sony", { named: /koptelefoon/i, has: { name: /^sony/i, color: "zwart" } }],
      ["tot 350 euro", { named: /koptelefoon/i, max: 350, has: { name: /^sony/i, color: "zwart" } }],
      ["vergelijk ze eens", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["duurste laptop", { named: /laptop$/i, extreme: "dearest" }],
      ["oef, doe maar onder de 700", { named: /laptop$/i, max: 700 }],
      ["van hp of lenovo", { named: /laptop$/i, max: 700, has: { name: /^(hp|lenovo)/i } }],
    ],
    [
      ["hogedrukreiniger", { named: /^hogedrukreiniger/i }],
      ["van nilfisk", { named: /^hogedrukreiniger/i, has: { name: /nilfisk/i } }],
      ["toch liever kärcher", { named: /^hogedrukreiniger/i, has: { name: /kärcher/i } }],
      ["max 160", { named: /^hogedrukreiniger/i, max: 160, has: { name: /kärcher/i } }],
    ],
    [
      ["samsung tab, 128gb opslag", { named: /^tablet samsung.*128 GB/i }],
      ["64 is ook genoeg, maar dan max 300 euro", { named: /^tablet samsung/i, max: 300 }],
      ["zilver", { named: /^tablet samsung/i, max: 300, has: { color: "zilver" } }],
    ],
    [
      ["bluetooth speaker tot 150", { named: /speaker/i, max: 150 }],
      ["geen zwarte", { named: /speaker/i, max: 150, not: { color: "zwart" } }],
      ["laat de prijs maar zitten", { named: /speaker/i, not: { color: "zwart" }, unbounded: true }],
    ],
    [
      ["magnetron tot 180 euro", { named: /magnetron$/i, max: 180 }],
      ["sorry, ik bedoelde een airfryer", { named: /airfryer$/i }],
      ["met dubbele lade van ninja", { named: /dual.*airfryer$/i, has: { name: /^ninja/i } }],
    ],
    [
      ["oral b tandenborstel, zo'n elektrische", { named: /^elektrische tandenborstel oral-b/i }],
      ["witte", { named: /^elektrische tandenborstel oral-b/i, has: { color: "wit" } }],
      ["wat is de prijs van de tweede?", { about: "2.2" }],
    ],
    [
      ["smartwatch samsung", { named: /^smartwatch samsung/i }],
      ["43 mm", { named: /^smartwatch samsung.*43 mm/i }],
      ["in het zilver graag", { named: /^smartwatch samsung.*43 mm/i, has: { color: "zilver" } }],
    ],
    [
      ["hoesje samsung s24 ultra", { named: /galaxy s24 ultra hoesje/i }],
      ["blauw", { named: /galaxy s24 ultra hoesje/i, has: { color: "blauw" } }],
    ],
    [
      ["robotstofzuiger van roborock", { named: /^robotstofzuiger roborock/i }],
      ["wit", { named: /^robotstofzuiger roborock/i, has: { color: "wit" } }],
      [
        "maakt niet uit welke kleur, als ie maar onder de 550 blijft",
        { named: /^robotstofzuiger roborock/i, max: 550 },
      ],
    ],
  ]),
];
