import { singles, talks } from "../dialogue";

export const blindSixteenImported = [
  ...singles("imported, blind sixteen, held out, read since", [
    ["koptelefoon in het wit", { named: /Koptelefoon - Wit/ }],
    ["draadloze oordopjes, maar niet van apple", { named: /^(?!.*Apple).*oordopjes/ }],
    ["Ik had graag een soundbar van Sonos", { named: /^Sonos .*Soundbar/ }],
    ["rode bluetooth speaker voor op het strand", { named: /^Bluetooth speaker .*Rood/ }],
    ["hoesje voor m'n iphone 14", { named: /iPhone 14 Hoesje/ }],
    [
      "schermbeschermer voor een galaxy a55, net een nieuwe telefoon en bang voor krassen",
      { named: /Galaxy A55 Screenprotector/ },
    ],
    ["smartphone xiaomi graag", { named: /^Smartphone Xiaomi/ }],
    ["beeldscherm van AOC, gamen", { named: /^AOC .*Monitor/ }],
    ["Wat voor warmtepompdrogers van Miele hebt u?", { named: /^Miele .*Warmtepompdroger/ }],
    ["robotstofzuigr roborock", { named: /^Robotstofzuiger Roborock/ }],
    ["hogedrukspuit voor het terras, van nilfisk graag", { named: /^Hogedrukreiniger Nilfisk/ }],
    ["slimme lamp met gu10 voetje", { named: /^Slimme ledlamp .*GU10/ }],
    ["Stofzuigerzakken voor mijn Miele Classic C1", { named: /Classic C1 Stofzuigerzakken/ }],
    ["laptop tot 1500 euro, wel een macbook", { named: /MacBook .*Laptop/, max: 1500 }],
    ["waar vind ik een bankstel of een kledingkast?", { none: true }],
  ]),
  ...talks("imported, blind sixteen, held out, read since", [
    [
      ["ik zoek een wasmachine", { named: /Wasmachine$/ }],
      ["van AEG", { named: /^AEG .*Wasmachine$/ }],
      ["of nee, toch Bosch", { named: /^Bosch .*Wasmachine$/ }],
    ],
    [
      ["telefoon samsung", { named: /^Smartphone Samsung/ }],
      ["in het blauw", { named: /^Smartphone Samsung .*Blauw/ }],
      ["en daar een hoesje bij, voor de a35", { named: /Galaxy A35 Hoesje/ }],
    ],
    [
      ["Boormachine op accu", { named: /Accuboormachine/ }],
      ["geen makita want daar heb ik slechte ervaring mee", { named: /^(?!Makita).*Accuboormachine/ }],
    ],
    [
      ["spelcomputer voor de kinderen", { named: /^Spelcomputer/ }],
      ["nintendo", { named: /^Spelcomputer Nintendo/ }],
      ["ook een losse controller daarvoor", { named: /Switch Controller/ }],
    ],
    [
      ["printers graag", { named: /Printer$/ }],
      ["van Canon", { named: /^Canon .*Printer$/ }],
      ["heb je ook inkt voor de pixma ts3550i?", { named: /TS3550i Inktcartridge/ }],
    ],
    [
      ["tv", { named: /Televisie/ }],
      ["LG", { named: /^LG .*Televisie/ }],
      ["wat is het verschil tussen die twee", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["ik wil een elektrische tandenborstel", { named: /^Elektrische tandenborstel/ }],
      ["Oral-B", { named: /^Elektrische tandenborstel Oral-B/ }],
      ["opzetborstels van dat merk heb ik ook nodig", { named: /^Oral-B .*Opzetborstels/ }],
    ],
    [
      ["muis zonder draad", { named: /^Draadloze muis/ }],
      ["logitech, in het wit", { named: /^Draadloze muis Logitech .*Wit/ }],
    ],
    [
      ["toetsenbord van razer", { named: /^Toetsenbord Razer/ }],
      ["ander merk mag ook, alleen geen razer dan", { named: /^Toetsenbord (?!Razer)/ }],
    ],
    [
      ["koffie! espressomachine van delonghi", { named: /^De'Longhi .*Espressomachine/ }],
      ["toch liever gewoon een filterkoffieapparaat", { named: /Filterkoffieapparaat/ }],
      ["Moccamaster", { named: /^Moccamaster .*Filterkoffieapparaat/ }],
    ],
    [
      ["grasmaaier", { named: /Grasmaaier/ }],
      ["niet duurder dan 400 euro", { named: /Grasmaaier/, max: 400 }],
      ["die van gardena alleen", { named: /^Gardena .*Grasmaaier/, max: 400 }],
    ],
    [
      ["ik wil graag een externe ssd van sandisk", { named: /^Externe SSD SanDisk/ }],
      ["kan ik daar een echte medewerker over bellen", { contact: true }],
    ],
  ]),
];
