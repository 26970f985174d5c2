import { talks } from "../dialogue";

export const laterTurnsImported = talks("imported, later turns", [
  [
    ["zwarte koptelefoon", { named: /Koptelefoon - Zwart/ }],
    ["o wacht mn vriendin wil m in het wit", { named: /Koptelefoon - Wit/ }],
    ["en dan van senheiser", { named: /Sennheiser.*Koptelefoon - Wit/ }],
  ],
  [
    ["Samsung smartphone", { named: /Smartphone Samsung/ }],
    ["mag ook een iphone zijn eigenlijk, als er maar 256 gb in zit", { named: /Smartphone (Samsung|Apple).*256 GB/ }],
    ["en dan een zwarte", { named: /Smartphone (Samsung|Apple).*256 GB - Zwart/ }],
  ],
  [
    ["Ik zoek een OLED televisie", { named: /OLED.*Televisie/ }],
    ["Van Philips graag, met dat ambilight", { named: /Philips Ambilight OLED.*Televisie/ }],
    ["Wat moet de tweede kosten?", { about: "2.2", quotes: "offer" }],
  ],
  [
    ["Apple laptop", { named: /Apple MacBook.*Laptop/ }],
    [
      "bij nader inzien, ik kan niet met apple overweg. alles behalve dat",
      {
        named: /Laptop$/,
        not: { name: /apple|macbook/ },
      },
    ],
    ["hij is voor school dus niet meer dan 700 euro", { named: /Laptop$/, not: { name: /apple|macbook/ }, max: 700 }],
  ],
  [
    ["wasmachine van bosch", { named: /Bosch.*Wasmachine/ }],
    ["En een droger ernaast, zelfde merk natuurlijk", { named: /Bosch.*Warmtepompdroger/ }],
    ["Mijn buurvrouw zweert bij Miele. Hebben jullie die droger ook van Miele?", { named: /Miele.*Warmtepompdroger/ }],
    ["goed, en nu weer de wasmachines, ook miele", { named: /Miele.*Wasmachine/ }],
  ],
  [
    ["dyson stofzuiger", { named: /Dyson.*Stofzuiger/ }],
    ["is de 2e snoerloos?", { about: "1.2" }],
    ["ach weet je, doe toch maar een robotstofzuiger, dyson hoeft niet", { named: /^Robotstofzuiger/ }],
    ["roborock, zwart", { named: /Robotstofzuiger Roborock.*Zwart/ }],
  ],
  [
    ["airfryer", { named: /Airfryer/ }],
    ["welke is t goedkoopst", { named: /Airfryer/, extreme: "cheapest" }],
    ["haha en de allerduurste?", { named: /Airfryer/, extreme: "dearest" }],
    ["oei. goedkoper dan deze mag wel", { named: /Airfryer/, below: "3.1" }],
  ],
  [
    ["Goedemiddag, heeft u espressomachines van De'Longhi?", { named: /De'Longhi.*Espressomachine/ }],
    [
      "Eigenlijk drinken wij thuis alleen gewone filterkoffie, dus zo'n apparaat dan maar",
      {
        named: /Filterkoffieapparaat/,
      },
    ],
    [
      "Mijn dochter heeft een rode Moccamaster, die vind ik zo mooi",
      {
        named: /Moccamaster.*Filterkoffieapparaat - Rood/,
      },
    ],
  ],
  [
    ["jbl koptelefoon", { named: /JBL.*Koptelefoon/ }],
    ["sorry ik bedoel van die oordopjes, wel jbl", { named: /oordopjes JBL/ }],
    ["sony dan?", { named: /oordopjes Sony/ }],
  ],
  [
    ["Makita accuboormachine", { named: /Makita.*Accuboormachine/ }],
    ["losse accu van hetzelfde merk heb ik ook nodig", { named: /Makita.*Gereedschapsaccu/ }],
    ["3 ah is te weinig, 5 of 6", { named: /Makita.*(5,0|6,0) Ah Gereedschapsaccu/ }],
  ],
  [
    ["hogedrukreiniger", { named: /^Hogedrukreiniger/ }],
    ["alleen karcher aub", { named: /^Hogedrukreiniger Kärcher/ }],
    ["wat is nou het verschil tussen de eerste twee", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["grasmaaier tot 350 euro", { named: /Grasmaaier/, max: 350 }],
    [
      "De prijs maakt bij nader inzien niet uit, maar hij moet van Gardena zijn.",
      {
        named: /Gardena.*Grasmaaier/,
        unbounded: true,
      },
    ],
  ],
  [
    ["Inktcartridges van HP", { named: /HP.*Inktcartridge/ }],
    ["ik heb de deskjet 2820e staan hier", { named: /DeskJet 2820e Inktcartridge/ }],
    ["doe de xl maar dan hoef ik minder vaak te bestellen", { named: /HP 305XL.*Inktcartridge/ }],
  ],
  [
    ["Epson EcoTank printer", { named: /Epson EcoTank.*Printer/ }],
    ["Heeft Brother ook printers bij jullie?", { named: /Brother.*Printer/ }],
    ["inkt droogt bij mij altijd in, dus liever laser", { named: /Brother Laser.*Printer/ }],
    ["ok, wat kost die?", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["samsung tablet", { named: /Tablet Samsung/ }],
    ["met 128gb graag, 64 zit zo vol", { named: /Tablet Samsung.*128 GB/ }],
    ["een lenovo met 128 is ook best hoor, dus samsung of lenovo", { named: /Tablet (Samsung|Lenovo).*128 GB/ }],
  ],
  [
    ["Nintendo spelcomputer", { named: /Spelcomputer Nintendo/ }],
    ["nee wacht mijn zoon roept net dat het een playstation moet zijn", { named: /Spelcomputer Sony PlayStation/ }],
    ["Die waar een disc in kan, hij ruilt spelletjes met vrienden", { named: /PlayStation 5 Slim Disc/ }],
    ["en een extra controler erbij, zwart", { named: /DualSense.*Controller - Zwart/ }],
  ],
  [
    ["elektrische tandenborstel van Oral-B", { named: /tandenborstel Oral-B/ }],
    ["zet nr 1 en nr 2 eens naast elkaar", { compares: ["1.1", "1.2"] }],
    ["k. en opzetborstels van oral b", { named: /Oral-B.*Opzetborstels/ }],
  ],
  [
    ["scheerapparaat philips", { named: /Philips.*Scheerapparaat/ }],
    ["en braun?", { named: /Braun.*Scheerapparaat/ }],
    ["mn vader heeft de series 9, laat die eens zien", { named: /Braun Series 9.*Scheerapparaat/ }],
    [
      "o maar eigenlijk is bij hem alleen de scheercassette versleten, heb je die voor de series 9",
      {
        named: /Scheercassette voor Series 9/,
      },
    ],
  ],
  [
    ["Föhn van Dyson", { named: /Föhn Dyson/ }],
    ["pfff wat een bedragen. iets onder de 100, merk boeit niet", { named: /^Föhn/, max: 100 }],
    ["vertel eens wat meer over de eerste", { about: "2.1" }],
  ],
  [
    ["philips hue lampen", { named: /ledlamp Philips Hue/ }],
    ["het zijn spotjes met gu10", { named: /ledlamp Philips Hue.*GU10/ }],
    ["Hue hoeft niet per se, elk merk is goed zolang het maar GU10 is", { named: /ledlamp.*GU10/ }],
    ["ikea", { named: /ledlamp IKEA.*GU10/ }],
  ],
  [
    ["muurbeugel voor de tv", { named: /Muurbeugel/ }],
    ["van vogels", { named: /Vogel's.*Muurbeugel/ }],
    [
      "hij hangt hoog in de slaapkamer, dus die kantelbare van 40-77 inch",
      {
        named: /kantelbaar Muurbeugel - 40-77 inch/,
      },
    ],
    [
      "oh en er moet ook nog een tv aan, ergens tussen 500 en 1000 euro",
      {
        named: /Televisie$/,
        min: 500,
        max: 1000,
      },
    ],
  ],
  [
    ["Dell monitor", { named: /Dell.*Monitor/ }],
    ["ik ga er denk ik toch vooral op gamen, dus doe maar zo'n LG Ultragear", { named: /LG UltraGear.*Monitor/ }],
    ["of aoc, die hebben toch ook gaming schermen", { named: /AOC Gaming.*Monitor/ }],
  ],
  [
    ["Toetsenbord Logitech", { named: /Toetsenbord Logitech/ }],
    ["daar hoort een muis bij, ook logitech, wit", { named: /muis Logitech.*Wit/ }],
    ["doe toch zwart, wit wordt zo smoezelig", { named: /muis Logitech.*Zwart/ }],
  ],
  [
    ["externe ssd 1 tb", { named: /Externe SSD.*1 TB/ }],
    ["liefst sandisk, nee samsung", { named: /Externe SSD Samsung.*1 TB/ }],
    ["de t7 shield", { named: /Samsung T7 Shield/ }],
  ],
  [
    ["hdmi kabel", { named: /HDMI.*Kabel/ }],
    ["1 mtr haalt het stopcontact niet eens, 5 meter dus", { named: /HDMI.*Kabel - 5 m/ }],
    ["Top. Nu nog eentje van usb c naar lightning voor m'n telefoon", { named: /USB-C naar Lightning Kabel/ }],
  ],
  [
    ["hoesje voor iPhone 15", { named: /iPhone 15.*Hoesje/ }],
    ["oeps net gekeken, het is een 14", { named: /iPhone 14.*Hoesje/ }],
    ["screenprotector ook voor die iphone 14", { named: /iPhone 14.*Screenprotector/ }],
  ],
  [
    ["Ik ben op zoek naar een systeemcamera van Sony.", { named: /Sony.*Systeemcamera/ }],
    ["Mijn man fotografeert al jaren met Canon. Toont u mij die eens.", { named: /Canon.*Systeemcamera/ }],
    ["en een reserveaccu voor de R50", { named: /R50 Camera-accu/ }],
    ["patona hoor ik goede dingen over", { named: /Patona.*R50 Camera-accu/ }],
  ],
  [
    ["bosch vaatwasser", { named: /Bosch.*Vaatwasser/ }],
    ["juist geen bosch meer eigenlijk, de vorige ging kapot", { named: /Vaatwasser/, not: { name: /bosch/ } }],
    ["mijn vrouw zegt toch bosch. serie 6 dan", { named: /Bosch Serie 6.*Vaatwasser/ }],
  ],
  [
    ["koel-vriescombinatie Samsung", { named: /Samsung.*Koel-vriescombinatie/ }],
    ["LG?", { named: /LG.*Koel-vriescombinatie/ }],
    ["en liebher", { named: /Liebherr.*Koel-vriescombinatie/ }],
    ["ik wil toch weer die samsungs zien", { named: /Samsung.*Koel-vriescombinatie/ }],
  ],
  [
    ["waterkoker van Philips", { named: /Philips.*Waterkoker/ }],
    ["heb je daar ook een broodrooster bij, zelfde merk", { named: /Philips.*Broodrooster/ }],
    ["of die rode van smeg, hip", { named: /SMEG.*Broodrooster - Rood/ }],
    ["nee te gek. waterkoker weer maar nu bosch", { named: /Bosch.*Waterkoker/ }],
  ],
  [
    ["blender tot 100 euro", { named: /Blender/, max: 100 }],
    ["Vooruit, het mag ook 150 zijn als hij van Philips is", { named: /Philips.*Blender/, max: 150 }],
  ],
  [
    ["samsung soundbar", { named: /Samsung.*Soundbar/ }],
    ["alleen de q-serie", { named: /Samsung Q-serie.*Soundbar/ }],
    ["mwah. onze kast is wit, dus een witte. sonos heeft die toch?", { named: /Sonos.*Soundbar - Wit/ }],
  ],
  [
    ["rode bluetooth speaker van JBL", { named: /Bluetooth speaker JBL.*Rood/ }],
    ["zusje wil er ook een maar dan blauw, merk maakt haar niks uit", { named: /Bluetooth speaker.*Blauw/ }],
    ["doe mij toch die rode jbl's nog een keer", { named: /Bluetooth speaker JBL.*Rood/ }],
  ],
  [
    ["stoomstrijkijzer", { named: /Stoomstrijkijzer/ }],
    ["Tefal is mij goed bevallen vroeger", { named: /Tefal.*Stoomstrijkijzer/ }],
    ["Dit gaat me te snel jongeman, kan ik niet gewoon een medewerker aan de telefoon krijgen?", { contact: true }],
  ],
  [
    ["stofzuigerzakken miele", { named: /Miele.*Stofzuigerzakken/ }],
    ["t is een classic c1", { named: /Miele.*Classic C1 Stofzuigerzakken/ }],
    [
      "voor mn moeder ook, zij heeft alleen een philips en is allergies, dus die anti-allergie zakken",
      {
        named: /Philips.*Anti-allergie Stofzuigerzakken/,
      },
    ],
  ],
  [
    ["laat wasmachines zien", { named: /Wasmachine/ }],
    ["zit niks bij wat me aanspreekt, heb je nog andere", { named: /Wasmachine/, fresh: 1 }],
    ["AEG doe maar, geen gezeur", { named: /AEG.*Wasmachine/ }],
  ],
  [
    ["laptop onder de 800", { named: /Laptop$/, max: 800 }],
    ["ik krijg wat van mn ouders erbij dus 1000 kan ook", { named: /Laptop$/, max: 1000 }],
    ["hp of lenovo dan, daar ken ik mensen mee", { named: /(HP|Lenovo).*Laptop$/, max: 1000 }],
  ],
  [
    ["Google Pixel smartphone", { named: /Smartphone Google Pixel/ }],
    ["in het blauw", { named: /Smartphone Google Pixel.*Blauw/ }],
    ["twijfel... motorola heeft ook blauwe of niet?", { named: /Smartphone Motorola.*Blauw/ }],
    ["hoeveel is de eerste?", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["laptoptas 15,6 inch", { named: /15\.6 inch Laptoptas/ }],
    ["verkeerd gemeten, 14 inch is het", { named: /14 inch Laptoptas/ }],
  ],
  [
    ["oplader van 65 watt", { named: /Oplader - 65 W/ }],
    ["is voor een telefoontje maar, 30w is zat", { named: /Oplader - 30 W/ }],
    ["toch maar weer die van 65, kan de laptop er ook aan", { named: /Oplader - 65 W/ }],
  ],
]);
