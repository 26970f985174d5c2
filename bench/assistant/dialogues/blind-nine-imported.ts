import { singles, talks } from "../dialogue";

export const blindNineImported = [
  ...singles("imported, blind nine, held out, read since", [
    ["hallo, ik zoek een soundbar van sonos", { named: /Sonos.*Soundbar/ }],
    ["oordopjes draadloos, geen apple", { named: /^Draadloze oordopjes (?!Apple)/ }],
    ["een samsung smartphone onder 800 euro", { named: /^Smartphone Samsung/, max: 800 }],
    ["screenprotector voor de iPhone 15 graag", { named: /iPhone 15 Screenprotector/ }],
    [
      "Onze oude stofzuiger is op. Het liefst een Dyson, zolang het maar onder de 700 blijft.",
      { named: /Dyson.*Stofzuiger/, max: 700 },
    ],
    ["robotstofzuiger roborock", { named: /Robotstofzuiger Roborock/ }],
    ["stofzuigerzakken miele classic c1", { named: /Miele.*Classic C1 Stofzuigerzakken/ }],
    ["scheerkoppies voor mn braun series 9", { named: /Scheercassette voor Series 9/ }],
    ["Welke inkt heb ik nodig voor een Epson EcoTank ET-2860?", { named: /ET-2860 Inktcartridge/ }],
    ["externe ssd 1 tb van samsung", { named: /Externe SSD Samsung/ }],
    ["camera accu voor de canon r50", { named: /R50 Camera-accu/ }],
    [
      "iets om de terras mee schoon te spuiten, hogedrukreiniger, mag 450 kosten",
      {
        named: /^Hogedrukreiniger/,
        max: 450,
      },
    ],
    ["spelcomputer van nintendo", { named: /^Spelcomputer Nintendo/ }],
  ]),
  ...talks("imported, blind nine, held out, read since", [
    [
      ["ik wil een nieuwe koptelefoon", { named: /Koptelefoon/ }],
      ["van sony", { named: /Sony.*Koptelefoon/ }],
      ["in het zwart", { named: /Sony.*Koptelefoon - Zwart/ }],
    ],
    [
      ["bluetooth speaker jbl", { named: /^Bluetooth speaker JBL/ }],
      ["sonos is ook goed trouwens", { named: /^Bluetooth speaker (JBL|Sonos)/ }],
    ],
    [
      ["Goedenavond, ik ben op zoek naar een laptop.", { named: /Laptop$/ }],
      ["geen apple, daar kan ik niet mee omgaan", { named: /^(?!Apple).*Laptop$/ }],
      ["max 1000 euro", { named: /^(?!Apple).*Laptop$/, max: 1000 }],
      ["eigenlijk mag ie alles kosten, mijn baas betaalt", { named: /^(?!Apple).*Laptop$/, unbounded: true }],
    ],
    [
      ["tv van samsung", { named: /^Samsung.*Televisie/ }],
      ["lg vind ik toch fijner", { named: /^LG.*Televisie/ }],
      ["heb je er ook een muurbeugel bij", { named: /Muurbeugel/ }],
    ],
    [
      ["warmtepompdroger", { named: /Warmtepompdroger/ }],
      ["bosch of miele", { named: /^(Bosch|Miele).*Warmtepompdroger/ }],
      ["toch wasmachines eerst, van dezelfde twee merken", { named: /^(Bosch|Miele).*Wasmachine/ }],
    ],
    [
      ["telefoon google pixel", { named: /^Smartphone Google Pixel/ }],
      ["blauw", { named: /^Smartphone Google Pixel.*Blauw/ }],
      ["een hoesje voor de pixel 8", { named: /Pixel 8 Hoesje/ }],
    ],
    [
      ["airfryer philips", { named: /Philips.*Airfryer/ }],
      ["andere merken mogen ook", { named: /Airfryer/ }],
      ["wat is het verschil tussen nummer 1 en nummer 2?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["een tablet vd samsung", { named: /^Tablet Samsung/ }],
      ["onder 400", { named: /^Tablet Samsung/, max: 400 }],
      ["kan ik hier iemand over bellen?", { contact: true }],
    ],
    [
      ["elektrische tandenborstel oral-b", { named: /^Elektrische tandenborstel Oral-B/ }],
      ["een witte", { named: /^Elektrische tandenborstel Oral-B.*Wit/ }],
      ["oh en opzetborstels van oral b heb ik ook nodig", { named: /^Oral-B.*Opzetborstels/ }],
    ],
    [
      ["accuboormachine van makita", { named: /^Makita.*Accuboormachine/ }],
      ["nee wacht dewalt, dan passen mn accu's", { named: /^DeWALT.*Accuboormachine/ }],
      ["niet meer dan 230", { named: /^DeWALT.*Accuboormachine/, max: 230 }],
    ],
    [
      ["Ik zoek een draadloze muis, maar geen Logitech.", { named: /^Draadloze muis (?!Logitech)/ }],
      ["ok logitech dan toch maar, die andere is me te blauw", { named: /^Draadloze muis Logitech/ }],
      ["en een toetsenbord van hetzelfde merk", { named: /^Toetsenbord Logitech/ }],
    ],
    [
      ["vaatwasser", { named: /Vaatwasser/ }],
      ["Bosch graag, daar is moeder ook zo tevreden over", { named: /^Bosch.*Vaatwasser/ }],
      ["koel vriescombinatie ook", { named: /Koel-vriescombinatie/ }],
    ],
  ]),
];
