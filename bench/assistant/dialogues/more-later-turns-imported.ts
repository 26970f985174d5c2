import { talks } from "../dialogue";

export const moreLaterTurnsImported = talks("imported, later turns", [
  [
    ["Ik zoek een nieuwe televisie", { named: /Televisie/ }],
    ["liefst oled, onze oude is zo grauw", { named: /OLED.*Televisie/ }],
    ["en dan van Philips, vanwege die lampjes aan de achterkant", { named: /Philips.*OLED.*Televisie/ }],
  ],
  [
    ["wasmachine van bosch", { named: /Bosch.*Wasmachine/ }],
    ["Mijn zus is zo tevreden over haar Miele, doe dan toch maar die", { named: /Miele.*Wasmachine/ }],
    ["een droger van hetzelfde merk heb ik ook nodig", { named: /Miele.*Warmtepompdroger/ }],
  ],
  [
    ["zwarte koptelefoon", { named: /Koptelefoon - Zwart/ }],
    ["o nee blauw, zwart heeft m'n broer al", { named: /Koptelefoon - Blauw/ }],
    ["jbl aub", { named: /JBL.*Koptelefoon - Blauw/ }],
  ],
  [
    ["Graag een laptop van minimaal 1000 euro", { named: /Laptop$/, min: 1000 }],
    [
      "poeh dat is toch wel veel geld. iets goedkopers dan die eerste, 1000 hoeft het niet te halen",
      { named: /Laptop$/, below: "1.1" },
    ],
  ],
  [
    ["smartphone met 128 GB", { named: /Smartphone.*128 GB/ }],
    ["niet boven de 700 trouwens", { named: /Smartphone.*128 GB/, max: 700 }],
    ["geen samsung, daar heb ik gedonder mee gehad", { named: /^(?!.*Samsung)Smartphone.*128 GB/, max: 700 }],
    ["en wat moet de bovenste kosten", { about: "3.1", quotes: "offer" }],
  ],
  [
    ["hoesje voor iphone 15", { named: /iPhone 15 Hoesje/ }],
    ["sorry, ik kijk net achterop en het is de 14", { named: /iPhone 14 Hoesje/ }],
    ["heb je voor dat toestel ook een screenprotecter", { named: /iPhone 14 Screenprotector/ }],
  ],
  [
    ["Wij willen een robotstofzuiger aanschaffen.", { named: /Robotstofzuiger/ }],
    ["Tot 500 euro.", { named: /Robotstofzuiger/, max: 500 }],
    [
      "Ach, mijn man zegt dat we niet op de prijs hoeven te letten. Laat ze allemaal maar zien.",
      { named: /Robotstofzuiger/, unbounded: true },
    ],
  ],
  [
    ["stofzuigerzakken voor een miele", { named: /Miele.*Stofzuigerzakken/ }],
    ["t is een classic c1", { named: /Classic C1 Stofzuigerzakken/ }],
    ["De buurvrouw vraagt of u ook zakken van Philips heeft", { named: /Philips.*Stofzuigerzakken/ }],
  ],
  [
    ["hogedrukreiniger voor het terras", { named: /Hogedrukreiniger/ }],
    ["alles behalve karcher", { named: /Hogedrukreiniger Nilfisk/ }],
    ["nou ja, laat die Kärchers toch ook maar even zien, alleen die", { named: /Hogedrukreiniger Kärcher/ }],
  ],
  [
    ["Grasmaaier van Bosch", { named: /Bosch.*Grasmaaier/ }],
    ["hoeveel kost die 2e", { about: "1.2", quotes: "offer" }],
    ["en de eerste?", { about: "1.1", quotes: "offer" }],
    ["zijn ze er ook van Makita", { named: /Makita.*Grasmaaier/ }],
  ],
  [
    ["ik wil een espressomachine", { named: /Espressomachine/ }],
    ["zet de eerste twee eens naast elkaar, ik zie het verschil niet zo", { compares: ["1.1", "1.2"] }],
    [
      "weet je wat, gewone filterkoffie is ook lekker. wat voor apparaten heb je daarvoor",
      { named: /Filterkoffieapparaat/ },
    ],
  ],
  [
    ["televisies van samsung", { named: /Samsung.*Televisie/ }],
    [
      "merk boeit eigenlijk niet, wat is de allerduurste tv die jullie hebben",
      { named: /Televisie/, extreme: "dearest" },
    ],
    ["haha oke en de goedkoopste dan", { named: /Televisie/, extreme: "cheapest" }],
  ],
  [
    ["Een tablet voor mijn moeder van 81", { named: /Tablet/ }],
    ["ze heeft al een telefoon van Samsung, dus dat merk", { named: /Tablet Samsung/ }],
    ["Grijs vindt ze somber, is er iets zilverkleurigs?", { named: /Tablet Samsung.*Zilver/ }],
    ["ze zegt nu dat de kleur haar toch niets uitmaakt", { named: /Tablet Samsung/ }],
  ],
  [
    ["printer nodig", { named: /Printer$/ }],
    ["brother", { named: /Brother.*Printer/ }],
    ["een laser want inkt droogt bij mij altijd in", { named: /Brother Laser.*Printer/ }],
    ["hmm of toch van canon", { named: /Canon.*Printer$/ }],
  ],
  [
    ["inktcartridge voor EcoTank ET-2860", { named: /ET-2860 Inktcartridge/ }],
    ["wacht ik sta er nu bij en er staat et 3850 op", { named: /ET-3850 Inktcartridge/ }],
  ],
  [
    ["controller voor playstation 5", { named: /PlayStation 5 Controller/ }],
    ["die witte graag", { named: /PlayStation 5 Controller - Wit/ }],
    ["me broertje heeft een xbox, voor hem ook eentje dan", { named: /Xbox.*Controller/ }],
  ],
  [
    ["welke nintendo spelcomputers verkoopt u?", { named: /Spelcomputer Nintendo/ }],
    [
      "het is een cadeau van de hele familie maar niemand wil veel bijleggen, wat kost de voordeligste van die twee",
      { about: "1.cheapest", quotes: "offer" },
    ],
    ["en van Microsoft", { named: /Spelcomputer Microsoft/ }],
  ],
  [
    ["slimme ledlampen met E27", { named: /ledlamp.*E27/ }],
    ["gu10 moet het zijn, zie ik net", { named: /ledlamp.*GU10/ }],
    ["ikea heeft toch ook van die dingen", { named: /IKEA.*GU10/ }],
    ["voor de gang heb ik dan toch nog een paar E27 nodig, ook van ikea", { named: /IKEA.*E27/ }],
  ],
  [
    ["monitor voor het thuiswerken, max 350", { named: /Monitor/, max: 350 }],
    ["honderd euro minder graag", { named: /Monitor/, max: 250 }],
    ["de baas betaalt mee!! dus 350 mag weer", { named: /Monitor/, max: 350 }],
  ],
  [
    ["muurbeugel voor televisie", { named: /Muurbeugel/ }],
    ["van vogels dan, en geschikt voor 40 tot 77 inch", { named: /Vogel's.*Muurbeugel - 40-77 inch/ }],
    ["nee 32 tot 65 dus, ik had verkeerd gemeten", { named: /Vogel's.*Muurbeugel - 32-65 inch/ }],
    ["liefst eentje die kan draaien", { named: /Vogel's.*draaibaar Muurbeugel - 32-65 inch/ }],
  ],
  [
    ["hdmi kabel", { named: /HDMI.*Kabel/ }],
    ["5 mtr", { named: /HDMI.*Kabel - 5 m/ }],
    ["top. ook nog iets van usb c naar lightning?", { named: /USB-C naar Lightning Kabel/ }],
  ],
  [
    ["oplader van Anker", { named: /Anker.*Oplader/ }],
    ["65 watt", { named: /Anker.*Oplader - 65 W/ }],
    ["op mijn oude staat 30W, dan wil ik precies zo een", { named: /Anker.*Oplader - 30 W/ }],
  ],
  [
    ["Elektrische tandenborstel van Oral-B graag", { named: /Elektrische tandenborstel Oral-B/ }],
    ["In het zwart, als het kan", { named: /Elektrische tandenborstel Oral-B.*Zwart/ }],
    ["Dan meteen ook de opzetborstels van dat merk", { named: /Oral-B.*Opzetborstels/ }],
    ["mijn vrouw poetst met Sonicare, voor haar ook zulke borsteltjes", { named: /Sonicare.*Opzetborstels/ }],
  ],
  [
    ["scheerapparaat", { named: /Scheerapparaat/ }],
    ["van Braun. ik heb trouwens best een stugge baard", { named: /Braun.*Scheerapparaat/ }],
    [
      "wacht ik heb al een series 7, alleen de losse scheercassette is versleten",
      { named: /Braun Scheercassette voor Series 7/ },
    ],
  ],
  [
    ["fohn", { named: /Föhn/ }],
    ["dyson vind ik overdreven, haal die er maar uit", { named: /Föhn Remington/ }],
    ["puur uit nieuwsgierigheid, toon die Dysons toch eens", { named: /Föhn Dyson/ }],
  ],
  [
    ["Accuboormachine van Makita", { named: /Makita.*Accuboormachine/ }],
    ["losse accu's moet ik ook hebben, zelfde merk", { named: /Makita.*Gereedschapsaccu/ }],
    ["doe 5 ah", { named: /Makita.*5,0 Ah Gereedschapsaccu/ }],
    ["Toch liever nog een slag groter, 6,0 Ah", { named: /Makita.*6,0 Ah Gereedschapsaccu/ }],
  ],
  [
    ["systeemcamera's onder de 1000 euro", { named: /Systeemcamera/, max: 1000 }],
    [
      "mijn vader fotografeerde altijd met Fuji, is die er ook? Dan kijk ik niet naar het bedrag",
      { named: /Fujifilm.*Systeemcamera/, unbounded: true },
    ],
    ["reserve accu voor de canon r50 van mijn dochter", { named: /R50 Camera-accu/ }],
  ],
  [
    ["airfryer philips", { named: /Philips.*Airfryer/ }],
    ["of tefal, een van die twee merken", { named: /(Philips|Tefal).*Airfryer/ }],
    ["philips valt af, collega raadde het me af", { named: /Tefal.*Airfryer/ }],
  ],
  [
    ["ik heb een waterkoker nodig", { named: /Waterkoker/ }],
    ["En een broodrooster!", { named: /Broodrooster/ }],
    ["kan dat ook in een vrolijk rood", { named: /Broodrooster - Rood/ }],
    ["nog even terug naar de waterkokers, wat is er van Bosch", { named: /Bosch.*Waterkoker/ }],
  ],
  [
    ["laat smartphones zien", { named: /Smartphone/ }],
    ["deze ken ik allemaal al, heb je nog andere", { named: /Smartphone/, fresh: 1 }],
    ["iphones", { named: /Smartphone Apple iPhone/ }],
  ],
  [
    ["bluetooth speaker van jbl", { named: /Bluetooth speaker JBL/ }],
    ["sonos zou ook mogen hoor", { named: /Bluetooth speaker (JBL|Sonos)/ }],
    ["Welke kleuren, tja... zwart, daar doe je nooit verkeerd aan", { named: /Bluetooth speaker (JBL|Sonos).*Zwart/ }],
  ],
  [
    ["Goedemiddag, ik ben op zoek naar een vaatwasser van Bosch.", { named: /Bosch.*Vaatwasser/ }],
    ["Dat typen gaat mij slecht af. Kan ik hier niet gewoon iemand over bellen?", { contact: true }],
  ],
  [
    ["playstation 5", { named: /PlayStation 5/ }],
    ["Spelcomputer bedoel ik uiteraard, geen toebehoren", { named: /Spelcomputer Sony PlayStation 5/ }],
    ["zakt ie volgende maand nog in prijs denk je?", { honest: true }],
  ],
  [
    ["koelvriescombinatie", { named: /Koel-vriescombinatie/ }],
    ["verkopen jullie trouwens naaimachines", { none: true }],
    ["jammer. verder met de koelkasten dan, die van samsung", { named: /Samsung.*Koel-vriescombinatie/ }],
  ],
  [
    ["stoomstrijkijzer van philips", { named: /Philips.*Stoomstrijkijzer/ }],
    ["tefall bedoel ik", { named: /Tefal.*Stoomstrijkijzer/ }],
    [
      "gooi het merk er maar helemaal uit en doe gewoon het goedkoopste strijkijzer",
      { named: /Stoomstrijkijzer/, extreme: "cheapest" },
    ],
  ],
  [
    ["externe ssd 1 tb", { named: /Externe SSD.*1 TB/ }],
    ["ik twijfel over {name:1.2}, wat moet die kosten?", { about: "1.2", quotes: "offer" }],
    ["SanDisk heb ik eerder gehad, beviel prima, dus daar eentje van", { named: /Externe SSD SanDisk.*1 TB/ }],
  ],
  [
    ["toetsenbord van Logitech", { named: /Toetsenbord Logitech/ }],
    ["dan nog een muis erbij, ook logitech", { named: /muis Logitech/ }],
    ["m'n bureau is wit dus de muis ook", { named: /muis Logitech.*Wit/ }],
    ["Voor op kantoor hetzelfde soort ding maar dan zwart", { named: /muis Logitech.*Zwart/ }],
  ],
  [
    ["draadloze oordopjes van apple", { named: /oordopjes Apple/ }],
    ["ik heb geen iphone meer dus doe maar van samsung", { named: /oordopjes Samsung/ }],
    ["witte", { named: /oordopjes Samsung.*Wit/ }],
  ],
  [
    ["ontkalker", { named: /Ontkalker/ }],
    ["het apparaat is een delonghi, dus ook ontkalker van hen", { named: /De'Longhi.*Ontkalker/ }],
    ["meer als 15 euro geef ik er niet aan uit", { named: /De'Longhi.*Ontkalker/, max: 15 }],
  ],
  [
    ["Laptoptas gevraagd", { named: /Laptoptas/ }],
    ["voor 15,6 inch", { named: /15\.6 inch Laptoptas/ }],
    [
      "dat is die van het werk, haha. thuis heb ik een macbook air 13, daar moet ie voor zijn",
      { named: /MacBook Air 13 Laptoptas/ },
    ],
  ],
]);
