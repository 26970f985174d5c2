import { talks } from "../dialogue";

export const checkedTalksImported = talks("imported, checked talks", [
  [
    ["Goedemiddag, ik zoek een nieuwe telefoon van Samsung", { named: /^Smartphone Samsung/ }],
    ["hij moet wel blauw zijn", { named: /^Smartphone Samsung.*Blauw/ }],
    ["en niet boven de 450 euro graag", { named: /^Smartphone Samsung.*Blauw/, max: 450 }],
  ],
  [
    ["hoesje voor een iphone 15, de gewone dus geen pro", { named: /voor Apple iPhone 15 Hoesje/ }],
    ["en een screenprotector voor hetzelfde toestel?", { named: /voor Apple iPhone 15 Screenprotector/ }],
  ],
  [
    [
      "De inkt van mijn HP DeskJet 2820e is op, welke cartridge heb ik nodig?",
      { named: /voor DeskJet 2820e Inktcartridge/ },
    ],
    ["ik print veel, doe de XL maar", { named: /305XL voor DeskJet 2820e Inktcartridge/ }],
  ],
  [["stofzuigerzakken voor de miele classic c1", { named: /voor Classic C1 Stofzuigerzakken/ }]],
  [
    ["Wij willen een wasmachine van Miele of Bosch", { named: /^(Miele|Bosch).*Wasmachine$/ }],
    ["Mijn man zegt toch alleen Miele.", { named: /^Miele.*Wasmachine$/ }],
    ["En daar een droger bij, ook van Miele", { named: /^Miele.*Warmtepompdroger$/ }],
  ],
  [
    ["ik wil een oled tv van 55 inch", { named: /OLED55|55OLED/ }],
    ["hm de kamer is best groot, doe toch maar 65 inch", { named: /OLED65|65OLED/ }],
    ["wat is nou eigenlijk het verschil tussen die twee?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["Heeft u zwarte koptelefoons van Sony?", { named: /^Sony.*Koptelefoon - Zwart/ }],
    ["vertel eens wat meer over de goedkoopste daarvan", { about: "1.cheapest" }],
    ["Ok. En van Bose, wat is er dan?", { named: /^Bose.*Koptelefoon/ }],
  ],
  [
    ["draadloze oordopjes maar geen apple want ik heb android", { named: /^Draadloze oordopjes (?!Apple)/ }],
    ["max 150 euro", { named: /^Draadloze oordopjes (?!Apple)/, max: 150 }],
    [
      "ach het is voor mn verjaardag, prijs maakt toch niet uit. nog steeds geen apple",
      { named: /^Draadloze oordopjes (?!Apple)/, unbounded: true },
    ],
  ],
  [
    ["bluetooth speaker van jbl in het rood", { named: /^Bluetooth speaker JBL.*Rood/ }],
    ["nee toch liever een blauwe, mag ook een ander merk zijn", { named: /^Bluetooth speaker.*Blauw/ }],
  ],
  [
    ["Laptop voor mijn zoon zijn opleiding, tot 850 euro", { named: /Laptop$/, max: 850 }],
    ["Geen Acer, daar hebben we slechte ervaringen mee", { named: /Laptop$/, max: 850, not: { name: /acer/ } }],
  ],
  [
    ["ik ben op zoek naar een macbook air", { named: /MacBook Air.*Laptop$/ }],
    ["en een sleeve of tas die daarvoor gemaakt is", { named: /voor MacBook Air 13 Laptoptas/ }],
  ],
  [
    ["witte draadloze muis", { named: /^Draadloze muis.*Wit/ }],
    ["en een toetsenbord van logitech erbij", { named: /^Toetsenbord Logitech/ }],
    ["o nee toch een razer, die logitech vind ik saai", { named: /^Toetsenbord Razer/ }],
  ],
  [
    [
      "Mijn lader is stuk en mijn laptop trekt 65 watt. Welke opladers van 65 W verkopen jullie?",
      { named: /Oplader - 65 W/ },
    ],
  ],
  [
    ["hdmi kabel 5 meter", { named: /HDMI.*5 m$/ }],
    ["o wacht hij staat er vlak naast, 1 meter is genoeg", { named: /HDMI.*1 m$/ }],
  ],
  [
    ["Ik wil graag een printer van Canon", { named: /^Canon.*Printer$/ }],
    ["of is een laserprinter slimmer? merk doet er niet toe, laat eens zien", { named: /Laser.*Printer$/ }],
    ["Nee, terug naar Canon. Hoogstens 150 euro.", { named: /^Canon.*Printer$/, max: 150 }],
  ],
  [
    ["een nintendo switch voor sinterklaas", { named: /^Spelcomputer Nintendo Switch/ }],
    ["hij blijkt nu een playstation te willen…", { named: /^Spelcomputer Sony PlayStation/ }],
    ["dan ook een extra controller voor de playstation", { named: /voor PlayStation 5 Controller/ }],
    ["de zwarte", { named: /voor PlayStation 5 Controller - Zwart/ }],
  ],
  [
    ["Zoek espressomachine De'Longhi, mag tot 600 euro kosten", { named: /^De'Longhi.*Espressomachine$/, max: 600 }],
    ["welke ontkalker van delonghi hoort daar bij?", { named: /^De'Longhi.*Ontkalker/ }],
  ],
  [
    ["Welke vaatwassers van Bosch heeft u?", { named: /^Bosch.*Vaatwasser$/ }],
    ["Ik wil hier liever met een echt mens over praten, kan ik iemand van jullie bellen of mailen?", { contact: true }],
  ],
  [
    ["robotstofzuiger onder 550 euro", { named: /^Robotstofzuiger/, max: 550 }],
    ["alleen roborock of ecovacs, de rest ken ik niet", { named: /^Robotstofzuiger (Roborock|Ecovacs)/, max: 550 }],
    [
      "we hebben ons bedacht, gewone stofzuiger van dyson en de prijs is niet belangrijk",
      { named: /^Dyson.*Stofzuiger$/, unbounded: true },
    ],
  ],
  [
    [
      "Mijn tuin is klein, maar het gras groeit als een gek. Grasmaaier tot 350 euro?",
      { named: /Grasmaaier$/, max: 350 },
    ],
    ["geen bosch graag", { named: /Grasmaaier$/, max: 350, not: { name: /bosch/ } }],
  ],
  [
    ["hogedrukreiniger van karcher", { named: /^Hogedrukreiniger Kärcher/ }],
    ["hebben jullie ook nilfisk", { named: /^Hogedrukreiniger Nilfisk/ }],
    ["kun je die twee met elkaar vergelijken", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["slimme lampen met gu10", { named: /^Slimme ledlamp.*GU10/ }],
    ["even gekeken, het is toch die grote fitting, E27", { named: /^Slimme ledlamp.*E27/ }],
    ["onder de twintig euro per stuk", { named: /^Slimme ledlamp.*E27/, max: 20 }],
  ],
]);
