import { talks } from "../dialogue";

export const otherOpenTalksImportedMore = talks("imported, open talks, by whom the former were mended", [
  [
    ["koffiezetter van melitta", { named: /^Melitta.*Filterkoffieapparaat/ }],
    ["oh wacht, ik bedoel een espressomachine. dan van krups", { named: /^Krups.*Espressomachine/ }],
    ["En wat heeft De'Longhi?", { named: /^De'Longhi.*Espressomachine/ }],
    ["wat verschilt er tussen die twee", { compares: ["3.1", "3.2"] }],
  ],
  [
    ["bosch wasmachine", { named: /^Bosch.*Wasmachine/ }],
    ["wat moet de eerste kosten?", { about: "1.1", quotes: "offer" }],
    ["en drogers van AEG, hebben jullie die ook?", { named: /^AEG.*Warmtepompdroger/ }],
    ["en strijkijzers?", { named: /Stoomstrijkijzer/ }],
  ],
  [
    ["ik wil een blender tot 70 euro", { named: /Blender/, max: 70 }],
    [
      "de prijs maakt mij eigenlijk ook niet zoveel uit. Laat Braun maar zien.",
      { named: /^Braun.*Blender/, unbounded: true },
    ],
  ],
  [
    ["Magnetron van Samsung aub", { named: /^Samsung.*Magnetron/ }],
    ["de grill, daar kook ik het meest mee", { named: /^Samsung Grill.*Magnetron/ }],
    ["geef die prijs eens", { about: "2.1", quotes: "offer" }],
    ["en van whirlpool, wat heeft u daar?", { named: /^Whirlpool.*Magnetron/ }],
  ],
  [
    ["vaatwaser beko", { named: /^Beko.*Vaatwasser/ }],
    ["toch bosch, serie 4", { named: /^Bosch Serie 4.*Vaatwasser/ }],
    [
      "zet de serie 4 en de serie 6 niet naast elkaar hoor, gewoon serie 6 graag",
      { named: /^Bosch Serie 6.*Vaatwasser/ },
    ],
  ],
  [
    ["Ter info: ik zoek een muurbeugel van Vogel's", { named: /^Vogel's.*Muurbeugel/ }],
    ["die draaibare, dan kan de bank ook meekijken", { named: /^Vogel's.*draaibaar.*Muurbeugel/ }],
    ["hoeveel moet ie kosten", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["hdmi kabel 5 meter", { named: /HDMI.*Kabel - 5 m/ }],
    ["netwerkkabel hebbie die ook", { named: /Netwerkkabel/ }],
    ["en usb-c naar usb-c van anker", { named: /^Anker.*USB-C naar USB-C/ }],
  ],
  [
    ["printer van epson voor thuis", { named: /^Epson.*Printer/ }],
    ["inkt voor de et-2860 erbij", { named: /^Epson 104 voor EcoTank ET-2860 Inktcartridge/ }],
    ["en wat kost de eerste die je liet zien", { about: "1.1", quotes: "offer" }],
  ],
  [
    ["Canon printertje, maximaal 100 euro", { named: /^Canon.*Printer/, max: 100 }],
    ["Als geld geen bezwaar is, wat hebben jullie dan van Brother?", { named: /^Brother.*Printer/, unbounded: true }],
    ["wat is de allergoedkoopste printer van jullie hele winkel", { named: /Printer/, extreme: "cheapest" }],
  ],
  [
    ["xbox", { named: /Xbox/ }],
    ["doe toch maar playstation", { named: /^Spelcomputer Sony PlayStation/ }],
    ["de digital, cd's heb ik toch niet meer", { named: /PlayStation 5 Slim Digital/ }],
    ["losse controller erbij", { named: /^Sony DualSense.*Controller/ }],
  ],
  [
    ["systeemkamera van sony", { named: /^Sony.*Systeemcamera/ }],
    ["ik neem de 6400", { named: /^Sony Alpha ILCE-6400 Systeemcamera/ }],
    ["reserveaccu ervoor", { named: /ILCE-6400 Camera-accu/ }],
    ["prijsje?", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["samsung galaxy a25", { named: /Samsung Galaxy A25/ }],
    ["weet je wat, ik ga toch voor de a55", { named: /^Smartphone Samsung Galaxy A55/ }],
    ["en zo'n screenprotector voor die telefoon?", { named: /Galaxy A55 Screenprotector/ }],
  ],
  [
    ["smartphone tot 350 euro", { named: /^Smartphone/, max: 350 }],
    [
      "mag best duurder worden, ik krijg hem van het werk. pixel graag",
      { named: /^Smartphone Google Pixel/, unbounded: true },
    ],
    ["de 8a", { named: /Pixel 8a/ }],
  ],
  [
    ["grijze tablet van lenovo", { named: /^Tablet Lenovo.*Grijs/ }],
    ["een andere kleur is ook prima, als het merk maar blijft", { named: /^Tablet Lenovo/ }],
    ["welke is het goedkoopst van de twee?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["zwart toetsenbord", { named: /^Toetsenbord.*Zwart/ }],
    ["en wat biedt Razer", { named: /^Toetsenbord Razer/ }],
    ["leg die twee eens naast elkaar", { compares: ["2.1", "2.2"] }],
    ["jullie duurste toetsenbord, puur uit nieuwsgierigheid?", { named: /^Toetsenbord/, extreme: "dearest" }],
  ],
  [
    ["Sennheiser koptelefoon, wit, onder 300", { named: /^Sennheiser.*Koptelefoon - Wit/, max: 300 }],
    ["kleur boeit bij nader inzien niet", { named: /^Sennheiser.*Koptelefoon/, max: 300 }],
    ["En Bose, wat kost die?", { quotes: "offer" }],
  ],
  [
    ["bleutooth speaker ultimate ears", { named: /^Bluetooth speaker Ultimate Ears/ }],
    ["de boom 3, die andere had mijn broer al", { named: /Ultimate Ears Boom 3/ }],
    ["JBL dan, de rode", { named: /^Bluetooth speaker JBL.*Rood/ }],
  ],
  [
    ["Wij gaan verhuizen. Eerst de wasmachine: wat heeft u van Samsung?", { named: /^Samsung.*Wasmachine/ }],
    ["Dan de stofzuiger, Miele.", { named: /^Miele.*Stofzuiger$/ }],
    ["Zakken daarvoor, heeft u die ook?", { named: /^Miele.*Stofzuigerzakken/ }],
  ],
  [
    ["accuboormachine dewalt", { named: /^DeWALT.*Accuboormachine/ }],
    ["Bosch dan, die is van mijn vader nooit stuk gegaan", { named: /^Bosch.*Accuboormachine/ }],
    ["losse accu van 4 ah erbij", { named: /^Bosch.*4.0 Ah Gereedschapsaccu/ }],
  ],
  [
    ["elektrische tandenborstel, roze", { named: /^Elektrische tandenborstel.*Roze/ }],
    ["de goedkoopste tandenborstel die jullie verkopen", { named: /^Elektrische tandenborstel/, extreme: "cheapest" }],
    ["hm, van sonicare graag", { named: /^Elektrische tandenborstel Philips Sonicare/ }],
  ],
  [
    ["philips scheerapparaat", { named: /^Philips.*Scheerapparaat/ }],
    ["de oneblade", { named: /OneBlade/ }],
    ["scheerkoppen voor de series 5000, heb je die los?", { named: /^Philips Scheerkoppen voor Series 5000/ }],
    ["doe de prijs ervan even", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["föhn dyson", { named: /^Föhn Dyson/ }],
    ["poe. Remington dan.", { named: /^Föhn Remington/ }],
    ["vergelijk die met de eerste die je liet zien", { compares: ["1.1", "2.1"] }],
  ],
  [
    ["gaming laptop asus", { named: /^ASUS TUF Gaming.*Laptop/ }],
    ["gewone laptops van HP hebben jullie die ook?", { named: /^HP.*Laptop$/ }],
    ["ik ga voor de pavilion. prijs?", { named: /^HP Pavilion/, quotes: "offer" }],
  ],
  [
    ["Er komt kattenhaar op alles, zelfs op de boter. Robotstofzuiger dus.", { named: /^Robotstofzuiger/ }],
    ["Ecovacs, daar is mijn zus tevreden over", { named: /^Robotstofzuiger Ecovacs/ }],
    ["de T20, wie weet zuigt die beter", { named: /^Robotstofzuiger Ecovacs Deebot T20/ }],
  ],
  [
    ["airfrier van tefal", { named: /^Tefal.*Airfryer/ }],
    ["Ninja, heeft u die ook?", { named: /^Ninja.*Airfryer/ }],
    ["de goedkoopste van Philips dan", { named: /^Philips.*Airfryer/ }],
  ],
  [
    ["hallo, hogedrukreinigers van nilfisk?", { named: /^Hogedrukreiniger Nilfisk/ }],
    ["wat scheelt het tussen die twee", { compares: ["1.1", "1.2"] }],
    ["en wat maakt Kärcher zoal", { named: /^Hogedrukreiniger Kärcher/ }],
    ["budget is geen punt: de duurste graag", { named: /^Hogedrukreiniger/ }],
  ],
  [
    ["grasmaaier gardena onder 300", { named: /^Gardena.*Grasmaaier/, max: 300 }],
    ["Ach, hij mag ook duurder hoor. Toon maar.", { named: /^Gardena.*Grasmaaier/, unbounded: true }],
    ["is de tweede op voorraad", { about: "2.2", quotes: "offer" }],
  ],
  [
    ["laptop acer", { named: /^Acer.*Laptop$/ }],
    ["nee wacht, een monitor bedoel ik", { named: /Monitor/ }],
    ["AOC, daar game ik op", { named: /^AOC.*Monitor/ }],
  ],
  [
    ["iphone 14", { named: /^Smartphone Apple iPhone 14/ }],
    ["en een hoesje ervoor", { named: /iPhone 14 Hoesje/ }],
    ["wat kostte de eerste die je liet zien?", { about: "1.1", quotes: "offer" }],
  ],
  [
    ["bosch vaatwasser, serie 4", { named: /^Bosch Serie 4.*Vaatwasser/ }],
    ["van Beko hebben jullie die ook?", { named: /^Beko.*Vaatwasser/ }],
    ["en magnetrons?", { named: /Magnetron/ }],
    ["die van samsung, daar ben ik aan gewend", { named: /^Samsung.*Magnetron/ }],
  ],
  [
    ["witte soundbar", { named: /Soundbar.*Wit/ }],
    ["merk maakt niet uit, zwart mag ook", { named: /Soundbar/ }],
    ["jullie goedkoopste soundbar dan", { named: /Soundbar/, extreme: "cheapest" }],
  ],
  [
    ["philips hue e27", { named: /^Slimme ledlamp Philips Hue.*E27/ }],
    ["de white, kleur gebruik ik nooit", { named: /Hue White E27/ }],
    ["die prijs?", { about: "2.1", quotes: "offer" }],
    ["en voor de spotjes de gu10", { named: /GU10/ }],
  ],
  [
    ["Mijn vrouw drinkt thee, ik koffie. Een waterkoker dus.", { named: /Waterkoker/ }],
    ["Philips heeft mijn voorkeur", { named: /^Philips.*Waterkoker/ }],
    ["hoeveel moet die eerste kosten?", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["nintendo switch lite", { named: /Switch Lite/ }],
    ["ik ga toch voor de oled. prijs?", { named: /Switch OLED/, quotes: "offer" }],
    ["joycons erbij", { named: /Joy-Con/ }],
  ],
  [
    ["makita accuboormachine, max 180", { named: /^Makita.*Accuboormachine/, max: 180 }],
    ["prijs boeit bij nader inzien niet zo", { named: /^Makita.*Accuboormachine/, unbounded: true }],
    ["accu 3 ah erbij", { named: /^Makita.*3,0 Ah Gereedschapsaccu/ }],
    ["of nee de 5 ah", { named: /^Makita.*5,0 Ah Gereedschapsaccu/ }],
  ],
  [
    ["fuji camera", { named: /^Fujifilm.*Systeemcamera/ }],
    ["Canon, wat hebben jullie daarvan?", { named: /^Canon.*Systeemcamera/ }],
    ["losse accu erbij", { named: /R50 Camera-accu/ }],
  ],
  [
    ["epson ecotank", { named: /^Epson EcoTank.*Printer/ }],
    ["verkoopt u ook inkt die in de ET-3850 past?", { named: /ET-3850 Inktcartridge/ }],
    ["prijsje?", { about: "2.1", quotes: "offer" }],
  ],
  [
    ["dyson stofsuiger", { named: /^Dyson.*Stofzuiger$/ }],
    ["de v12, die is lekker licht zeggen ze", { named: /^Dyson V12/ }],
    ["en van Miele, wat heeft u daar?", { named: /^Miele.*Stofzuiger$/ }],
    ["zakken ervoor", { named: /^Miele.*Stofzuigerzakken/ }],
  ],
  [
    ["sonicare opzetborstels", { named: /^Philips Sonicare.*Opzetborstels/ }],
    ["de borstel zelf ook, de roze", { named: /^Elektrische tandenborstel Philips Sonicare.*Roze/ }],
  ],
  [
    ["samsung koelkast met vriezer", { named: /^Samsung.*Koel-vriescombinatie/ }],
    ["LG dan", { named: /^LG.*Koel-vriescombinatie/ }],
    ["vergelijk die met de eerste die je liet zien", { compares: ["1.1", "2.1"] }],
  ],
]);
