import { singles, talks } from "../dialogue";

export const blindThirteenImported = [
  ...singles("imported, blind thirteen, held out, read since", [
    ["soundbar van jbl", { named: /JBL.*Soundbar/ }],
    ["Ik zoek draadloze oordopjes, maar geen Apple", { named: /^Draadloze oordopjes (?!Apple)/ }],
    ["screenprotector voor mijn samsung galaxy a55", { named: /Galaxy A55 Screenprotector/ }],
    ["Mijn Epson EcoTank ET-2860 is leeg, welke inkt moet ik daarvoor hebben?", { named: /ET-2860 Inktcartridge/ }],
    ["Wat kost de goedkoopste robotstofzuiger die u heeft?", { named: /^Robotstofzuiger/ }],
    ["een warmtepompdroger van bosch of van aeg", { named: /^(Bosch|AEG) .*Warmtepompdroger/ }],
    ["hoge druk reiniger, van het merk karcher", { named: /^Hogedrukreiniger Kärcher/ }],
    ["slimme lampen met gu10 fitting", { named: /GU10/ }],
    [
      "Voor in mijn werkbus wil ik een accuboormachine van Makita, alleen de machine, accu's heb ik al liggen",
      { named: /^Makita .*Accuboormachine/ },
    ],
    ["föhn tot 60 euro", { named: /^Föhn/, max: 60 }],
    ["macbook air, niet de pro", { named: /MacBook Air.*Laptop$/ }],
    ["Philips Sonicare opzetborsteltjes a.u.b.", { named: /^Philips Sonicare .*Opzetborstels/ }],
    ["mag ik een mens aan de lijn, dit werkt voor mij niet", { contact: true }],
  ]),
  ...talks("imported, blind thirteen, held out, read since", [
    [
      ["wasmachine van miele", { named: /^Miele .*Wasmachine$/ }],
      ["samsung mag ook", { named: /^(Miele|Samsung) .*Wasmachine$/ }],
      ["alleen samsung dan", { named: /^Samsung .*Wasmachine$/ }],
    ],
    [
      ["We zoeken een vaatwasser.", { named: /Vaatwasser$/ }],
      ["Van Bosch", { named: /^Bosch .*Vaatwasser$/ }],
      ["En nu een magnetron, eentje van Samsung", { named: /^Samsung .*Magnetron$/ }],
    ],
    [
      ["tv tcl", { named: /^TCL .*Televisie$/ }],
      ["doe toch maar philips", { named: /^Philips .*Televisie$/ }],
      ["en een muurbeugel om hem op te hangen, van vogels", { named: /^Vogel's .*Muurbeugel/ }],
    ],
    [
      ["Een koptelefoon van Sony of Bose", { named: /(Sony|Bose).*Koptelefoon/ }],
      ["in het zwart", { named: /(Sony|Bose).*Koptelefoon - Zwart/ }],
      ["wat is het verschil tussen de eerste en de tweede", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["ik heb een toetsenbord nodig", { named: /^Toetsenbord/ }],
      ["logitech", { named: /^Toetsenbord Logitech/ }],
      ["en een muis van hetzelfde merk, zonder draad", { named: /^Draadloze muis Logitech/ }],
    ],
    [
      [
        "Goedenavond, mijn dochter wil een spelcomputer van Nintendo voor haar verjaardag.",
        { named: /Nintendo Switch/ },
      ],
      ["En een losse controller voor de playstation 5", { named: /PlayStation 5 Controller/ }],
    ],
    [
      ["espressomachine delonghi", { named: /^De'Longhi .*Espressomachine/ }],
      ["is er ook iets van philips?", { named: /^Philips .*Espressomachine/ }],
      ["goed, dan nog ontkalker", { named: /Ontkalker/ }],
    ],
    [
      ["smartphone samsung", { named: /^Smartphone Samsung/ }],
      ["onder de 500 euro", { named: /^Smartphone Samsung/, max: 500 }],
      ["nee laat maar, google pixel", { named: /^Smartphone Google Pixel/ }],
    ],
    [
      ["Robotstofzuiger graag", { named: /^Robotstofzuiger/ }],
      ["maar niet van irobot", { named: /^Robotstofzuiger (?!iRobot)/ }],
      ["zet de eerste en de tweede eens naast elkaar", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["scheerapparaat braun", { named: /^Braun .*Scheerapparaat/ }],
      [
        "Ik heb al een series 7 zie ik, dan alleen een nieuwe scheercassette daarvoor",
        {
          named: /Scheercassette voor Series 7/,
        },
      ],
    ],
    [
      ["fuji of sony systeemcamera", { named: /^(Fujifilm|Sony) .*Systeemcamera/ }],
      ["max 1000", { named: /^(Fujifilm|Sony) .*Systeemcamera/, max: 1000 }],
      ["prijs doet er niet toe", { named: /^(Fujifilm|Sony) .*Systeemcamera/, unbounded: true }],
    ],
    [
      ["grasmaaier", { named: /Grasmaaier/ }],
      ["gardena of makita", { named: /^(Gardena|Makita) .*Grasmaaier/ }],
      ["toch bosch", { named: /^Bosch .*Grasmaaier/ }],
      ["kan ik hem terugsturen als hij niet bevalt?", { quotes: "policy" }],
    ],
  ]),
];
