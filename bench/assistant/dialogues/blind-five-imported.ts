import { singles, talks } from "../dialogue";

/** Written and labelled from the imported names by somebody who had not read the assistant; held out. */
export const blindFiveImported = [
  ...singles("imported, blind five, held out, read since", [
    ["hoesje iphone 15 pro", { named: /Hoesje/, has: { name: /iphone 15 pro hoesje/ } }],
    ["Doorzichtig hoesje voor een samsung a55", { named: /Hoesje/, has: { name: /a55 hoesje/, color: "transparant" } }],
    ["screenprotector voor de galaxy s24", { named: /Screenprotector/, has: { name: /s24/ } }],
    [
      "samsung mobiel 256gb onder de 900, geen gele",
      { named: /^Smartphone/, max: 900, has: { name: /samsung.*256 gb/ }, not: { color: "geel" } },
    ],
    [
      "telefoon met 256 gb tot 300 euro. Geen xiaomi",
      { named: /^Smartphone/, max: 300, has: { name: /256 gb/ }, not: { name: /xiaomi/ } },
    ],
    [
      "iphone 14 blauw of groen, max 850",
      { named: /^Smartphone/, max: 850, has: { name: /iphone 14/, color: ["blauw", "groen"] } },
    ],
    ["nokia telefoon", { none: true }],
    ["ipad air roze", { named: /^Tablet/, has: { name: /ipad air/, color: "roze" } }],
    ["samsung tablet met 128 gb voor minder dan 300", { named: /^Tablet/, max: 300, has: { name: /samsung.*128 gb/ } }],
    ["Macbook Air, de M3", { named: /Laptop$/, has: { name: /macbook air.* m3/ } }],

    [
      "draadloze muis van logitech in het wit, max 80 euro",
      { named: /muis/i, max: 80, has: { name: /logitech/, color: "wit" } },
    ],
    ["externe ssd 2 tb, niet van samsung", { named: /SSD/, has: { name: /2 tb/ }, not: { name: /samsung/ } }],
    ["hdmi 2.1 kabel, 3 meter of langer", { named: /Kabel/, has: { name: /hdmi 2\.1 kabel - (3|5) m/ } }],

    [
      "ps5 controller maar niet in het rood",
      { named: /Controller/, has: { name: /playstation 5/ }, not: { color: "rood" } },
    ],
    ["inkt voor mn hp deskjet 2820e", { named: /Inktcartridge/, has: { name: /2820e/ } }],
    ["printer van epson of brother, onder de 180", { named: /Printer$/, max: 180, has: { name: /epson|brother/ } }],
    [
      "Witte koptelefoon van Sennheiser, hooguit 250 euro",
      { named: /Koptelefoon/, max: 250, has: { name: /sennheiser/, color: "wit" } },
    ],
    ["oorkussens voor me bose qc45", { named: /Oorkussens/, has: { name: /qc45/ } }],
    ["draadloze oortjes blauw, onder de 100", { named: /oordopjes/, max: 100, has: { color: "blauw" } }],
    ["jbl flip 6 rood of groen", { named: /speaker/, has: { name: /flip 6/, color: ["rood", "groen"] } }],
    ["draaibare beugel voor een tv van 75 inch", { named: /Muurbeugel/, has: { name: /draaibaar.*40-77/ } }],
    ["Droger van Samsung", { none: true }],
    ["stofzuigerzakken miele complete c3", { named: /Stofzuigerzakken/, has: { name: /complete c3/ } }],
    ["robotstofzuiger in het wit, niet boven de 550", { named: /^Robotstofzuiger/, max: 550, has: { color: "wit" } }],
    ["afwasmachine bosch of siemens tot 600", { named: /Vaatwasser/, max: 600, has: { name: /bosch|siemens/ } }],

    [
      "moccamaster met thermoskan, geen witte",
      { named: /Filterkoffieapparaat/, has: { name: /thermos/ }, not: { color: "wit" } },
    ],
    ["iets om m'n waterkoker te ontkalken", { named: /Ontkalker/, has: { name: /waterkoker/ } }],

    ["slimme lamp gu10, niet van Philips", { named: /ledlamp/, has: { name: /gu10/ }, not: { name: /philips/ } }],
    [
      "smartwatch van garmin of samsung, wit of zilver",
      { named: /^Smartwatch/, has: { name: /garmin|samsung/, color: ["wit", "zilver"] } },
    ],
    ["opzetborstels voor sonicare", { named: /Opzetborstels/, has: { name: /sonicare/ } }],
    ["scheerkoppen voor een braun series 7", { named: /Scheerkoppen/, has: { name: /braun.*series 7/ } }],
  ]),
  ...talks("imported, blind five, held out, read since", [
    [
      ["samsung telefoon 128gb", { named: /^Smartphone/, has: { name: /samsung.*128 gb/ } }],
      ["max 400", { named: /^Smartphone/, max: 400, has: { name: /samsung.*128 gb/ } }],
      ["en een hoesje voor de a35, zwart", { named: /Hoesje/, has: { name: /a35/, color: "zwart" } }],
    ],
    [
      ["roborock stofzuigrobot zwart", { named: /^Robotstofzuiger/, has: { name: /roborock/, color: "zwart" } }],
      ["toch maar wit", { named: /^Robotstofzuiger/, has: { name: /roborock/, color: "wit" } }],
    ],
    [
      ["filterkoffieapparaat rood", { named: /Filterkoffieapparaat/, has: { color: "rood" } }],
      [
        "zwart mag ook, maar onder de 250",
        { named: /Filterkoffieapparaat/, max: 250, has: { color: ["rood", "zwart"] } },
      ],
    ],
    [
      ["wasmachine van aeg of samsung", { named: /Wasmachine/, has: { name: /aeg|samsung/ } }],
      ["niet meer dan 580", { named: /Wasmachine/, max: 580, has: { name: /aeg|samsung/ } }],
      ["en een warmtepompdroger, geen miele", { named: /Warmtepompdroger/, not: { name: /miele/ } }],
    ],
    [
      ["jbl speaker", { named: /speaker/, has: { name: /jbl/ } }],
      ["groen", { named: /speaker/, has: { name: /jbl/, color: "groen" } }],
      ["tot 160 euro graag", { named: /speaker/, max: 160, has: { name: /jbl/, color: "groen" } }],
    ],
    [
      ["accuboormachine, geen bosch", { named: /Accuboormachine/, not: { name: /bosch/ } }],
      ["vertel eens wat over de tweede", { about: "1.2" }],
    ],
    [
      ["systeemcamera sony", { named: /Systeemcamera/, has: { name: /sony/ } }],
      ["mag max 1100 kosten", { named: /Systeemcamera/, max: 1100, has: { name: /sony/ } }],
      ["en een extra accu voor de ILCE-6400", { named: /Camera-accu/, has: { name: /ilce-6400/ } }],
    ],
    [
      ["oled tv", { named: /Televisie/, has: { name: /oled/ } }],
      ["niet van lg", { named: /Televisie/, has: { name: /oled/ }, not: { name: /^lg/ } }],
      ["doe er een zwarte sonos soundbar bij", { named: /Soundbar/, has: { name: /sonos/, color: "zwart" } }],
    ],
    [
      ["externe ssd van 1 tb", { named: /SSD/, has: { name: /1 tb/ } }],
      ["4 tb is beter", { named: /SSD/, has: { name: /4 tb/ } }],
      ["onder de 120 euro", { named: /SSD/, max: 120, has: { name: /4 tb/ } }],
    ],
    [
      ["waterkoker tot 45 euro", { named: /Waterkoker/, max: 45 }],
      ["geen philips", { named: /Waterkoker/, max: 45, not: { name: /philips/ } }],
      ["en een airfryer, ninja of tefal", { named: /Airfryer/, has: { name: /ninja|tefal/ } }],
    ],
  ]),
];
