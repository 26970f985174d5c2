import { type Dialogue, singles, talks } from "../dialogue";

const name = "imported, blind four, held out, read since";

/** Sentences and conversations in an empty shop that imported a feed, as `blindFour`. */
export const blindFourImported: readonly Dialogue[] = [
  ...singles(name, [
    ["iphone 15 zwart", { named: /^smartphone apple iphone 15\b/i, has: { color: "zwart" } }],
    ["hdmi kabel 3 meter", { named: /hdmi.* kabel/i, has: { name: /\b3 m$/ } }],
    ["stofzuigerzakken voor een miele classic c1", { named: /stofzuigerzakken/i, has: { name: /classic c1/ } }],
    ["airfryer tot 130 euro", { named: /airfryer$/i, max: 130 }],
    ["usb-c lader 65 watt", { named: /oplader/i, has: { name: /65 w/ } }],
    ["blauwe xbox controller", { named: /xbox.*controller/i, has: { color: "blauw" } }],
    ["waterkoker van smeg", { named: /waterkoker/i, has: { name: /^smeg/ } }],
    ["goedkoopste tv", { named: /televisie/i, extreme: "cheapest" }],
    ["inkt voor mijn epson et-2860", { named: /inktcartridge/i, has: { name: /et-2860/ } }],
    ["hogedrukreiniger van karcher tussen 140 en 180 euro", { named: /hogedrukreiniger kärcher/i, min: 140, max: 180 }],
    ["heeft u ook koffiebonen?", { none: true }],
    ["macbook air met m3", { named: /macbook air.*m3/i }],
    [
      "zwarte tandenborstel van oral b, elektrisch",
      { named: /^elektrische tandenborstel oral-b/i, has: { color: "zwart" } },
    ],
    ["oordopjes van sony in het wit", { named: /oordopjes sony/i, has: { color: "wit" } }],
    ["slimme spots gu10", { named: /slimme ledlamp/i, has: { name: /gu10/ } }],
    ["waar vind ik mijn factuur", { quotes: "support policy" }],
    ["ik wil een klacht doorgeven aan een echt persoon", { contact: true }],
    [
      "externe ssd van samsung, 2 tb of meer, maar geen T7 of T7 Shield en onder de 130 euro",
      { named: /externe ssd samsung/i, has: { name: /\b[24] tb/ }, not: { name: /\bt7\b/ }, max: 130 },
    ],
    [
      "mobieltje met 256gb, geen iphone en niet zwart, hoogstens 700 euro",
      { named: /^smartphone/i, has: { name: /256 gb/ }, not: { name: /iphone/, color: "zwart" }, max: 700 },
    ],
    [
      "Mijn vrouw heeft een Samsung S24 Ultra. Daar zoek ik een blauw hoesje voor.",
      { named: /hoesje/i, has: { name: /s24 ultra/, color: "blauw" } },
    ],
    [
      "teblet met minimaal 128 gb, geen apple, onder de 300 euro",
      { named: /^tablet/i, has: { name: /(128|256) gb/ }, not: { name: /apple/ }, max: 300 },
    ],
    [
      "koptelefoon of oortjes van jbl in het zwart tot 70 euro",
      { named: /oordopjes|koptelefoon/i, has: { name: /\bjbl\b/, color: "zwart" }, max: 70 },
    ],
    [
      "wasmachine bosch of miele, niet duurder dan 1000 euro, en geen serie 4",
      { named: /wasmachine/i, has: { name: /^(bosch|miele)/ }, not: { name: /serie 4/ }, max: 1000 },
    ],
    [
      "Espressoapparaat van Philips of De'Longhi, budget tussen de 400 en 500 euro",
      { named: /espressomachine$/i, has: { name: /^(philips|de'longhi)/ }, min: 400, max: 500 },
    ],
    [
      "witte soundbar van sonos maar niet de ray",
      { named: /^sonos.*soundbar/i, has: { color: "wit" }, not: { name: /\bray\b/ } },
    ],
    [
      "draadloze muis, logitech of microsoft, zwart, mag 70 euro kosten",
      { named: /^draadloze muis/i, has: { name: /logitech|microsoft/, color: "zwart" }, max: 70 },
    ],
    [
      "De kussentjes van mijn sony wh-1000xm4 zijn versleten, heb je daar witte voor?",
      { named: /oorkussens/i, has: { name: /xm4/, color: "wit" } },
    ],
    ["makita accu 18v van 5 ah of meer", { named: /makita.*gereedschapsaccu/i, has: { name: /[56],0 ah/ } }],
    [
      "oled televisie 55 inch, geen LG, onder de 1000 euro",
      { named: /televisie/i, has: { name: /\boled 55/ }, not: { name: /\blg\b/ }, max: 1000 },
    ],
    [
      "switch van nintendo, niet de lite en niet rood",
      { named: /^spelcomputer nintendo switch/i, not: { name: /lite/, color: "rood" } },
    ],
  ]),
  ...talks(name, [
    [
      ["google pixel telefoon", { named: /^smartphone google/i }],
      ["met 256 gb", { named: /^smartphone google/i, has: { name: /256 gb/ } }],
      [
        "in het blauw en onder de 800",
        { named: /^smartphone google/i, has: { name: /256 gb/, color: "blauw" }, max: 800 },
      ],
    ],
    [
      ["laptop van lenovo of asus", { named: /laptop$/i, has: { name: /^(lenovo|asus)/ } }],
      ["niet meer dan 700 euro", { named: /laptop$/i, has: { name: /^(lenovo|asus)/ }, max: 700 }],
    ],
    [
      ["moccamaster", { named: /^moccamaster.*filterkoffieapparaat/i }],
      ["doe die maar in rood", { named: /^moccamaster.*filterkoffieapparaat/i, has: { color: "rood" } }],
      ["wat is het verschil tussen die twee?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["wasmachine van aeg", { named: /^aeg.*wasmachine/i }],
      ["ik heb toch liever een droger, ook van aeg", { named: /^aeg.*droger/i }],
    ],
    [
      ["jbl bluetooth speaker", { named: /bluetooth speaker jbl/i }],
      ["rood of groen", { named: /bluetooth speaker jbl/i, has: { color: ["rood", "groen"] } }],
      [
        "niet de go 3 en max 150 euro",
        { named: /bluetooth speaker jbl/i, has: { color: ["rood", "groen"] }, not: { name: /go 3/ }, max: 150 },
      ],
    ],
    [
      ["qled tv", { named: /qled.*televisie/i }],
      ["van samsung, 65 inch", { named: /qled.*televisie/i, has: { name: /^samsung.*qe65/ } }],
    ],
    [
      ["screenprotector voor iphone 15", { named: /iphone 15 screenprotector/i }],
      ["en heb je er ook een hoesje bij?", { named: /iphone 15 hoesje/i }],
    ],
    [
      ["vaatwasser van bosch tot 600 euro", { named: /^bosch.*vaatwasser/i, max: 600 }],
      ["hoeveel bedenktijd heb ik als ik die koop?", { quotes: "support policy" }],
    ],
    [
      ["netwerkkabel 5 meter", { named: /netwerkkabel/i, has: { name: /\b5 m$/ } }],
      ["oeps ik bedoel 1 meter", { named: /netwerkkabel/i, has: { name: /\b1 m$/ } }],
    ],
    [
      ["robotstofzuiger onder de 500 euro", { named: /robotstofzuiger/i, max: 500 }],
      ["geen irobot", { named: /robotstofzuiger/i, max: 500, not: { name: /irobot/ } }],
      ["wat kost de eerste?", { about: "2.1" }],
    ],
    [
      ["playstation 5 met disc", { named: /^spelcomputer sony playstation 5.*disc/i }],
      ["en een extra controller ervoor, wit", { named: /playstation 5 controller/i, has: { color: "wit" } }],
    ],
    [
      ["printer van canon of hp", { named: /printer$/i, has: { name: /^(canon|hp)/ } }],
      ["onder de 80 euro", { named: /printer$/i, has: { name: /^(canon|hp)/ }, max: 80 }],
      ["hp hoeft niet", { named: /^canon.*printer$/i, max: 80 }],
    ],
    [
      ["grasmaaier van bosch of gardena", { named: /grasmaaier/i, has: { name: /^(bosch|gardena)/ } }],
      ["zet de eerste en de tweede eens naast elkaar", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["razer toetsenbord", { named: /toetsenbord razer/i }],
      [
        "doe maar van logitech, in het zwart en onder de 100",
        { named: /toetsenbord logitech/i, has: { color: "zwart" }, max: 100 },
      ],
    ],
    [
      ["systeemcamera van sony", { named: /^sony.*systeemcamera/i }],
      ["tot 1100 euro", { named: /^sony.*systeemcamera/i, max: 1100 }],
      ["welke zou mijn schoonzus het mooist vinden?", { honest: true }],
    ],
  ]),
];
