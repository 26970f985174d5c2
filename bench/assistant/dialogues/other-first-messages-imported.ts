import { singles } from "../dialogue";

export const otherFirstMessagesImported = singles("imported, first messages", [
  [
    "hoi net gisteren mijn iphone 15 opgehaald en vanochtend al bijna in het toilet, dus voor die iphone 15 een hoesje graag, gewoon een zwarte, mijn vriendin heeft zo'n glitterding maar dat hoef ik niet",
    { named: /Apple iPhone 15 Hoesje - Zwart/ },
  ],
  [
    "Mijn zoon van 12 fietst met zijn Galaxy A55 in zijn broekzak naar school en nu zit er al een barst in het plastic laagje. Is er een screenprotector voor die Samsung Galaxy A55?",
    { named: /Samsung Galaxy A55 Screenprotector/ },
  ],
  [
    "Mijn broer heeft alles van Sonos en die app ligt er om de week uit, daar begin ik dus niet aan. Wel zoek ik een soundbar voor bij onze Philips-tv, mag van ieder ander merk zijn",
    { named: /Soundbar/, not: { brand: "Sonos" } },
  ],
  [
    "Na zes jaar is het kussentje van mijn oude JBL eraf en plakband houdt niet meer. Ik ga met een Sony koptelefoon proberen, een zwarte, omdat mijn dochter die ook heeft en er tevreden over is",
    { named: /Koptelefoon/, has: { brand: "Sony", color: "zwart" } },
  ],
  [
    "ben bij het hardlopen een van mijn dopjes verloren in de bosjes, met lampje gezocht maar niks. draadloze oordopjes van jbl wil ik nu, geen apple, die vallen bij mij er altijd uit",
    { named: /oordopjes JBL/ },
  ],
  [
    "Ons personeelsuitje is dit jaar een barbecue binnen, vraag me niet waarom, en ik moet voor muziek zorgen. Mijn oude box kraakt. Een bluetooth speaker tot 200 euro moet genoeg zijn voor 20 man",
    { named: /Bluetooth speaker/, max: 200 },
  ],
  [
    "Na drie Samsungs en een lekkende iPhone wil ik het nu eens met Google proberen, een maat van mij maakt prachtige foto's met zo'n toestel. Welke smartphones van Google verkopen jullie?",
    { named: /Smartphone Google/ },
  ],
  [
    "Mijn moeder (76) heeft nog zo'n klaptelefoon en de bank stopt met de sms'jes. Een smartphone voor haar, tot 450 euro, maar geen Apple want ik heb zelf Android en moet het haar uitleggen",
    { named: /^Smartphone (?!Apple)/, max: 450 },
  ],
  [
    "Sinds de storm van vorige week heeft ons beeld roze strepen, het is een oude Sony van tien jaar. Mijn man wil per se een televisie van Samsung en ik wil per se onder de 1000 euro blijven",
    { named: /Televisie/, has: { brand: "Samsung" }, max: 1000 },
  ],
  [
    "Voor thuiswerken zit ik nog op een vierkant schermpje uit 2009 van mijn vorige werkgever. Op kantoor hebben we Dell en dat kijkt rustig. Graag een monitor van Dell, voor thuis dus",
    { named: /Monitor/, has: { brand: "Dell" } },
  ],
  [
    "We zijn aan het verbouwen en de tv, een LG van 55 inch, mag van mijn vrouw niet meer op dat kastje. Nu moet ie aan de muur, die is van beton. Heeft u een muurbeugel van Vogel's?",
    { named: /Vogel's.*Muurbeugel/ },
  ],
  [
    "kat over mijn toetsenbord gelopen met natte poten na de regen, de helft van de letters doet het niet. ik had een razer en die was me te luid, nu een toetsenbord van logitech graag",
    { named: /Toetsenbord Logitech/ },
  ],
  [
    "Mijn collega Bas tikt en klikt de hele dag met zo'n kabel door zijn koffie heen, dus we leggen in voor een draadloze muis voor zijn verjaardag. Zijn laptop is een Lenovo. Maximaal 110 euro",
    { named: /Draadloze muis/, max: 110 },
  ],
  [
    "Twintig jaar familiefoto's staan op een computer die bij het opstarten piept, ik vertrouw het niet meer. Een externe SSD dus, van SanDisk want mijn Samsung is vorig jaar zomaar overleden.",
    { named: /Externe SSD SanDisk/ },
  ],
  [
    "de hond heeft het snoer tussen de playstation en de televisie doorgebeten, hij mankeert niks hoor. ik heb dus een nieuwe hdmi kabel nodig, zondag komt de hele familie voetbal kijken",
    { named: /HDMI.*Kabel/ },
  ],
  [
    "Ik sta steeds met een leeg toestel: iPhone 14, en de lader in mijn nieuwe auto is usb-c. Wat ik nodig heb is een kabel van USB-C naar Lightning, de vorige van de benzinepomp hield het drie weken vol",
    { named: /USB-C naar Lightning Kabel/ },
  ],
  [
    "Goedemorgen, ik ben grafisch vormgever en stap eindelijk over van Windows, na de zoveelste update die midden in een klus begon. Een laptop van Apple mag het zijn, onder de 1500 euro graag. Gr Sanne",
    { named: /Laptop$/, has: { brand: "Apple" }, max: 1500 },
  ],
  [
    "Mijn HP is na twee jaar en één maand kapot, uiteraard net buiten de garantie. Dus alles goed, maar geen HP meer. Ik zoek een laptop voor administratie van de voetbalclub, hooguit 900 euro",
    { named: /Laptop$/, not: { brand: "HP" }, max: 900 },
  ],
  [
    "voor in de camper willen we filmpjes kunnen kijken als het weer eens regent in de ardennen, thuis hebben we een ipad maar die houdt de oudste bezet. liever een tablet van samsung nu",
    { named: /Tablet Samsung/ },
  ],
  [
    "Ik run een klein webwinkeltje in kaarsen en print 30 labels per dag, die goedkope Canon trekt het niet meer en begint te strepen. Mijn boekhouder heeft een Brother. Zo'n printer van Brother wil ik dan ook",
    { named: /Printer$/, has: { brand: "Brother" } },
  ],
  [
    "Mijn scriptie moet morgen ingeleverd en natuurlijk is precies nu het zwart op. Ik heb een HP DeskJet 2820e, daar moet een inktcartridge voor komen. Papier heb ik nog 400 vel",
    { named: /voor DeskJet 2820e Inktcartridge/ },
  ],
  [
    "Onze tweeling wordt maandag 9 en ze vragen samen om een Nintendo. Hun neef heeft een Xbox maar die spellen vind ik te wild. Welke spelcomputers van Nintendo heb je liggen?",
    { named: /Spelcomputer Nintendo/ },
  ],
  [
    "de jongste heeft uit frustratie zijn controller tegen de muur gegooid nadat hij met 5-0 verloor, hij betaalt hem zelf terug van zijn krantenwijk. een controller voor de playstation 5 dus",
    { named: /PlayStation 5 Controller/ },
  ],
  [
    "Nadat ik berekend heb dat ik 700 euro per jaar bij het koffietentje op station Amersfoort laat, ga ik thuis zetten. Een espressomachine van De'Longhi had ik bij vrienden geproefd en die wil ik ook",
    { named: /Espressomachine/, has: { brand: "De'Longhi" } },
  ],
  [
    "Onze keuken is helemaal wit en saai geworden na de verbouwing, een beetje kleur kan geen kwaad. Doe mij een rode broodrooster! De waterkoker is ook al rood, van de kringloop voor een tientje.",
    { named: /Broodrooster/, has: { color: "rood" } },
  ],
  [
    "Twee keer op rij een Philips waterkoker gehad waarvan het dekseltje afbrak, ik ben er flauw van. Nu dus een waterkoker van een ander merk, thee drinken doen we hier met z'n vieren de hele dag",
    { named: /Waterkoker/, not: { brand: "Philips" } },
  ],
  [
    "Mijn vader ging met pensioen na 41 jaar bij het waterschap en hij mopperde altijd op de automaat daar. We willen hem een filterkoffieapparaat van Moccamaster geven met de hele afdeling.",
    { named: /Filterkoffieapparaat/, has: { brand: "Moccamaster" } },
  ],
  [
    "sinds ik alleen woon gooi ik voor één portie friet geen liter olie meer in de pan, en de frituurlucht hangt tot dinsdag in de gordijnen. ik zoek een airfryer tot 170 euro",
    { named: /Airfryer/, max: 170 },
  ],
  [
    "De huurbaas heeft een lege keuken opgeleverd zonder ook maar één apparaat, en na de borg is mijn rekening zo goed als leeg. Wat is de goedkoopste magnetron die u in huis heeft?",
    { named: /Magnetron/, extreme: "cheapest" },
  ],
  [
    "Met drie pubers thuis staat het aanrecht om vijf uur al vol en de oude Whirlpool lekt op de plavuizen. Monteur zei: neem een Bosch. Welke vaatwassers van Bosch zijn er tot 900 euro?",
    { named: /Vaatwasser/, has: { brand: "Bosch" }, max: 900 },
  ],
  [
    "Onze koelkast, een Samsung van vier jaar, bevriest de sla en ontdooit de vissticks, en de service liet me drie weken wachten. Ik wil een koel-vriescombinatie maar in geen geval weer een Samsung",
    { named: /Koel-vriescombinatie/, not: { brand: "Samsung" } },
  ],
  [
    "Gisteren een lading witte was roze gekregen, maar dat was mijn schuld. Dat de machine daarna rookte niet. Wij willen een wasmachine van Bosch of AEG, en hij moet onder de 1000 euro blijven.",
    { named: /Wasmachine$/, has: { brand: ["Bosch", "AEG"] }, max: 1000 },
  ],
  [
    "Met dit natte weer krijg ik de voetbalshirts niet meer droog op het rek en mijn oude AEG droger vreet stroom. Laat mij eens een warmtepompdroger zien, maar niet van AEG, dat merk heb ik wel gehad",
    { named: /Warmtepompdroger/, not: { brand: "AEG" } },
  ],
  [
    "ik begin als gastvrouw en moet elke dag een gestreken bloesje aan, terwijl mijn bout nog van oma is en roest spuugt. een stoomstrijkijzer van philips graag, de plank heb ik al",
    { named: /Stoomstrijkijzer/, has: { brand: "Philips" } },
  ],
  [
    "Ik heb een huis van drie verdiepingen en een herniaverleden, dus zelf zuigen gaat niet meer lukken. Een vriendin is dolblij met haar Roborock. Welke robotstofzuigers van Roborock hebben jullie dan?",
    { named: /Robotstofzuiger Roborock/ },
  ],
  [
    "Bij de supermarkt stond ik weer voor een leeg schap. Ik heb thuis een Miele Complete C3 en daar moeten nieuwe stofzuigerzakken voor, het ding piept al een week dat hij vol zit",
    { named: /Complete C3 Stofzuigerzakken/ },
  ],
  [
    "Mijn terras is groen van de alg na al die regen, gisteren ging mijn schoonvader er languit. De hogedrukreiniger die ik wil is een Kärcher, want de buurman leent zijn Nilfisk niet meer uit",
    { named: /Hogedrukreiniger Kärcher/ },
  ],
  [
    "Goedenavond, mijn badkamer is klaar op de haarföhn na, want die rook gisteren naar schroeien. Mijn nicht heeft zo'n Dyson maar dat vind ik zonde van het geld. Een föhn van Remington voor mij dus.",
    { named: /Föhn Remington/ },
  ],
  [
    "ben zzp klusser en mijn busje is opengebroken, al het gereedschap weg behalve de accu's van makita. ik moet vrijdag weer door dus ik wil nu een accuboormachine van makita bestellen",
    { named: /Accuboormachine/, has: { brand: "Makita" } },
  ],
  [
    "Al twee weken belooft u mij een onderdeel voor mijn wasmachine en elke keer wordt de levering verschoven. Zo kan het niet langer, laat iemand van de klantenservice mij bellen of geef mij een echt mens.",
    { contact: true },
  ],
]);
