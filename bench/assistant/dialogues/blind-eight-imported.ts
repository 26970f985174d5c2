import { singles, talks } from "../dialogue";

export const blindEightImported = [
  ...singles("imported, blind eight, held out, read since", [
    ["draadloze oordopjes, witte", { named: /oordopjes/, has: { color: "wit" } }],
    ["soundbar van JBL", { named: /JBL.*Soundbar/ }],
    ["Ik wil graag een iPhone 15, de gewone met 128 gb", { named: /Smartphone Apple iPhone 15 - 128 GB/ }],
    ["hoesje samsung s24 (dus niet de ultra)", { named: /voor Samsung Galaxy S24 Hoesje/ }],
    ["screenprotecter voor me iphone 14", { named: /voor Apple iPhone 14 Screenprotector/ }],
    ["zwarte elektrische tandenborstel van oral b", { named: /tandenborstel Oral-B/, has: { color: "zwart" } }],
    ["goedkoopste laptop", { named: /Laptop$/, extreme: "cheapest" }],
    ["stofzuigerzakken die passen op de Miele Classic C1", { named: /Classic C1 Stofzuigerzakken/ }],
    ["Waterkoker van Bosch alstublieft", { named: /Bosch.*Waterkoker/ }],
    ["robotstofzuiger van roborock in t zwart", { named: /Robotstofzuiger Roborock/, has: { color: "zwart" } }],
    [
      "warmtepompdroger maar geen miele, die zijn me te prijzig",
      { named: /Warmtepompdroger/, not: { brand: "miele" } },
    ],
    ["hdmi kabel van 5 meter, de tv hangt ver van de kast af", { named: /HDMI.*Kabel - 5 m/ }],
    ["ik heb een hp deskjet 2820e en de inkt is op", { named: /voor DeskJet 2820e Inktcartridge/ }],
    ["usb c oplader 65 watt", { named: /Oplader - 65 W/ }],
    ["Een hogedrukreiniger om de stoep schoon te spuiten, merk Nilfisk.", { named: /Hogedrukreiniger Nilfisk/ }],
  ]),
  ...talks("imported, blind eight, held out, read since", [
    [
      ["koptelefoon in het zwart", { named: /Koptelefoon/, has: { color: "zwart" } }],
      ["geen sony, mijn vorige was zo stuk", { named: /Koptelefoon/, has: { color: "zwart" }, not: { brand: "sony" } }],
      ["wit is ook goed", { named: /Koptelefoon/, has: { color: ["zwart", "wit"] }, not: { brand: "sony" } }],
    ],
    [
      ["nintendo switch", { named: /Nintendo Switch/ }],
      ["de oled bedoel ik", { named: /Spelcomputer Nintendo Switch OLED/ }],
      ["en extra controllers daarvoor, joy-cons", { named: /Joy-Con/ }],
    ],
    [
      ["accu grasmaaier van Gardena", { named: /Gardena.*Grasmaaier/ }],
      ["en wat heb je van makita", { named: /Makita.*Grasmaaier/ }],
      ["nee toch die van gardena nog eens laten zien", { named: /Gardena.*Grasmaaier/ }],
    ],
    [
      ["accuboormachine", { named: /Accuboormachine/ }],
      ["geen bosch", { named: /Accuboormachine/, not: { brand: /bosch/ } }],
      [
        "Heeft u ook losse 18V accu's van Makita? Die heb ik al een machine van.",
        { named: /Makita.*Gereedschapsaccu/ },
      ],
    ],
    [
      ["Goedenavond, wij zoeken een wasmachine tot 900 euro", { named: /Wasmachine/, max: 900 }],
      ["Het budget laten we los, maar dan wel een Miele", { named: /Miele.*Wasmachine/, unbounded: true }],
      ["en de bijpassende droger van hetzelfde merk", { named: /Miele.*Warmtepompdroger/ }],
    ],
    [
      ["samsung telefoon uit de A serie", { named: /Smartphone Samsung Galaxy A\d/ }],
      ["wat is goedkoper, de eerste of de tweede?", { compares: ["1.1", "1.2"] }],
      ["ik neem de a35 denk ik, heb je daar een hoesje voor", { named: /Samsung Galaxy A35 Hoesje/ }],
    ],
    [
      ["externe ssd 1 tb", { named: /Externe SSD/ }],
      ["liefst van sandisk, nou ja alleen sandisk", { named: /Externe SSD SanDisk/ }],
      ["vergelijk die twee eens", { compares: ["2.1", "2.2"] }],
    ],
    [
      ["airfryer voor mn studentenkamer", { named: /Airfryer/ }],
      ["heb al een philips gehad, nu wat anders dus niet dat merk", { named: /Airfryer/, not: { brand: "philips" } }],
    ],
    [
      ["printer", { named: /Printer$/ }],
      ["een laser", { named: /Laser.*Printer/ }],
      ["hmm toch liever zo'n epson ecotank", { named: /EcoTank.*Printer/ }],
      ["als ik de ET-2860 neem, welke inkt heb ik dan nodig?", { named: /voor EcoTank ET-2860 Inktcartridge/ }],
    ],
    [
      ["scheerapparaat braun", { named: /Braun.*Scheerapparaat/ }],
      [
        "Ik heb thuis nog een series 9, doe daar maar een nieuwe scheercassette voor",
        { named: /Scheercassette voor Series 9/ },
      ],
    ],
    [
      ["systeemcamera, geen Sony", { named: /Systeemcamera/, not: { brand: "sony" } }],
      ["En een reserveaccu voor de Canon R50", { named: /R50 Camera-accu/ }],
      ["ik wil hier liever even met iemand over bellen", { contact: true }],
    ],
    [
      ["slimme lamp met e27 fitting", { named: /ledlamp.*E27/ }],
      ["van philips hue dan", { named: /ledlamp Philips Hue.*E27/ }],
      ["oh wacht het zijn spotjes, gu10", { named: /ledlamp Philips Hue.*GU10/ }],
    ],
  ]),
];
