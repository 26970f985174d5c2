import { singles, talks } from "../dialogue";

export const blindFourteenImported = [
  ...singles("imported, blind fourteen, held out, read since", [
    ["soundbar van samsung", { named: /Samsung.*Soundbar/ }],
    ["oortjes zonder draad, geen apple", { named: /Draadloze oordopjes/, not: { name: /apple/ } }],
    ["Ik zoek een bluetooth speaker, liefst een rode voor in de keuken", { named: /Bluetooth speaker.*Rood/ }],
    ["Welke wasmachines van Miele heeft u?", { named: /^Miele.*Wasmachine/ }],
    ["goedkope grasmaaier hoeft niet, wel een gardena", { named: /Gardena.*Grasmaaier/ }],
    ["zakken voor mijn stofzuiger, een Miele Classic C1", { named: /Classic C1 Stofzuigerzakken/ }],
    ["hogedrukspuit van nilfisk", { named: /Hogedrukreiniger Nilfisk/ }],
    ["mijn epson ET-2860 is leeg, welke inkt moet daarin", { named: /ET-2860 Inktcartridge/ }],
    ["toetsenbord maar niet van logitech", { named: /^Toetsenbord/, not: { brand: "Logitech" } }],
    ["samsung telefoon hooguit 450 euro", { named: /^Smartphone Samsung/, max: 450 }],
    ["screenprotecter voor de galaxy s24", { named: /Samsung Galaxy S24 Screenprotector/ }],
    [
      "waterkoker of broodrooster, een van de twee, wel van philips",
      {
        named: /^Philips.*(Waterkoker|Broodrooster)/,
      },
    ],
    ["slimme lamp met GU10 fitting", { named: /Slimme ledlamp.*GU10/ }],
    ["robotstofzuiger van Roborock in het wit", { named: /Robotstofzuiger Roborock.*Wit/ }],
  ]),
  ...talks("imported, blind fourteen, held out, read since", [
    [
      ["koptelefoon", { named: /Koptelefoon/ }],
      ["van Sony dan", { named: /Sony.*Koptelefoon/ }],
      ["en dan een blauwe", { named: /Sony.*Koptelefoon - Blauw/ }],
    ],
    [
      ["Dag, ik heb een föhn nodig.", { named: /^Föhn/ }],
      ["Dyson vind ik te duur, iets anders graag", { named: /^Föhn/, not: { brand: "Dyson" } }],
    ],
    [
      ["laat televisies zien", { named: /Televisie$/ }],
      ["oled alleen", { named: /OLED.*Televisie/ }],
      ["o nee wacht eerst een beugel om hem op te hangen, van vogels", { named: /^Vogel's.*Muurbeugel/ }],
      ["ok nu weer de oled tvs", { named: /OLED.*Televisie/ }],
    ],
    [
      ["de duurste laptop die er is", { named: /Laptop$/, extreme: "dearest" }],
      ["pff dat hoeft ook weer niet, iets goedkoper", { named: /Laptop$/, below: "1.1" }],
      ["apple graag, en goedkoper dan die eerste", { named: /^Apple.*Laptop$/, below: "1.1" }],
    ],
    [
      ["elektrische tandenborstel oral b", { named: /^Elektrische tandenborstel Oral-B/ }],
      ["en losse borstels om erop te zetten, ook oral-b", { named: /^Oral-B.*Opzetborstels/ }],
    ],
    [
      ["Ik wil een nieuwe smartphone", { named: /^Smartphone/ }],
      ["android hoeft niet, apple", { named: /^Smartphone Apple/ }],
      ["256 GB", { named: /^Smartphone Apple.*256 GB/ }],
      ["hmm te duur, dan maar 128", { named: /^Smartphone Apple.*128 GB/ }],
    ],
    [
      ["magnetrons", { named: /Magnetron$/ }],
      ["kun je de eerste en de tweede naast elkaar zetten", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["warmtepompdroger bosch", { named: /^Bosch.*Warmtepompdroger/ }],
      ["of heeft miele er ook?", { named: /^Miele.*Warmtepompdroger/ }],
      ["en wat voor wasmachines zijn er van dat merk", { named: /^Miele.*Wasmachine/ }],
    ],
    [
      ["boormachine accu", { named: /Accuboormachine/ }],
      ["alleen makita", { named: /^Makita.*Accuboormachine/ }],
      ["nu nog een los accuutje van makita, 5 Ah", { named: /^Makita.*5,0 Ah Gereedschapsaccu/ }],
    ],
    [
      ["spelcomputer voor m'n neefje", { named: /^Spelcomputer/ }],
      ["het moet een nintendo zijn zegt zn moeder", { named: /^Spelcomputer Nintendo/ }],
      ["sorry, hij wil toch een playstation", { named: /^Spelcomputer Sony PlayStation/ }],
      ["en een extra controller voor die playstation 5", { named: /PlayStation 5 Controller/ }],
    ],
    [
      ["externe ssd van 1 tb", { named: /^Externe SSD.*1 TB/ }],
      ["sandisk", { named: /^Externe SSD SanDisk/ }],
      ["Mag toch ook Samsung zijn in plaats van SanDisk", { named: /^Externe SSD Samsung/ }],
    ],
    [
      ["stofzuiger met steel, dyson", { named: /^Dyson.*Stofzuiger/ }],
      ["liever goedkoop: wat is de voordeligste grasmaaier trouwens", { named: /Grasmaaier/, extreme: "cheapest" }],
    ],
  ]),
];
