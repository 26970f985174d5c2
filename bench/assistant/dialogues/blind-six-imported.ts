import { type Dialogue, singles, talks } from "../dialogue";

const name = "imported, blind six, held out, read since";

/** Sentences and conversations in an empty shop that imported a feed, as `blindSix`. */
export const blindSixImported: readonly Dialogue[] = [
  ...singles(name, [
    ["usb c oplader 65 watt onder de 35 euro", { named: /oplader/i, has: { name: /usb-c.*65 w\b/i }, max: 35 }],
    ["externe ssd samsung 2 tb max 110 euro", { named: /externe ssd/i, has: { name: /samsung.*\b2 tb/i }, max: 110 }],
    ["rode bluetooth speaker van jbl", { named: /speaker/i, has: { name: /jbl.*rood/i } }],
    ["witte draadloze oortjes sony", { named: /oordopjes/i, has: { name: /sony.*wit/i } }],
    ["dyson föhn voor minder dan 300 euro", { none: true }],
    ["iPhone 15 Pro 256gb zwart", { named: /smartphone/i, has: { name: /iphone 15 pro.*256 gb.*zwart/i } }],
    ["samsung tablet onder de 300", { named: /tablet/i, has: { name: /samsung/i }, max: 300 }],
    ["hoesje voor galaxy s24 ultra", { named: /hoesje/i, has: { name: /s24 ultra/i } }],
    ["oled tv 65 inch", { named: /televisie/i, has: { name: /oled65|65oled/i } }],
    ["rood koffiezetapparaat van moccamaster", { named: /filterkoffieapparaat/i, has: { name: /moccamaster.*rood/i } }],
    ["Opzetborstels voor mijn Oral-B", { named: /opzetborstel/i, has: { name: /oral-b/i } }],
    ["hogedrukspuit kärcher tot 180 euro", { named: /hogedrukreiniger/i, has: { name: /kärcher/i }, max: 180 }],
    ["warmtepompdroger van bosch, niet duurder dan 800", { named: /droger/i, has: { name: /bosch/i }, max: 800 }],
  ]),
  ...talks(name, [
    [
      ["airfryer onder de 150", { named: /airfryer/i, max: 150 }],
      ["van Philips graag", { named: /airfryer/i, has: { name: /philips/i }, max: 150 }],
    ],
    [
      ["samsung galaxy 256 gb", { named: /smartphone/i, has: { name: /samsung galaxy.*256 gb/i } }],
      ["max 1000 euro", { named: /smartphone/i, has: { name: /samsung galaxy.*256 gb/i }, max: 1000 }],
      [
        "geen zwarte",
        { named: /smartphone/i, has: { name: /samsung galaxy.*256 gb/i }, not: { name: /zwart/i }, max: 1000 },
      ],
    ],
    [
      ["ik zoek een waterkoker", { named: /waterkoker$/i }],
      ["bosch, tot 50 euro", { named: /waterkoker$/i, has: { name: /bosch/i }, max: 50 }],
    ],
    [
      ["ipad met 256 gb", { named: /tablet/i, has: { name: /ipad.*256 gb/i } }],
      ["in het blauw", { named: /tablet/i, has: { name: /ipad.*256 gb.*blauw/i } }],
      ["of roze, dat is ook goed", { named: /tablet/i, has: { name: /ipad.*256 gb.*(blauw|roze)/i } }],
    ],
    [
      ["espressomachine van delonghi", { named: /espressomachine/i, has: { name: /de'longhi/i } }],
      ["onder de 500 euro", { named: /espressomachine/i, has: { name: /de'longhi/i }, max: 500 }],
      ["wat is het verschil tussen die twee?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["soundbar van Sonos", { named: /soundbar/i, has: { name: /sonos/i } }],
      ["een witte", { named: /soundbar/i, has: { name: /sonos.*wit/i } }],
      ["tot 650 euro", { named: /soundbar/i, has: { name: /sonos.*wit/i }, max: 650 }],
    ],
    [
      ["controller voor de playstation 5", { named: /controller/i, has: { name: /playstation 5/i } }],
      ["wit of rood", { named: /controller/i, has: { name: /playstation 5.*(wit|rood)/i } }],
    ],
    [
      ["accuboormachine makita", { named: /accuboormachine/i, has: { name: /makita/i } }],
      [
        "dewalt is ook goed, maar onder de 200 euro",
        { named: /accuboormachine/i, has: { name: [/makita/i, /dewalt/i] }, max: 200 },
      ],
    ],
    [
      ["braun scheerapparaat series 7", { named: /scheerapparaat/i, has: { name: /braun.*series 7/i } }],
      ["en heeft u daar ook losse scheerkoppen voor", { named: /scheerkoppen/i, has: { name: /braun.*series 7/i } }],
    ],
    [
      ["laptop onder de 700 euro", { named: /laptop\b/i, max: 700 }],
      ["niet van Acer", { named: /laptop\b/i, not: { name: /acer/i }, max: 700 }],
      ["liever tot 650", { named: /laptop\b/i, not: { name: /acer/i }, max: 650 }],
    ],
  ]),
];
