import { singles, talks } from "../dialogue";

/** Shoppers written from the names of the imported feed alone, shop B. */
export const blindSevenImported = [
  ...singles("imported, blind seven, held out, read since", [
    ["soundbar", { named: /Soundbar/ }],
    ["Heeft u een zwarte koptelefoon? Geen oordopjes, die vallen er bij mij uit.", { named: /Koptelefoon - Zwart/ }],
    ["draadloze oortjes tot 120 euro", { named: /oordopjes/, max: 120 }],
    ["bluetooth speaker van jbl voor op de camping", { named: /Bluetooth speaker JBL/ }],
    ["samsung smartphone onder de 600", { named: /Smartphone Samsung/, max: 600 }],
    ["ik zoek een iphone maar dan het toestel he, niet een hoesje", { named: /Smartphone Apple iPhone/ }],

    ["screenprotecter voor de galaxy a55", { named: /Galaxy A55 Screenprotector/ }],
    ["Graag een oled televisie van LG of Philips.", { named: /(LG|Philips).*OLED.*Televisie/ }],
    ["tv max 800", { named: /Televisie/, max: 800 }],

    ["toetsenbord logitec zwart", { named: /Toetsenbord Logitech.*Zwart/ }],
    ["draadloze muis, liefst... nee gewoon: een witte", { named: /Draadloze muis.*Wit/ }],
    ["externe ssd 1 tb voor mijn foto's", { named: /Externe SSD/ }],
    ["hdmi kabeltje", { named: /HDMI.*Kabel/ }],
    ["muurbeugel om de tv op te hangen", { named: /Muurbeugel/ }],
    ["macbook", { named: /MacBook.*Laptop$/ }],
    ["laptop hooguit 900 euro, voor school", { named: /Laptop$/, max: 900 }],
    ["tablet van Samsung", { named: /Tablet Samsung/ }],
    ["Ik wil een printer van Canon. Alleen de printer, geen inkt.", { named: /Canon.*Printer/ }],

    ["playstation 5", { named: /PlayStation 5/ }],
    ["spelcomputer nintendo onder 400", { named: /Spelcomputer Nintendo/, max: 400 }],
    ["waterkoker van philips", { named: /Philips.*Waterkoker/ }],
    ["rood broodrooster", { named: /Broodrooster - Rood/ }],
    ["airfryer niet van philips want die had ik en die ging stuk", { named: /^(?!.*Philips).*Airfryer/ }],
    ["magnetron", { named: /Magnetron/ }],
    ["wasmachine van Miele, en alleen Miele", { named: /Miele.*Wasmachine/ }],
    ["warmtepompdroger bosch", { named: /Bosch.*Warmtepompdroger/ }],
    ["stoomstrijkyzer van braun", { named: /Braun.*Stoomstrijkijzer/ }],
    ["robotstofzuiger", { named: /Robotstofzuiger/ }],
    ["stofzuigerzakken voor een miele", { named: /Miele.*Stofzuigerzakken/ }],
    ["hogedrukspuit om de stoep schoon te krijgen", { named: /Hogedrukreiniger/ }],
    ["slimme lamp gu10", { named: /ledlamp.*GU10/ }],
    ["elektrische tandenborstel oral b", { named: /Elektrische tandenborstel Oral-B/ }],
    ["föhn van remington", { named: /Föhn Remington/ }],
    ["accuboormachine makita", { named: /Makita.*Accuboormachine/ }],
    ["scheerkoppen voor een Philips", { named: /Philips.*Scheerkoppen/ }],
    ["systeemcamera van sony", { named: /Sony.*Systeemcamera/ }],
    ["laptop onder de 300", { none: true }],
    ["verkopen jullie ook elektrische fietsen?", { none: true }],
    ["vaatwasser voor minder dan 100 euro", { none: true }],
    ["kan ik iemand van de klantenservice aan de lijn krijgen", { contact: true }],
  ]),
  ...talks("imported, blind seven, held out, read since", [
    [
      ["koptelefoon", { named: /Koptelefoon/ }],
      ["van Sony", { named: /Sony.*Koptelefoon/ }],
      ["alleen zwart", { named: /Sony.*Koptelefoon - Zwart/ }],
    ],
    [
      ["Dag, ik zoek een televisie van Samsung.", { named: /Samsung.*Televisie/ }],
      ["Wat kost de eerste?", { quotes: "offer", about: "1.1" }],
      ["En wat is het verschil met de tweede?", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["smartphone 256 gb", { named: /Smartphone.*256 GB/ }],
      ["geen apple hoor", { named: /^(?!.*Apple)Smartphone.*256 GB/ }],
      ["doe toch maar 128 gb, 256 krijg ik nooit vol", { named: /^(?!.*Apple)Smartphone.*128 GB/ }],
    ],
    [
      ["wasmachine", { named: /Wasmachine/ }],
      ["Bosch of AEG", { named: /(Bosch|AEG).*Wasmachine/ }],
      ["en ook een droger, van dezelfde merken", { named: /(Bosch|AEG).*Warmtepompdroger/ }],
    ],
    [
      ["stofzuiger dyson", { named: /Dyson.*Stofzuiger/ }],
      ["o nee, ik wil zo'n robot. merk maakt dan niet uit", { named: /Robotstofzuiger/ }],
      ["onder de 600 euro", { named: /Robotstofzuiger/, max: 600 }],
    ],
    [
      ["laptop van lenovo", { named: /Lenovo.*Laptop/ }],
      ["of hp, dat mag ook", { named: /(Lenovo|HP).*Laptop/ }],
      ["niet duurder dan 1100", { named: /(Lenovo|HP).*Laptop/, max: 1100 }],
      ["ik heb net een bonus gekregen, prijs maakt niet meer uit", { named: /(Lenovo|HP).*Laptop/, unbounded: true }],
    ],
    [
      ["iphone 15 toestel", { named: /Smartphone Apple iPhone 15/ }],
      ["en daar een hoesje bij", { named: /iPhone 15.*Hoesje/ }],
      ["ook een screenprotector", { named: /iPhone 15.*Screenprotector/ }],
    ],
    [
      ["wat is jullie duurste laptop", { named: /Laptop$/, extreme: "dearest" }],
      ["poeh. laat eens goedkopere zien", { named: /Laptop$/, below: "1.1" }],
    ],
    [
      ["Ik zoek een espressomachine voor mijn dochter die op kamers gaat.", { named: /Espressomachine/ }],
      ["van De'Longhi", { named: /De'Longhi.*Espressomachine/ }],
      ["Hmm, filterkoffie is misschien toch handiger. Apparaat daarvoor?", { named: /Filterkoffieapparaat/ }],
      ["eentje van moccamaster dan", { named: /Moccamaster.*Filterkoffieapparaat/ }],
    ],
    [
      ["grasmaaier", { named: /Grasmaaier/ }],
      ["alles behalve makita", { named: /^(?!.*Makita).*Grasmaaier/ }],
      ["tot 400 euro", { named: /^(?!.*Makita).*Grasmaaier/, max: 400 }],
    ],
    [
      ["smartphones", { named: /Smartphone/ }],
      ["heb je nog andere?", { named: /Smartphone/, fresh: 1 }],
      ["doe maar alleen google of motorola", { named: /Smartphone (Google|Motorola)/ }],
    ],
    [
      ["beeldscherm voor thuiswerken", { named: /Monitor/ }],
      ["van LG of AOC", { named: /(LG|AOC).*Monitor/ }],
      ["hooguit 350 euro", { named: /(LG|AOC).*Monitor/, max: 350 }],
    ],
    [
      ["tandenborstel elektrisch sonicare", { named: /Elektrische tandenborstel Philips Sonicare/ }],
      ["eigenlijk heb ik alleen nieuwe opzetborstels nodig, van sonicare", { named: /Sonicare.*Opzetborstels/ }],
      ["en dan nog een scheerapparaat van Braun", { named: /Braun.*Scheerapparaat/ }],
    ],
    [
      ["tablet 128gb", { named: /Tablet.*128 GB/ }],
      ["lenovo graag", { named: /Tablet Lenovo.*128 GB/ }],
      ["wat kost nummer twee", { quotes: "offer", about: "2.2" }],
    ],
    [
      ["accuboor", { named: /Accuboormachine/ }],
      ["dewalt, de rest vind ik speelgoed", { named: /DeWALT.*Accuboormachine/ }],
      ["max 250", { named: /DeWALT.*Accuboormachine/, max: 250 }],
    ],
  ]),
];
