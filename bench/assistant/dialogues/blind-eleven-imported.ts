import { singles, talks } from "../dialogue";

export const blindElevenImported = [
  ...singles("imported, blind eleven, held out, read since", [
    ["soundbar van sonos", { named: /Sonos .*Soundbar/ }],
    [
      "heb je ook oordopjes zonder draad? geen jbl, die vallen bij mij uit",
      { named: /oordopjes/, not: { brand: "jbl" } },
    ],
    ["samsung telefoon", { named: /Smartphone Samsung/ }],
    [
      "Ik zoek een hoesje voor mijn iPhone 15, bij voorkeur van Spigen of Otterbox",
      { named: /(Spigen|Otterbox).*iPhone 15.*Hoesje/ },
    ],
    ["goedkoopste monitor graag", { named: /Monitor$/, extreme: "cheapest" }],
    ["inktpatroon voor de pixma ts3550i", { named: /TS3550i Inktcartridge/ }],
    ["tv van minder dan 800 euro, merk maakt niet uit", { named: /Televisie/, max: 800 }],
    [
      "Laptop gezocht voor mijn studie, tussen 600 en 1200 euro, geen Apple a.u.b.",
      { named: /Laptop$/, min: 600, max: 1200, not: { brand: "apple" } },
    ],
    ["hogedrukspuit karcher", { named: /Hogedrukreiniger Kärcher/ }],
    ["robotstofzuiger maar niet van roborock", { named: /Robotstofzuiger/, not: { brand: "roborock" } }],
    ["welke föhns zijn er van dyson", { named: /Föhn Dyson/ }],
    ["slimme lamp met grote fitting, e27", { named: /ledlamp .*E27/ }],
    ["toetsenbord van logitech voor op kantoor", { named: /Toetsenbord Logitech/ }],
    ["ik wil gewoon een mens aan de lijn, geen computer", { contact: true }],
  ]),
  ...talks("imported, blind eleven, held out, read since", [
    [
      ["koptelefoon", { named: /Koptelefoon/ }],
      ["alleen van sony", { named: /Sony .*Koptelefoon/ }],
      ["doe toch maar sennheiser", { named: /Sennheiser .*Koptelefoon/ }],
    ],
    [
      ["Goedenavond, ik ben op zoek naar een wasmachine van Miele", { named: /Miele .*Wasmachine/ }],
      ["poeh, die zijn prijzig. en van bosch?", { named: /Bosch .*Wasmachine/ }],
      ["ik wil er ook een droger bij, zelfde merk", { named: /Bosch .*droger/ }],
    ],
    [
      ["smartphones met 256 gb", { named: /Smartphone .*256 GB/ }],
      ["geen iphone", { named: /Smartphone .*256 GB/, not: { brand: "apple" } }],
      ["welke daarvan is de goedkoopste?", { named: /Smartphone .*256 GB/, not: { brand: "apple" } }],
    ],
    [
      ["espressomachine", { named: /Espressomachine/ }],
      ["van delonghi", { named: /De'Longhi .*Espressomachine/ }],
      ["o ja, en ontkalker heb ik ook nodig", { named: /Ontkalker/ }],
    ],
    [
      ["accuboormachine van makita", { named: /Makita .*Accuboormachine/ }],
      ["laat ook eens die van dewalt zien", { named: /DeWALT .*Accuboormachine/ }],
      ["en een losse accu van makita?", { named: /Makita .*Gereedschapsaccu/ }],
    ],
    [
      ["oled tv", { named: /OLED.*Televisie/ }],
      ["vergelijk de eerste twee eens", { compares: ["1.1", "1.2"] }],
      ["heb je iets goedkopers dan de eerste", { named: /Televisie/, below: "1.1" }],
    ],
    [
      ["scheerapparaat voor mn vader", { named: /Scheerapparaat/ }],
      ["hij wil per se braun", { named: /Braun .*Scheerapparaat/ }],
      [
        "nee wacht, hij heeft al een series 5, het gaat om een nieuw scheerblad daarvoor",
        { named: /Scheercassette voor Series 5/ },
      ],
    ],
    [
      ["externe ssd 1 tb", { named: /Externe SSD .*1 TB/ }],
      ["niet samsung", { named: /Externe SSD SanDisk/ }],
    ],
    [
      ["grasmaaier", { named: /Grasmaaier/ }],
      ["Bosch, mijn buurman is daar heel tevreden over", { named: /Bosch .*Grasmaaier/ }],
      ["merk maakt bij nader inzien niet uit, als het maar onder de 400 blijft", { named: /Grasmaaier/, max: 400 }],
    ],
    [
      ["tablet van samsung", { named: /Tablet Samsung/ }],
      ["Wat kost de tweede?", { about: "1.2" }],
      ["en van apple, wat hebben jullie dan", { named: /Tablet Apple/ }],
    ],
    [
      ["bluetooth speaker jbl", { named: /Bluetooth speaker JBL/ }],
      ["hm toch liever ultimate ears", { named: /Bluetooth speaker Ultimate Ears/ }],
      ["laat die jbl's nog eens zien", { named: /Bluetooth speaker JBL/ }],
    ],
    [
      ["waterkokers", { named: /Waterkoker/ }],
      ["philips graag, wij hebben alles van philips in de keuken", { named: /Philips .*Waterkoker/ }],
      ["broodrooster erbij, ook philips", { named: /Philips .*Broodrooster/ }],
    ],
  ]),
];
