import { singles, talks } from "../dialogue";

export const blindTenImported = [
  ...singles("imported, blind ten, held out, read since", [
    ["een soundbar voor onder de tv", { named: /Soundbar/ }],
    ["draadloze oortjes van sony", { named: /oordopjes Sony/ }],
    ["Heeft u ook koptelefoons van het merk Sennheiser?", { named: /Sennheiser.*Koptelefoon/ }],
    ["tv, lg", { named: /LG.*Televisie/ }],
    ["de inkt van mn canon pixma ts3550i is op", { named: /PIXMA TS3550i Inktcartridge/ }],
    ["robot stofzuiger van roborok", { named: /Robotstofzuiger Roborock/ }],
    [
      "Wij zoeken een warmtepompdroger, per se Miele, want dat gaat hier altijd lang mee.",
      { named: /Miele.*Warmtepompdroger/ },
    ],
    ["stoomstrijkijzer, maar geen tefal meer", { named: /Stoomstrijkijzer/, not: { brand: "Tefal" } }],
    ["föhn van Remington aub, dyson is me te duur", { named: /Föhn Remington/ }],
    ["ik zoek losse opzetborstels voor een sonicare", { named: /Sonicare.*Opzetborstels/ }],
    ["hdmi kabel van 5m", { named: /HDMI.*5 m/ }],
    ["stofzuigerzakken, ik heb een miele classic c1 staan", { named: /Classic C1 Stofzuigerzakken/ }],
    ["externe ssd, graag samsung, ik heb daar goede ervaringen mee", { named: /Externe SSD Samsung/ }],
  ]),
  ...talks("imported, blind ten, held out, read since", [
    [
      ["airfryer", { named: /Airfryer/ }],
      ["philips hadden we al, liever een ander merk", { named: /Airfryer/, not: { brand: "Philips" } }],
    ],
    [
      ["Goedenavond, welke vaatwassers van Bosch heeft u?", { named: /Bosch.*Vaatwasser/ }],
      ["Kunt u de eerste twee naast elkaar zetten?", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["samsung telefoon", { named: /Smartphone Samsung/ }],
      ["hmm toch maar een google pixel", { named: /Smartphone Google Pixel/ }],
      ["en een hoesje voor de pixel 8", { named: /Pixel 8 Hoesje/ }],
    ],
    [
      ["wasmachine van AEG", { named: /AEG.*Wasmachine/ }],
      ["ik wil er ook een droger bij, ook aeg", { named: /AEG.*droger/ }],
      ["als ze geleverd worden en er is iets mis, kan het dan retour?", { quotes: "policy support" }],
    ],
    [
      ["laat je monitoren eens zien", { named: /Monitor/ }],
      ["doe alleen dell", { named: /Dell.*Monitor/ }],
      ["wat kost de eerste?", { about: "2.1", quotes: "offer" }],
    ],
    [
      ["ons gras staat kniehoog.. heb je grasmaaiers?", { named: /Grasmaaier/ }],
      ["van Bosch", { named: /Bosch.*Grasmaaier/ }],
      ["oh ja en de tegels zijn groen, dus ook een hogedrukreiniger", { named: /Hogedrukreiniger/ }],
      ["die van kärcher graag", { named: /Hogedrukreiniger Kärcher/ }],
    ],
    [
      ["systeemcamera sony", { named: /Sony.*Systeemcamera/ }],
      ["ik heb zelf de ILCE-6400 al. heb je daar een accu voor?", { named: /ILCE-6400 Camera-accu/ }],
    ],
    [
      ["elektrische tandenborstel van oral b", { named: /tandenborstel Oral-B/ }],
      ["in het zwart", { named: /tandenborstel Oral-B.*Zwart/ }],
      ["vind ik toch te donker. doe maar een witte", { named: /tandenborstel Oral-B.*Wit/ }],
    ],
    [
      ["ik zoek een macbook voor mijn studie", { named: /MacBook.*Laptop/ }],
      ["nee toch windows, die van asus vind ik mooi", { named: /ASUS.*Laptop/ }],
    ],
    [
      ["espressomachine de longhi", { named: /De'Longhi.*Espressomachine/ }],
      ["en ontkalker daarvoor, ook van delonghi", { named: /De'Longhi.*Ontkalker/ }],
    ],
    [
      ["spelcomputer nintendo", { named: /Spelcomputer Nintendo/ }],
      ["mijn kind zegt net: playstation! dus die", { named: /Spelcomputer Sony PlayStation/ }],
      ["en een losse controller voor de ps5", { named: /PlayStation 5 Controller/ }],
    ],
    [
      ["scheerapparaat braun, kan wel tegen 200 euro", { named: /Braun.*Scheerapparaat/, max: 200 }],
      [
        "thuis ligt nog een series 7, daar heb ik alleen de scheercassette van nodig",
        { named: /Series 7 Scheerkoppen/ },
      ],
    ],
  ]),
];
