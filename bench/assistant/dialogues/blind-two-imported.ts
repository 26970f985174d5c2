import { type Dialogue, singles, talks } from "../dialogue";

/** As blind-two.ts, of a shop that imported a feed. Only the number that it reaches is looked at. */
export const blindTwoImported: readonly Dialogue[] = [
  ...singles("imported, blind two, held out, read since", [
    ["iphone 15 pro 256gb wit", { named: /^smartphone apple iphone 15 pro - 256 GB/i, has: { color: "wit" } }],
    ["doorzichtig hoesje iphone 15", { named: /iPhone 15 hoesje/i, has: { color: "transparant" } }],
    ["netwerkkabeltje 1m", { named: /netwerkkabel.*- 1 m$/i }],
    ["ps5 met discdrive", { named: /^spelcomputer sony playstation 5.*disc$/i }],
    ["logitech muis wit onder de 80", { named: /^draadloze muis logitech/i, max: 80, has: { color: "wit" } }],
    ["opzetborstels oral b wit", { named: /opzetborstels/i, has: { name: /^oral-b/i, color: "wit" } }],
    ["scheerkop braun series 7", { named: /series 7 scheerkoppen/i }],
    ["blender max 80 euro", { named: /blender$/i, max: 80 }],
    ["waterkoker bosch tot 50", { named: /waterkoker/i, max: 50, has: { name: /^bosch/i } }],
    ["frigo met diepvries van liebherr", { named: /koel-vriescombinatie$/i, has: { name: /^liebherr/i } }],
    ["zakken voor miele classic c1 stofzuiger", { named: /classic c1 stofzuigerzakken/i }],
    ["accu makita 18v 5ah", { named: /^makita.*5,0 Ah gereedschapsaccu/i }],
    ["haardroger maar geen dyson", { named: /^föhn/i, not: { name: /dyson/i } }],
    ["goedkoopste droger aub", { named: /droger$/i, extreme: "cheapest" }],
    ["tv 75 inch", { none: true }],
    ["wat als mijn pakje kapot toekomt", { quotes: "support policy guide" }],
  ]),
  ...talks("imported, blind two, held out, read since", [
    [
      ["samsung gsm onder 450", { named: /^smartphone samsung/i, max: 450 }],
      ["blauw liefst", { named: /^smartphone samsung/i, max: 450, has: { color: "blauw" } }],
      ["wat kost de goedkoopste daarvan", { about: "2.cheapest" }],
    ],
    [
      ["stofzuiger dyson", { named: /stofzuiger$/i, has: { name: /^dyson/i } }],
      ["max 450", { named: /stofzuiger$/i, max: 450, has: { name: /^dyson/i } }],
      ["doe toch maar een miele", { named: /stofzuiger$/i, max: 450, has: { name: /^miele/i } }],
    ],
    [
      ["lg monitor", { named: /monitor$/i, has: { name: /^lg/i } }],
      ["niet boven de 350", { named: /monitor$/i, max: 350, has: { name: /^lg/i } }],
      ["wat kost de tweede?", { about: "2.2" }],
    ],
    [
      ["samsung smartwatch zilver", { named: /^smartwatch samsung/i, has: { color: "zilver" } }],
      ["toch zwart", { named: /^smartwatch samsung/i, has: { color: "zwart" } }],
    ],
    [
      ["magnetron van whirlpool", { named: /magnetron$/i, has: { name: /^whirlpool/i } }],
      ["sorry samsung bedoel ik", { named: /magnetron$/i, has: { name: /^samsung/i } }],
    ],
    [
      ["wasmachine bosch max 800", { named: /wasmachine$/i, max: 800, has: { name: /^bosch/i } }],
      ["bij wie moet ik zijn als hij stuk gaat", { quotes: "support policy guide category" }],
    ],
    [
      ["printer", { named: /printer$/i }],
      ["van epson", { named: /printer$/i, has: { name: /^epson/i } }],
      ["laat eens iets van brother zien", { named: /printer$/i, has: { name: /^brother/i } }],
    ],
  ]),
];
