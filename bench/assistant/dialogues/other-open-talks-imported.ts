import { talks } from "../dialogue";

export const otherOpenTalksImported = talks("imported, open talks, by another stranger", [
  [
    ["sonos soundbar", { named: /^(?=.*Sonos).*Soundbar/ }],
    ["de witte", { named: /^(?=.*Sonos).*Soundbar - Wit/ }],
    ["wat kost ie", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["Hoi, ik zoek een hoesje voor mijn iPhone 15 (de gewone dus, niet de Pro)", { named: /iPhone 15 Hoesje/ }],
    [
      "Die van Otterbox graag, mijn vorige was er ook een en die ging jaren mee",
      { named: /^Otterbox.*iPhone 15 Hoesje/ },
    ],
    ["En zo'n beschermglaasje voor het scherm van diezelfde telefoon?", { named: /iPhone 15 Screenprotector/ }],
  ],
  [
    ["inkt op. heb een hp deskjet 2820e", { named: /^HP 305.*DeskJet 2820e Inktcartridge/ }],
    ["de XL, daar zit meer in toch", { named: /^HP 305XL/ }],
  ],
  [
    ["wasmachine van miele", { named: /^Miele.*Wasmachine/ }],
    ["o nee wacht, een droger bedoel ik. wel miele", { named: /^Miele.*Warmtepompdroger/ }],
    ["wat is het verschil tussen die twee", { compares: ["2.1", "2.2"] }],
    ["En wat hebben jullie aan drogers van Bosch?", { named: /^Bosch.*Warmtepompdroger/ }],
  ],
  [
    [
      "Verkoopt u stofzuigerzakken die in de Miele Classic C1 passen?",
      { named: /^Miele.*Classic C1.*Stofzuigerzakken/ },
    ],
    [
      "Mijn zus wil de stofzuiger zelf ook hebben, dezelfde Classic C1. Is die er?",
      { named: /^Miele Classic C1.*Stofzuiger$/ },
    ],
    ["Wat moet dat apparaat kosten?", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["goedkoopste airfryer die jullie hebben", { named: /Airfryer/, extreme: "cheapest" }],
    ["hmm liever eentje van philips", { named: /^Philips.*Airfryer/ }],
    ["vertel eens iets meer over de eerste", { about: "2.1" }],
  ],
  [
    [
      "Ik wil een filterkoffieapparaat, maar geen Moccamaster, die vind ik overdreven duur.",
      { named: /^(?!.*Moccamaster).*Filterkoffieapparaat/ },
    ],
    ["En onder de 100 euro blijven.", { named: /^(?!.*Moccamaster).*Filterkoffieapparaat/, max: 100 }],
    [
      "Mijn man moppert. Laat toch die Moccamasters maar zien, prijs maakt niet uit.",
      { named: /Moccamaster.*Filterkoffieapparaat/, unbounded: true },
    ],
    ["Alleen de rode dan", { named: /Moccamaster.*Filterkoffieapparaat - Rood/ }],
  ],
  [
    ["spelcomputer van microsoft", { named: /^Spelcomputer Microsoft Xbox/ }],
    ["series x", { named: /^Spelcomputer Microsoft Xbox Series X/ }],
    ["en losse xbox controller erbij", { named: /^Microsoft Xbox.*Controller/ }],
    ["doe die prijs ff", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["ik zoek een nintendo switch voor me neefje hij wordt 9", { named: /^Spelcomputer Nintendo Switch/ }],
    ["welke van die twee is het goedkoopst?", { about: "1.cheapest" }],
    ["en heb je er ook zo'n joycon setje bij", { named: /^Nintendo Joy-Con/ }],
  ],
  [
    ["Systeemcamera gezocht, budget maximaal duizend euro.", { named: /Systeemcamera/, max: 1000 }],
    ["Graag Canon.", { named: /^Canon.*Systeemcamera/ }],
    ["Ik heb voor de R50 ook een reserveaccu nodig.", { named: /R50 Camera-accu/ }],
    ["Alleen de originele van Canon zelf, geen namaak.", { named: /^Canon LP-E17.*Camera-accu/ }],
  ],
  [
    ["kabel usb-c naar lightning", { named: /USB-C naar Lightning Kabel/ }],
    ["ook een oplader van 65 watt nodig", { named: /Oplader - 65 W/ }],
    ["welke is t goedkoopst van die twee", { about: "2.cheapest" }],
  ],
  [
    ["Zwarte koptelefoon, onder de €200 aub", { named: /Koptelefoon - Zwart/, max: 200 }],
    ["Het mag ook een andere kleur zijn, zolang de prijs maar blijft", { named: /Koptelefoon/, max: 200 }],
    ["Blauw bijvoorbeeld", { named: /Koptelefoon - Blauw/, max: 200 }],
    ["En als geld geen rol speelt: welke witte koptelefoons zijn er?", { named: /Koptelefoon - Wit/, unbounded: true }],
  ],
  [
    ["oled tv", { named: /OLED.*Televisie/ }],
    ["doe maar lg", { named: /^LG OLED.*Televisie/ }],
    ["zet die twee eens naast elkaar", { compares: ["2.1", "2.2"] }],
    ["Oke de goedkoopste van die twee, is die op voorraad?", { about: "2.cheapest", quotes: "offer" }],
  ],
  [
    [
      "televisie onder 700 euro maar geen samsung, slechte ervaring mee",
      { named: /^(?!Samsung).*Televisie/, max: 700 },
    ],
    ["ach laat ook maar, samsung mag er toch bij", { named: /Televisie/, max: 700 }],
    ["Uit nieuwsgierigheid: wat is jullie allerduurste tv?", { named: /Televisie/, extreme: "dearest" }],
    ["haha nee iets goedkopers dan die", { named: /Televisie/, below: "3.1" }],
  ],
  [
    ["beeldscherm voor mn thuiswerkplek, dell", { named: /^Dell.*Monitor/ }],
    ["En van AOC, wat hebben jullie daar?", { named: /^AOC.*Monitor/ }],
    ["LG dan", { named: /^LG.*Monitor/ }],
    ["terug naar dell. goedkoopste?", { named: /^Dell.*Monitor/, extreme: "cheapest" }],
  ],
  [
    ["elektrise tandeborstel van oral b", { named: /^Elektrische tandenborstel Oral-B/ }],
    ["hebie die ook in t wit", { named: /^Elektrische tandenborstel Oral-B.*Wit/ }],
    ["en opzetborstels voor de iO", { named: /^Oral-B iO.*Opzetborstels/ }],
  ],
  [
    ["Föhn, maximaal 100 euro.", { named: /^Föhn/, max: 100 }],
    [
      "Mijn dochter roept vanaf de bank dat het een Dyson moet zijn. Geld maakt haar natuurlijk niet uit. Toon die dan maar.",
      { named: /^Föhn Dyson/, unbounded: true },
    ],
    ["Wat is het verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["braun scheerapparaat", { named: /^Braun.*Scheerapparaat/ }],
    [
      "o wacht ik heb de series 5 nog liggen, alleen de scheercassette is bot. heb je die los",
      { named: /^Braun Scheercassette voor Series 5 / },
    ],
    ["prijs?", { about: "2.1", quotes: "offer" }],
    ["top. mijn vader heeft de series 9, daar ook een cassette voor", { named: /^Braun Scheercassette voor Series 9/ }],
  ],
  [
    ["accuboor makita", { named: /^Makita.*Accuboormachine/ }],
    ["losse accu van 5 ah van Makita erbij", { named: /^Makita.*5,0 Ah Gereedschapsaccu/ }],
    ["nee doe de 6 ah", { named: /^Makita.*6,0 Ah Gereedschapsaccu/ }],
    ["en wat kost de 5 ah die je net liet zien", { about: "2.1", quotes: "offer" }],
  ],
  [
    [
      "Ik wil draadloze oordopjes om mee te hardlopen, liefst niet meer dan 100 euro",
      { named: /^Draadloze oordopjes/, max: 100 },
    ],
    ["JBL is prima", { named: /^Draadloze oordopjes JBL/, max: 100 }],
    [
      "Mag trouwens ook duurder, ik heb net vakantiegeld. Laat Apple eens zien",
      { named: /^Draadloze oordopjes Apple AirPods/, unbounded: true },
    ],
    ["Alleen de Pro", { named: /AirPods Pro 2/ }],
  ],
  [
    ["slimme lampjes voor in de spotjes, gu10", { named: /^Slimme ledlamp.*GU10/ }],
    ["alleen philips hue want die hebben we al", { named: /^Slimme ledlamp Philips Hue.*GU10/ }],
    ["En voor de staande lamp de E27, ook Hue?", { named: /^Slimme ledlamp Philips Hue.*E27/ }],
    ["de goedkoopste E27, merk boeit niet", { named: /^Slimme ledlamp.*E27/, extreme: "cheapest" }],
  ],
  [
    ["Dag, voor mijn studie zoek ik een laptop van ten hoogste 900 euro.", { named: /Laptop$/, max: 900 }],
    ["Geen Acer graag.", { named: /^(?!Acer).*Laptop$/, max: 900 }],
    ["Heeft u daar een tas bij van 15,6 inch?", { named: /15\.6 inch Laptoptas/ }],
  ],
  [
    ["macbook air", { named: /^Apple MacBook Air.*Laptop$/ }],
    ["de m3", { named: /^Apple MacBook Air 13 M3/ }],
    ["en sleeve daarvoor", { named: /MacBook Air 13 Laptoptas/ }],
    ["Hoe duur is die sleeve", { about: "3.1", quotes: "offer" }],
    ["laptops van Lenovo heb je die ook?", { named: /^Lenovo.*Laptop$/ }],
  ],
  [
    [
      "Mijn moeder van 72 wil een tablet om mee te videobellen. Samsung, want dat heeft ze al als telefoon. Hooguit 400 euro.",
      { named: /^Tablet Samsung/, max: 400 },
    ],
    ["128 gb is wel handig met al die foto's van de kleinkinderen", { named: /^Tablet Samsung.*128 GB/, max: 400 }],
    ["Vertel eens iets over deze", { about: "2.1" }],
  ],
  [
    ["ipad 64gb", { named: /^Tablet Apple iPad.*64 GB/ }],
    ["toch maar 256", { named: /^Tablet Apple iPad.*256 GB/ }],
    ["vergelijk die met de eerste die je liet zien", { compares: ["1.1", "2.1"] }],
  ],
  [
    ["samsung telefoon met 128gb, tot 600 euro", { named: /^Smartphone Samsung.*128 GB/, max: 600 }],
    ["blauw", { named: /^Smartphone Samsung.*128 GB - Blauw/, max: 600 }],
    [
      "weet je wat, ik ga voor de s24 ultra. hebben jullie die",
      { named: /^Smartphone Samsung Galaxy S24 Ultra/, unbounded: true },
    ],
    ["hoesje ervoor", { named: /Galaxy S24 Ultra Hoesje/ }],
  ],
  [
    ["Welke iPhones heeft u? Het toestel zelf bedoel ik, geen toebehoren.", { named: /^Smartphone Apple iPhone/ }],
    ["Alleen de Pro-modellen.", { named: /^Smartphone Apple iPhone 15 Pro/ }],
    ["Dan wil ik ook een hoesje dat op de 15 Pro past.", { named: /iPhone 15 Pro Hoesje/ }],
  ],
  [
    ["Pixel 8a blauw", { named: /^Smartphone Google Pixel 8a.*Blauw/ }],
    ["heb je ook een fairphone", { none: true }],
    ["jammer. dan een hoesje voor de pixel 8", { named: /Google Pixel 8 Hoesje/ }],
  ],
  [
    ["witte draadloze muis", { named: /^Draadloze muis.*Wit/ }],
    ["nr 2 hoe duur is die", { about: "1.2", quotes: "offer" }],
    ["Oke en een toetsenbord van Logitech erbij", { named: /^Toetsenbord Logitech/ }],
    ["nee toch liever razer", { named: /^Toetsenbord Razer/ }],
    ["wat scheelt het tussen die twee van razer", { compares: ["4.1", "4.2"] }],
  ],
  [
    ["externe ssd 1tb voor backups", { named: /^Externe SSD.*1 TB/ }],
    ["niet van sandisk", { named: /^Externe SSD Samsung.*1 TB/ }],
    ["hij valt nog wel es bij mij dus doe de shield", { named: /Samsung T7 Shield/ }],
  ],
  [
    ["Grasmaaier, mag maximaal 400 euro kosten", { named: /Grasmaaier/, max: 400 }],
    ["Alleen Bosch", { named: /^Bosch.*Grasmaaier/, max: 400 }],
    ["wat is de goedkoopste Bosch grasmaaier die jullie hebben", { named: /^Bosch.*Grasmaaier/, extreme: "cheapest" }],
    ["en wat biedt Gardena?", { named: /^Gardena.*Grasmaaier/ }],
  ],
  [
    ["hogedrukspuit van karcher", { named: /^Hogedrukreiniger Kärcher/ }],
    ["nilfisk ook?", { named: /^Hogedrukreiniger Nilfisk/ }],
    ["ik kom er zo niet uit, kan ik iemand aan de telefoon krijgen", { contact: true }],
  ],
  [
    ["we hebben 2 katten en overal haar. robotstofzuiger dus", { named: /^Robotstofzuiger/ }],
    ["geen irobot, die van mijn ouders liep steeds vast", { named: /^Robotstofzuiger (?!iRobot)/ }],
    ["roborock dan, de witte", { named: /^Robotstofzuiger Roborock.*Wit/ }],
    ["of nee doe zwart, wit wordt zo goor", { named: /^Robotstofzuiger Roborock.*Zwart/ }],
    ["Is er ook een gewone stofzuiger van Philips?", { named: /^Philips.*Stofzuiger$/ }],
  ],
  [
    ["strijkijser philips", { named: /^Philips.*Stoomstrijkijzer/ }],
    ["en van tefal", { named: /^Tefal.*Stoomstrijkijzer/ }],
    [
      "gewoon de goedkoopste strijkijzer van allemaal, maakt niet uit welk merk",
      { named: /Stoomstrijkijzer/, extreme: "cheapest" },
    ],
  ],
  [
    [
      "Wij richten een nieuwe keuken in. Eerst de koel-vriescombinatie: wat heeft u van Samsung?",
      { named: /^Samsung.*Koel-vriescombinatie/ },
    ],
    ["Dan de vaatwasser, Bosch.", { named: /^Bosch.*Vaatwasser/ }],
    ["Uitsluitend de Serie 6.", { named: /^Bosch Serie 6.*Vaatwasser/ }],
    ["Tot slot een magnetron, merk om het even.", { named: /Magnetron/ }],
    ["Liever geen Samsung toch, dan heb ik van alles wat.", { named: /^(?!Samsung).*Magnetron/ }],
  ],
  [
    ["waterkoker bosch", { named: /^Bosch.*Waterkoker/ }],
    ["En een rode broodrooster, dat staat zo vrolijk", { named: /Broodrooster - Rood/ }],
    ["tjonge, wat moet die kosten dan?", { about: "2.1", quotes: "offer" }],
    ["nou doe dan maar een broodrooster van philips", { named: /^Philips.*Broodrooster/ }],
  ],
]);
