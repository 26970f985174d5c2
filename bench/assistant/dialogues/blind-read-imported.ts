import { type Dialogue, singles, talks } from "../dialogue";

/** As blind-read.ts, of a shop that imported a feed. */
export const blindReadImported: readonly Dialogue[] = [
  ...singles("imported, blind, the half read", [
    ["sonos soundbar in het wit max 600", { named: /soundbar/i, max: 600, has: { name: /^sonos/i, color: "wit" } }],
    [
      "oled televisie 65 inch niet boven de 1000",
      { named: /televisie$/i, max: 1000, has: { name: /oled.*65|65oled/i } },
    ],
    [
      "bose koptelefoon maar niet in het zwart",
      { named: /koptelefoon/i, has: { name: /^bose/i }, not: { color: "zwart" } },
    ],
    ["asus laptop tot 750", { named: /laptop$/i, max: 750, has: { name: /^asus/i } }],
    ["een laptop, geen apple, budget 600 euro", { named: /laptop$/i, max: 600, not: { name: /^apple/i } }],
    ["brother printer onder de 160", { named: /printer$/i, max: 160, has: { name: /^brother/i } }],
    ["witte muis van logitech, hooguit 80", { named: /muis/i, max: 80, has: { name: /logitech/i, color: "wit" } }],
    ["Hallo, ik zoek een PS5-controller voor mijn kleinzoon, liefst rood", { named: /playstation 5 controller/i }],
    [
      "pixel 8 van google in zwart met 256 gb",
      { named: /^smartphone google pixel 8\b.*256 GB/i, has: { color: "zwart" } },
    ],
    ["samsung mobieltje, max 350 euro", { named: /^smartphone samsung/i, max: 350 }],
    ["iphone 14 groen of geel", { named: /^smartphone apple iphone 14\b/i, has: { color: ["groen", "geel"] } }],
    [
      "koelvriescombinatie bosch of liebherr tot 900",
      { named: /koel-vries/i, max: 900, has: { name: /^(bosch|liebherr)/i } },
    ],
    ["goedkoopste vaatwasser", { named: /vaatwasser$/i, extreme: "cheapest" }],
    ["dyson stofzuiger tot 500 euro", { named: /stofzuiger$/i, max: 500, has: { name: /^dyson/i } }],
    [
      "hogedrukreiniger karcher tussen 150 en 190",
      { named: /^hogedrukreiniger/i, min: 150, max: 190, has: { name: /kärcher/i } },
    ],
    ["scheerkoppen braun series 7", { named: /series 7 scheerkoppen/i }],
    [
      "schroefboormachine makita, ik wil er hooguit 210 aan uitgeven",
      { named: /accuboormachine$/i, max: 210, has: { name: /^makita/i } },
    ],
    ["grasmaaier makita max 350", { named: /grasmaaier$/i, max: 350, has: { name: /^makita/i } }],
    ["princess airfryer", { none: true }],
    ["wat zijn de verzendkosten bij jullie", { quotes: "support policy offer" }],
  ]),
  ...talks("imported, blind, the half read", [
    [
      ["duurste laptop", { named: /laptop$/i, extreme: "dearest" }],
      ["oef, doe maar onder de 700", { named: /laptop$/i, max: 700 }],
      ["van hp of lenovo", { named: /laptop$/i, max: 700, has: { name: /^(hp|lenovo)/i } }],
    ],
    [
      ["samsung tab, 128gb opslag", { named: /^tablet samsung.*128 GB/i }],
      ["64 is ook genoeg, maar dan max 300 euro", { named: /^tablet samsung/i, max: 300 }],
      ["zilver", { named: /^tablet samsung/i, max: 300, has: { color: "zilver" } }],
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
