import { type Dialogue, singles, talks } from "../dialogue";

/**
 * As blind.ts, of a shop that imported a feed: written and labelled from that feed by somebody who had not read the
 * assistant, and never asked before the first run. Only the number that it reaches is looked at.
 */
export const blindImported: readonly Dialogue[] = [
  ...singles("imported, blind, held out, read since", [
    ["samsung tv 55 inch", { named: /televisie$/i, has: { name: /^samsung.*55/i } }],
    [
      "draadloze oortjes jbl blauw, tot 80 euro",
      { named: /oordopjes/i, max: 80, has: { name: /jbl/i, color: "blauw" } },
    ],
    ["hoofdtelefoon voor minder dan 60 euro", { named: /koptelefoon/i, max: 60 }],
    ["macbook air", { named: /macbook air.*laptop$/i }],
    ["ssd met 4 tb, extern", { named: /externe ssd/i, has: { name: /4 TB/i } }],
    ["cartridge voor een hp deskjet 2820e", { named: /DeskJet 2820e inktcartridge/i }],
    ["razer toetsenbord voor gamen", { named: /^toetsenbord/i, has: { name: /razer/i } }],
    ["ipad air 256gb blauw aub", { named: /^tablet.*ipad air.*256 GB/i, has: { color: "blauw" } }],
    ["tablet niet van apple of samsung", { named: /^tablet/i, not: { name: [/apple/i, /samsung/i] } }],
    ["usb-c naar lightning snoertje 2 meter", { named: /lightning kabel/i, has: { name: /2 m$/i } }],
    ["schermbeschermer iphone 15 pro max", { named: /iPhone 15 Pro Max screenprotector/i }],
    ["sporthorloge garmin, witte uitvoering", { named: /^smartwatch garmin/i, has: { color: "wit" } }],
    ["wat is de duurste wasmachine in jullie assortiment?", { named: /wasmachine$/i, extreme: "dearest" }],
    ["filter voor een dyson v8", { named: /V8.*filter$/i }],
    ["miele droger onder de duizend euro", { named: /droger$/i, max: 1000, has: { name: /^miele/i } }],
    ["waterfilter voor mn philips lattego", { named: /aquaclean.*waterfilter/i }],
    ["strijkbout tefal", { named: /strijkijzer$/i, has: { name: /^tefal/i } }],
    ["iphone 13 mini", { none: true }],
    ["televisie van 32 inch", { none: true }],
    ["wasmachine van miele onder de 800", { none: true }],
    ["hoe kom ik te weten dat iets in prijs gezakt is?", { quotes: "support policy guide" }],
  ]),
  ...talks("imported, blind, held out, read since", [
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
      ["hogedrukreiniger", { named: /^hogedrukreiniger/i }],
      ["van nilfisk", { named: /^hogedrukreiniger/i, has: { name: /nilfisk/i } }],
      ["toch liever kärcher", { named: /^hogedrukreiniger/i, has: { name: /kärcher/i } }],
      ["max 160", { named: /^hogedrukreiniger/i, max: 160, has: { name: /kärcher/i } }],
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
  ]),
];
