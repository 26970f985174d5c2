import { type Dialogue, singles, talks } from "../dialogue";

/** As later.ts, of a shop that imported a feed; labelled from the feed before any was tried. */
const said: readonly Dialogue[] = [
  ...singles("imported, later", [
    ["iphone 15 256 gb, niet in het geel", { named: /^smartphone apple iphone 15\b.*256 GB/i, not: { color: "geel" } }],
    ["tablet voor op de bank max 300, zilver", { named: /^tablet/i, max: 300, has: { color: "zilver" } }],
    ["beeldscherm van dell onder de 300", { named: /monitor$/i, max: 300, has: { name: /^dell /i } }],
    ["wit toetsenbord", { named: /^toetsenbord/i, has: { color: "wit" } }],
    ["draadloze muis onder de 50", { named: /muis/i, max: 50 }],
    ["qled tv van tcl minder dan 500 euro", { named: /qled.*televisie$/i, max: 500, has: { name: /^tcl /i } }],
    [
      "koptelefoon wit van sennheiser hooguit 250",
      { named: /koptelefoon/i, max: 250, has: { name: /^sennheiser/i, color: "wit" } },
    ],
    ["boxje groen jbl, niet boven de 150", { named: /speaker/i, max: 150, has: { name: /jbl/i, color: "groen" } }],
    ["switch oled in t rood", { named: /switch oled/i, has: { color: "rood" } }],
    ["fototoestel van sony tot 1100", { named: /systeemcamera$/i, max: 1100, has: { name: /^sony/i } }],
    ["doorzichtig hoesje voor mijn samsung a55", { named: /galaxy a55 hoesje/i, has: { color: "transparant" } }],
    ["lader 65 watt onder de 40 euro", { named: /oplader.*65 W/i, max: 40 }],
    ["laptophoes 14 inch grijs", { named: /14 inch laptoptas/i, has: { color: "grijs" } }],
    ["tv ophangbeugel die kan draaien, 32 tot 65 inch", { named: /draaibaar muurbeugel - 32-65/i }],
    ["reserveaccu voor een canon r50", { named: /R50 camera-accu/i }],
    [
      "espressomachine delonghi tussen 450 en 600",
      { named: /espressomachine/i, min: 450, max: 600, has: { name: /^de'longhi/i } },
    ],
    ["waterkoker geen philips max 50 euro", { named: /waterkoker$/i, max: 50, not: { name: /^philips/i } }],
    [
      "blender braun of ninja, 90 a 120 euro",
      { named: /blender$/i, min: 90, max: 120, has: { name: /^(braun|ninja)/i } },
    ],
    ["microgolf samsung of bosch onder de 180", { named: /magnetron$/i, max: 180, has: { name: /^(samsung|bosch)/i } }],
    ["koelkast van miele", { none: true }],
    ["afwasmachine siemens niet duurder dan 600", { named: /vaatwasser$/i, max: 600, has: { name: /^siemens/i } }],
    ["stofzuiger van miele tot 350, voor kattenharen", { named: /stofzuiger$/i, max: 350, has: { name: /^miele/i } }],
    ["roze elektrische tandenborstel", { named: /^elektrische tandenborstel/i, has: { color: "roze" } }],
    ["scheerapparaat braun hoogstens 160 vaderdag", { named: /scheerapparaat$/i, max: 160, has: { name: /^braun/i } }],
    ["stofzuiger van karcher", { none: true }],
    ["accuboor dewalt 150 tot 200", { named: /accuboormachine$/i, min: 150, max: 200, has: { name: /^dewalt/i } }],
    ["grasmachine geen bosch onder 350", { named: /grasmaaier$/i, max: 350, not: { name: /^bosch/i } }],
    ["stofzuigerzakken voor miele classic c1", { named: /classic c1 stofzuigerzakken/i }],
    ["mijn föhn is stuk, bij wie moet ik zijn?", { quotes: "support policy guide" }],
    ["hoeveel mensen hebben vandaag een wasmachine gekocht?", { honest: true }],
  ]),
  ...talks("imported, later", [
    [
      ["galaxy tab van samsung met 64 gb", { named: /^tablet.*64 GB/i, has: { name: /samsung/i } }],
      ["onder de 300", { named: /^tablet.*64 GB/i, max: 300, has: { name: /samsung/i } }],
      ["vergelijk de eerste twee", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["wasmachine onder de 900", { named: /wasmachine$/i, max: 900 }],
      ["toch liever een vaatwasser, zelfde prijs", { named: /vaatwasser$/i, max: 900 }],
      ["van bosch", { named: /vaatwasser$/i, max: 900, has: { name: /^bosch/i } }],
    ],
    [
      ["smartphone van xiaomi", { named: /^smartphone/i, has: { name: /xiaomi/i } }],
      ["256 gb, onder de 300", { named: /^smartphone.*256 GB/i, max: 300, has: { name: /xiaomi/i } }],
      ["liefst blauw", { named: /^smartphone.*256 GB/i, max: 300, has: { name: /xiaomi/i, color: "blauw" } }],
    ],
    [
      ["koptelefoon met noise cancelling van sony", { named: /koptelefoon/i, has: { name: /^sony/i } }],
      ["in het zwart, tot 400", { named: /koptelefoon/i, max: 400, has: { name: /^sony/i, color: "zwart" } }],
      ["zet de eerste twee naast elkaar", { compares: ["2.1", "2.2"] }],
    ],
  ]),
];

/** Held out while the former were mended, read since. */
const heldOut: readonly Dialogue[] = [
  ...singles("imported, later, held out, read since", [
    ["samsung gsm tot 400 euro zwart", { named: /^smartphone/i, max: 400, has: { name: /samsung/i, color: "zwart" } }],
    ["tablet onder de 150 euro", { none: true }],
    [
      "laptop van hp of lenovo voor de boekhouding tussen 600 en 800",
      { named: /laptop$/i, min: 600, max: 800, has: { name: /^(hp|lenovo) /i } },
    ],
    ["printer geen hp en geen epson, max 100", { named: /printer$/i, max: 100, not: { name: /^(hp|epson) /i } }],
    ["externe schijf minstens 2tb van sandisk", { named: /externe ssd.*2 TB/i, has: { name: /sandisk/i } }],
    ["soundbar in het wit", { named: /soundbar/i, has: { color: "wit" } }],
    ["oortjes voor het sporten, blauw, max 75 euro", { named: /oordopjes/i, max: 75, has: { color: "blauw" } }],
    ["smartphone in het oranje", { none: true }],
    ["ps5 controller zwart of wit", { named: /playstation 5 controller/i, has: { color: ["zwart", "wit"] } }],
    [
      "sporthorloge garmin wit hooguit 300",
      { named: /^smartwatch/i, max: 300, has: { name: /garmin/i, color: "wit" } },
    ],
    ["beschermglas voor een iphone 14", { named: /iphone 14 screenprotector/i }],
    ["hdmi snoer van 5 meter", { named: /hdmi.*5 m$/i }],
    ["inkt voor mijn epson et 3850", { named: /ET-3850 inktcartridge/i }],
    ["nieuwe oorkussentjes voor sony xm4, wit", { named: /XM4 oorkussens/i, has: { color: "wit" } }],
    ["naaimachine voor beginners", { none: true }],
    [
      "moccamaster rood of zwart onder 260",
      { named: /filterkoffie/i, max: 260, has: { name: /^moccamaster/i, color: ["rood", "zwart"] } },
    ],
    [
      "broodrooster van smeg maar niet de rode",
      { named: /broodrooster/i, has: { name: /^smeg/i }, not: { color: "rood" } },
    ],
    ["heteluchtfriteuse tefal hoogstens 125", { named: /airfryer$/i, max: 125, has: { name: /^tefal/i } }],
    ["wasmachine miele mag tot 1200 kosten", { named: /wasmachine$/i, max: 1200, has: { name: /^miele/i } }],
    ["droogkast, geen bosch, onder de 750", { named: /droger$/i, max: 750, not: { name: /^bosch/i } }],
    [
      "koelvriescombi lg of samsung minder dan 800",
      { named: /koel-vries/i, max: 800, has: { name: /^(lg|samsung)/i } },
    ],
    [
      "robotstofzuiger zwart roborock onder 550",
      { named: /^robotstofzuiger/i, max: 550, has: { name: /roborock/i, color: "zwart" } },
    ],
    [
      "strijkijzer rond de 50 euro, geen philips",
      { named: /strijkijzer$/i, min: 40, max: 60, not: { name: /^philips/i } },
    ],
    ["haardroger goedkoop onder 40", { named: /^föhn/i, max: 40 }],
    ["slimme lamp gu10 fitting onder de 20", { named: /ledlamp.*GU10/i, max: 20 }],
    ["hogedrukspuit voor t terras max 150", { named: /^hogedrukreiniger/i, max: 150 }],
    ["ontkalkingsmiddel voor de waterkoker, max 10 euro", { named: /ontkalker/i, max: 10 }],
    ["opzetborstels oral b zwart", { named: /opzetborstels/i, has: { name: /^oral-b/i, color: "zwart" } }],
    ["hoe kan ik mijn bestelling annuleren", { quotes: "support policy order" }],
    ["wie wint zondag ajax of feyenoord", { honest: true }],
  ]),
  ...talks("imported, later, held out, read since", [
    [
      ["monitor tot 250 euro", { named: /monitor$/i, max: 250 }],
      ["geen aoc", { named: /monitor$/i, max: 250, not: { name: /^aoc/i } }],
      ["wat kost de tweede?", { about: "2.2" }],
    ],
    [
      ["televisie van philips of samsung", { named: /televisie$/i, has: { name: /^(philips|samsung)/i } }],
      ["goedkoper dan de eerste", { named: /televisie$/i, below: "1.1" }],
    ],
    [
      ["airfryer van ninja", { named: /airfryer$/i, has: { name: /^ninja/i } }],
      ["of philips, max 200", { named: /airfryer$/i, max: 200, has: { name: /^(ninja|philips)/i } }],
      ["prijs van de eerste?", { about: "2.1" }],
    ],
    [
      [
        "boormachine van makita of bosch professional",
        { named: /accuboormachine$/i, has: { name: /^(makita|bosch)/i } },
      ],
      ["hooguit 180 euro", { named: /accuboormachine$/i, max: 180, has: { name: /^(makita|bosch)/i } }],
      ["toch geen bosch", { named: /accuboormachine$/i, max: 180, has: { name: /^makita/i } }],
    ],
  ]),
];

export const laterImported: readonly Dialogue[] = [...said, ...heldOut];
