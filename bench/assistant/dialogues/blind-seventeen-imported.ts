import { singles, talks } from "../dialogue";

export const blindSeventeenImported = [
  ...singles("imported, blind seventeen, held out, read since", [
    [
      "Ik ben op zoek naar draadloze oordopjes, maar niet van Apple alstublieft",
      { named: /^Draadloze oordopjes (?!Apple)/ },
    ],
    ["iphone 15 hoesje", { named: /Apple iPhone 15 Hoesje/ }],
    ["samsung telefoon tot 1500 euro", { named: /^Smartphone Samsung/, max: 1500 }],
    ["wat voor oled televisies heb je", { named: /OLED.*Televisie/ }],
    ["muurbeugel om mijn tv mee te draaien, van vogels", { named: /Vogel's .*draaibaar Muurbeugel/ }],
    ["inkt voor de deskjet 2820e", { named: /DeskJet 2820e Inktcartridge/ }],
    ["espresso machine delonghi", { named: /De'Longhi .*Espressomachine/ }],
    ["Mijn vaatwasser heeft het begeven. Ik wil weer een Bosch.", { named: /Bosch .*Vaatwasser/ }],
    ["warmtepompdroger van miele of aeg", { named: /^(Miele|AEG) .*Warmtepompdroger/ }],
    ["robot stofzuiger roborock in t wit", { named: /^Robotstofzuiger Roborock .*Wit/ }],
    ["hogedrukreiniger karcher", { named: /^Hogedrukreiniger Kärcher/ }],
    ["slimme lamp met kleine gu10 voet", { named: /^Slimme ledlamp .*GU10/ }],
    ["fohn van dyson", { named: /^Föhn Dyson/ }],
  ]),
  ...talks("imported, blind seventeen, held out, read since", [
    [
      ["ik wil een koptelefoon", { named: /Koptelefoon/ }],
      ["doe maar sony", { named: /Sony .*Koptelefoon/ }],
      ["een zwarte", { named: /Sony .*Koptelefoon - Zwart/ }],
    ],
    [
      ["Bluetooth speaker van JBL, heeft u die?", { named: /^Bluetooth speaker JBL/ }],
      ["of anders van sonos", { named: /^Bluetooth speaker Sonos/ }],
    ],
    [
      ["telefoon van google graag", { named: /^Smartphone Google Pixel/ }],
      ["en dan een hoesje voor de pixel 8", { named: /Google Pixel 8 Hoesje/ }],
    ],
    [
      ["goedemiddag, televisie van samsung", { named: /Samsung .*Televisie/ }],
      ["o nee, philips bedoel ik", { named: /Philips .*Televisie/ }],
      ["wat is het verschil tussen de eerste twee?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["Monitor van Dell", { named: /Dell .*Monitor/ }],
      ["liever een van lg, ultragear", { named: /LG UltraGear .*Monitor/ }],
    ],
    [
      ["muis zonder draad", { named: /^Draadloze muis/ }],
      ["alleen logitech", { named: /^Draadloze muis Logitech/ }],
      ["hebben ze die in het wit? zwart wordt zo vet", { named: /^Draadloze muis Logitech .*Wit/ }],
      ["en een toetsenbord van datzelfde merk", { named: /^Toetsenbord Logitech/ }],
    ],
    [
      ["laptop onder de 1600 euro", { named: /Laptop$/, max: 1600 }],
      ["moet een lenovo zijn van mn werk", { named: /^Lenovo .*Laptop$/, max: 1600 }],
    ],
    [
      ["tablet, geen apple", { named: /^Tablet (?!Apple)/ }],
      ["maak er maar een samsung van met 64 gb", { named: /^Tablet Samsung .*64 GB/ }],
    ],
    [
      ["Een playstation 5 voor onze zoon", { named: /^Spelcomputer Sony PlayStation 5/ }],
      ["de versie met schijfjes", { named: /PlayStation 5 Slim Disc/ }],
      ["doe er nog een losse controller bij voor de playstation", { named: /PlayStation 5 Controller/ }],
    ],
    [
      ["broodrooster philips", { named: /Philips .*Broodrooster/ }],
      ["laat toch maar die rode van smeg zien", { named: /SMEG .*Broodrooster - Rood/ }],
    ],
    [
      ["wasmachine miele", { named: /Miele .*Wasmachine/ }],
      ["pfoe. wat heb je van samsung", { named: /Samsung .*Wasmachine/ }],
      ["nee toch terug naar miele", { named: /Miele .*Wasmachine/ }],
    ],
    [
      ["elektrische tandenborstel oral b", { named: /^Elektrische tandenborstel Oral-B/ }],
      ["en losse borsteltjes ervoor, ook oral-b", { named: /Oral-B .*Opzetborstels/ }],
      ["wat kost de eerste?", { about: "2.1", quotes: "offer" }],
    ],
  ]),
];
