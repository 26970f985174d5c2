import { singles, talks } from "../dialogue";

export const blindFifteenImported = [
  ...singles("imported, blind fifteen, held out, read since", [
    ["koptelefoon blauw", { named: /Koptelefoon - Blauw/ }],
    ["Heeft u van die losse oordopjes zonder snoer, liefst van JBL?", { named: /Draadloze oordopjes JBL/ }],
    ["tv onder de 600 euro", { named: /Televisie$/, max: 600 }],
    [
      "mijn zoontje heeft zijn iphone 15 laten vallen dus nu wil ik er een hoesje voor, een zwarte",
      { named: /voor Apple iPhone 15 Hoesje - Zwart/ },
    ],
    ["screenprotecter voor mn samsung", { named: /voor Samsung .*Screenprotector/ }],
    ["smartphone met 256 gb", { named: /^Smartphone .* 256 GB/ }],
    ["Ik wil een wasmachine van Bosch of van AEG.", { named: /^(Bosch|AEG) .* Wasmachine$/ }],
    ["doe mij een stofzuiger maar geen robot en geen dyson", { named: /^(?!Robotstofzuiger|Dyson).*Stofzuiger$/ }],
    ["warmtepompdroger miele", { named: /^Miele .* Warmtepompdroger$/ }],
    ["voor de terrasstenen zoek ik een hogedrukspuit, van Karcher", { named: /^Hogedrukreiniger Kärcher/ }],
    ["fohn max 50 euro", { named: /^Föhn/, max: 50 }],
    ["waterkokers graag! geen philips", { named: /^(?!Philips).* Waterkoker$/ }],
    ["accu voor m'n makita gereedschap", { named: /^Makita .* Gereedschapsaccu$/ }],
    ["slimme lamp met zo'n grote schroeffitting, e27", { named: /^Slimme ledlamp .* E27$/ }],
    ["scheerapparaat van Dyson", { none: true }],
  ]),
  ...talks("imported, blind fifteen, held out, read since", [
    [
      ["soundbar", { named: /Soundbar/ }],
      ["van sonos", { named: /^Sonos .* Soundbar/ }],
      ["of jbl, die klinkt ook goed", { named: /^(Sonos|JBL) .* Soundbar/ }],
    ],
    [
      ["laptop tot 900 euro", { named: /Laptop$/, max: 900 }],
      ["geen acer", { named: /^(?!Acer).*Laptop$/, max: 900 }],
      ["prijs maakt toch niet uit, doe maar een macbook", { named: /MacBook .* Laptop$/, unbounded: true }],
    ],
    [
      ["ik heb een nieuwe printer nodig", { named: /Printer$/ }],
      ["epson of canon", { named: /^(Epson|Canon) .* Printer$/ }],
      ["o nee wacht, brother, dat had mijn buurman aangeraden", { named: /^Brother .* Printer$/ }],
    ],
    [
      ["Goedendag, ik zoek een tablet voor mijn moeder van 78.", { named: /^Tablet/ }],
      ["Merk Samsung, dan kan ik haar helpen.", { named: /^Tablet Samsung/ }],
      ["Wat is het verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["robotstofzuiger", { named: /^Robotstofzuiger/ }],
      ["roborock", { named: /^Robotstofzuiger Roborock/ }],
      ["zwart alsjeblieft", { named: /^Robotstofzuiger Roborock .* Zwart$/ }],
      ["wit is ook goed", { named: /^Robotstofzuiger Roborock .* (Zwart|Wit)$/ }],
    ],
    [
      ["welke airfryers heb je", { named: /Airfryer$/ }],
      ["niet van philips, die heb ik gehad", { named: /^(?!Philips).*Airfryer$/ }],
      ["en een broodrooster ook nog", { named: /Broodrooster/ }],
    ],
    [
      ["elektrische tandenborstel", { named: /^Elektrische tandenborstel/ }],
      ["oral b graag", { named: /^Elektrische tandenborstel Oral-B/ }],
      ["en van dat merk de losse opzetborstels", { named: /^Oral-B .*Opzetborstels/ }],
    ],
    [
      ["ik ga fotograferen als hobby, welke systeemcamera's zijn er?", { named: /Systeemcamera$/ }],
      ["hm, alleen sony", { named: /^Sony .* Systeemcamera$/ }],
      ["laat ook canon maar zien", { named: /^(Sony|Canon) .* Systeemcamera$/ }],
    ],
    [
      ["een toetsenbord", { named: /^Toetsenbord/ }],
      ["ik game niet dus geen razer", { named: /^Toetsenbord (?!Razer)/ }],
      ["Mooi. Daar hoort een draadloze muis bij, witte.", { named: /^Draadloze muis .* Wit$/ }],
      ["of blauw", { named: /^Draadloze muis .* (Wit|Blauw)$/ }],
    ],
    [
      ["bluetooth speaker rood", { named: /^Bluetooth speaker .* Rood$/ }],
      [
        "kleur is toch niet zo belangrijk, wel van ultimate ears",
        {
          named: /^Bluetooth speaker Ultimate Ears/,
        },
      ],
    ],
    [
      ["Beeldscherm voor bij de computer, hoogstens 300 euro.", { named: /Monitor$/, max: 300 }],
      ["Philips vertrouw ik", { named: /^Philips .* Monitor$/, max: 300 }],
      ["En wat hebben LG en Dell? Tot 350 mag dan ook.", { named: /^(LG|Dell) .* Monitor$/, max: 350 }],
    ],
    [
      ["accuboormachine van makita aub", { named: /^Makita .* Accuboormachine$/ }],
      ["bosch is ook prima", { named: /^(Makita|Bosch Professional) .* Accuboormachine$/ }],
      ["kan ik straks bij een mens terecht als ik vragen heb, liefst nu meteen eigenlijk", { contact: true }],
    ],
  ]),
];
