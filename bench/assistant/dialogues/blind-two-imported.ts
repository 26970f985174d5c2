import { type Dialogue, singles, talks } from "../dialogue";

/** As blind-two.ts, of a shop that imported a feed. Only the number that it reaches is looked at. */
export const blindTwoImported: readonly Dialogue[] = [
  ...singles("imported, blind two, unseen", [
    ["iphone 15 pro 256gb wit", { named: /^smartphone apple iphone 15 pro - 256 GB/i, has: { color: "wit" } }],
    ["doorzichtig hoesje iphone 15", { named: /iPhone 15 hoesje/i, has: { color: "transparant" } }],
    ["lader 65 watt", { named: /oplader - 65 W/i }],
    ["hdmi kabel van 5 meter", { named: /HDMI.*kabel - 5 m$/i }],
    ["netwerkkabeltje 1m", { named: /netwerkkabel.*- 1 m$/i }],
    ["ps5 met discdrive", { named: /^spelcomputer sony playstation 5.*disc$/i }],
    ["joycons voor de switch in het rood", { named: /joy-con.*controller/i, has: { color: "rood" } }],
    ["logitech muis wit onder de 80", { named: /^draadloze muis logitech/i, max: 80, has: { color: "wit" } }],
    ["laptop tussen 600 en 700 euro", { named: /laptop$/i, min: 600, max: 700 }],
    ["samsung tablet 128 gb zilver", { named: /^tablet samsung.*128 GB/i, has: { color: "zilver" } }],
    ["beeldscherm dell", { named: /monitor$/i, has: { name: /^dell/i } }],
    ["inkt canon pixma ts3550i", { named: /PIXMA TS3550i inktcartridge/i }],
    ["elektrische tandenborstel roze", { named: /^elektrische tandenborstel/i, has: { color: "roze" } }],
    ["opzetborstels oral b wit", { named: /opzetborstels/i, has: { name: /^oral-b/i, color: "wit" } }],
    ["scheerkop braun series 7", { named: /series 7 scheerkoppen/i }],
    ["rode broodrooster", { named: /broodrooster/i, has: { color: "rood" } }],
    ["blender max 80 euro", { named: /blender$/i, max: 80 }],
    ["waterkoker bosch tot 50", { named: /waterkoker/i, max: 50, has: { name: /^bosch/i } }],
    ["frigo met diepvries van liebherr", { named: /koel-vriescombinatie$/i, has: { name: /^liebherr/i } }],
    ["zakken voor miele classic c1 stofzuiger", { named: /classic c1 stofzuigerzakken/i }],
    ["roborock robotstofzuiger in t wit", { named: /^robotstofzuiger roborock/i, has: { color: "wit" } }],
    ["boormachine makita onder 200", { named: /accuboormachine$/i, max: 200, has: { name: /^makita/i } }],
    ["accu makita 18v 5ah", { named: /^makita.*5,0 Ah gereedschapsaccu/i }],
    ["hue lamp gu10", { named: /^slimme ledlamp philips hue.*gu10/i }],
    ["haardroger maar geen dyson", { named: /^föhn/i, not: { name: /dyson/i } }],
    ["sonos soundbar wit hooguit 550", { named: /soundbar/i, max: 550, has: { name: /^sonos/i, color: "wit" } }],
    ["goedkoopste droger aub", { named: /droger$/i, extreme: "cheapest" }],
    ["tv 75 inch", { none: true }],
    ["droogkast onder de 400 euro", { none: true }],
    ["nokia smartphone", { none: true }],
    ["wat als mijn pakje kapot toekomt", { quotes: "support policy guide" }],
  ]),
  ...talks("imported, blind two, unseen", [
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
      ["espressomachine philips tot 450", { named: /espressomachine$/i, max: 450, has: { name: /^philips/i } }],
      ["wat is het verschil tussen die twee", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["tablet van lenovo", { named: /^tablet lenovo/i }],
      ["samsung is ook goed", { named: /^tablet (lenovo|samsung)/i }],
      ["tot 250 euro", { named: /^tablet (lenovo|samsung)/i, max: 250 }],
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
      ["sennheiser koptelefoon", { named: /koptelefoon/i, has: { name: /^sennheiser/i } }],
      ["wit", { named: /koptelefoon/i, has: { name: /^sennheiser/i, color: "wit" } }],
      ["250 max", { named: /koptelefoon/i, max: 250, has: { name: /^sennheiser/i, color: "wit" } }],
      ["prijs maakt niet uit", { named: /koptelefoon/i, has: { name: /^sennheiser/i, color: "wit" }, unbounded: true }],
    ],
    [
      ["muurbeugel vogels", { named: /muurbeugel/i, has: { name: /^vogel/i } }],
      ["draaibaar", { named: /draaibaar muurbeugel/i, has: { name: /^vogel/i } }],
    ],
    [
      ["de duurste grasmaaier", { named: /grasmaaier$/i, extreme: "dearest" }],
      ["amai, goedkoper graag", { named: /grasmaaier$/i, below: "1.1" }],
    ],
    [
      ["externe ssd 1 tb", { named: /^externe ssd.*- 1 TB/i }],
      ["geen sandisk", { named: /^externe ssd.*- 1 TB/i, not: { name: /sandisk/i } }],
      ["minder dan 100 euro", { named: /^externe ssd.*- 1 TB/i, max: 100, not: { name: /sandisk/i } }],
    ],
    [
      ["magnetron van whirlpool", { named: /magnetron$/i, has: { name: /^whirlpool/i } }],
      ["sorry samsung bedoel ik", { named: /magnetron$/i, has: { name: /^samsung/i } }],
    ],
    [
      ["nintendo console", { named: /^spelcomputer nintendo/i }],
      ["de oled in het wit", { named: /^spelcomputer nintendo switch oled/i, has: { color: "wit" } }],
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
