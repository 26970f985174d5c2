import { singles, talks } from "../dialogue";

export const blindEighteenImported = [
  ...singles("imported, blind eighteen, unseen", [
    ["LG monitor", { named: /^LG .*Monitor$/ }],
    ["draadloze oordoppies voor tijdens het hardlopen", { named: /^Draadloze oordopjes/ }],
    ["Heeft u soundbars van Samsung?", { named: /^Samsung .*Soundbar$/ }],
    ["screenprotector galaxy s24 graag", { named: /Galaxy S24 Screenprotector$/ }],
    ["ik zoek een muurbeugel, de tv staat nu op een wankel kastje", { named: /Muurbeugel/ }],
    ["kabel usb-c naar lightning", { named: /USB-C naar Lightning Kabel/ }],
    ["mn inkt is op, cartridge voor de HP deskjet 2820e", { named: /voor DeskJet 2820e Inktcartridge$/ }],
    ["hogedrukreiniger Kärcher, het terras is groen uitgeslagen", { named: /^Hogedrukreiniger Kärcher/ }],
    ["grasmaaier, alleen van makita want daar heb ik de accus al van", { named: /^Makita .*Grasmaaier$/ }],
    [
      "Elektrische tandenborstel, maar geen Oral-B, die is me te lawaaiig.",
      { named: /^Elektrische tandenborstel Philips/ },
    ],
    ["wasmachine van siemens", { none: true }],
    ["robotstofzuiger roborock of anders ecovacs", { named: /^Robotstofzuiger (Roborock|Ecovacs)/ }],
    ["camera accu voor een canon r50", { named: /R50 Camera-accu$/ }],
  ]),
  ...talks("imported, blind eighteen, unseen", [
    [
      ["airfryer", { named: /Airfryer$/ }],
      ["Philips", { named: /^Philips .*Airfryer$/ }],
      [
        "mijn zus is zo blij met haar Ninja, laat die toch maar zien in plaats van Philips",
        { named: /^Ninja .*Airfryer$/ },
      ],
    ],
    [
      ["Ik zoek een smartphone van Samsung.", { named: /^Smartphone Samsung/ }],
      ["Met 256 GB, ik maak veel foto's.", { named: /^Smartphone Samsung .*256 GB/ }],
    ],
    [
      ["tv van LG", { named: /^LG .*Televisie$/ }],
      ["of toch een samsung, geen lg", { named: /^Samsung .*Televisie$/ }],
      ["qled", { named: /^Samsung QLED .*Televisie$/ }],
    ],
    [
      ["tablet", { named: /^Tablet/ }],
      ["een ipad bedoel ik", { named: /^Tablet Apple iPad/ }],
      ["256gb", { named: /^Tablet Apple iPad .*256 GB/ }],
    ],
    [
      ["koptelefoons van sony", { named: /^Sony .*Koptelefoon/ }],
      ["vertel eens iets over de {name:1.2}", { about: "1.2" }],
      ["welke sony koptelefoon is er in het blauw", { named: /^Sony .*Koptelefoon - Blauw/ }],
    ],
    [
      ["toetsenbord logitech", { named: /^Toetsenbord Logitech/ }],
      ["eigenlijk heb ik een muis nodig, draadloos, zelfde merk", { named: /^Draadloze muis Logitech/ }],
      ["witte", { named: /^Draadloze muis Logitech .*Wit/ }],
    ],
    [
      ["Miele wasmachine", { named: /^Miele .*Wasmachine$/ }],
      ["en dan een warmtepompdroger erbovenop, ook Miele", { named: /^Miele .*Warmtepompdroger$/ }],
    ],
    [
      ["scheerapparaat braun", { named: /^Braun .*Scheerapparaat$/ }],
      [
        "o wacht ik heb er thuis nog een, series 9. dan alleen een scheercassette daarvoor",
        { named: /^Braun Scheercassette voor Series 9/ },
      ],
    ],
    [
      ["accuboormachine, makita", { named: /^Makita .*Accuboormachine$/ }],
      ["doe maar DeWALT dan, die van Makita heb ik al gezien", { named: /^DeWALT .*Accuboormachine$/ }],
    ],
    [
      ["externe ssd", { named: /^Externe SSD/ }],
      ["van Samsung alleen", { named: /^Externe SSD Samsung/ }],
      ["verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["slimme lampen", { named: /^Slimme ledlamp/ }],
      ["Grote fitting, E27.", { named: /^Slimme ledlamp .*E27$/ }],
      ["Philips Hue", { named: /^Slimme ledlamp Philips Hue .*E27$/ }],
    ],
    [
      ["laptop onder de 900 euro", { named: /Laptop$/, max: 900 }],
      [
        "ach mijn baas betaalt, prijs maakt niet uit. liefst apple",
        { named: /^Apple MacBook .*Laptop$/, unbounded: true },
      ],
    ],
  ]),
];
