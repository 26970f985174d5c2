import { type Dialogue, singles, talks } from "../dialogue";

/** As blind-two-read.ts, of a shop that imported a feed. */
export const blindTwoReadImported: readonly Dialogue[] = [
  ...singles("imported, blind two, the half read", [
    ["lader 65 watt", { named: /oplader - 65 W/i }],
    ["hdmi kabel van 5 meter", { named: /HDMI.*kabel - 5 m$/i }],
    ["joycons voor de switch in het rood", { named: /joy-con.*controller/i, has: { color: "rood" } }],
    ["laptop tussen 600 en 700 euro", { named: /laptop$/i, min: 600, max: 700 }],
    ["samsung tablet 128 gb zilver", { named: /^tablet samsung.*128 GB/i, has: { color: "zilver" } }],
    ["beeldscherm dell", { named: /monitor$/i, has: { name: /^dell/i } }],
    ["inkt canon pixma ts3550i", { named: /PIXMA TS3550i inktcartridge/i }],
    ["elektrische tandenborstel roze", { named: /^elektrische tandenborstel/i, has: { color: "roze" } }],
    ["rode broodrooster", { named: /broodrooster/i, has: { color: "rood" } }],
    ["roborock robotstofzuiger in t wit", { named: /^robotstofzuiger roborock/i, has: { color: "wit" } }],
    ["boormachine makita onder 200", { named: /accuboormachine$/i, max: 200, has: { name: /^makita/i } }],
    ["hue lamp gu10", { named: /^slimme ledlamp philips hue.*gu10/i }],
    ["sonos soundbar wit hooguit 550", { named: /soundbar/i, max: 550, has: { name: /^sonos/i, color: "wit" } }],
    ["droogkast onder de 400 euro", { none: true }],
    ["nokia smartphone", { none: true }],
  ]),
  ...talks("imported, blind two, the half read", [
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
      ["nintendo console", { named: /^spelcomputer nintendo/i }],
      ["de oled in het wit", { named: /^spelcomputer nintendo switch oled/i, has: { color: "wit" } }],
    ],
  ]),
];
