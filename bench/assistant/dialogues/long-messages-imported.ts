import { singles } from "../dialogue";

export const longMessagesImported = singles("imported, long messages", [
  [
    "De kinderen hebben een bal door het beeld getrapt, dus we zitten al een week zonder voetbal. Het liefst weer een Samsung televisie, want die afstandsbediening snap ik tenminste. Ons kastje is op 55 inch gemaakt en ik heb 1100 euro opzijgezet.",
    { named: /Samsung.*55.*Televisie/, max: 1100 },
  ],
  [
    "Ik luister veel podcasts als ik de stal uitmest en mijn oude koptelefoon is in de giertank gevallen, vraag niet hoe. Een zwarte koptelefoon graag, maar geen Sony deze keer. Tot 250 euro vind ik netjes.",
    { named: /Koptelefoon/, has: { color: "zwart" }, not: { brand: "sony" }, max: 250 },
  ],
  [
    "Mijn zoon gaat naar de brugklas en alle kinderen hebben er eentje, dus ik ben overstag. Smartphone met 256 gb, blauw want dat is zijn kleur, en niet duurder dan 400 euro want hij laat alles vallen.",
    { named: /Smartphone.*256 GB.*Blauw/, max: 400 },
  ],
  [
    "wij willen van dat frituurvet af want de dokter zei iets over mijn cholesterol en mijn dochter heeft ook een philips dus doe ons maar een airfryer van philips maar niet boven de 200 euro",
    { named: /Philips.*Airfryer/, max: 200 },
  ],
  [
    "Wij hebben drie langharige katten. De iRobot die we hadden liep elke dag vast onder de bank, dus dat merk hoef ik niet meer te zien. Een ander soort robotstofzuiger mag wel, tot 600 euro.",
    { named: /^Robotstofzuiger (?!iRobot)/, max: 600 },
  ],
  [
    "Goedemiddag, onze droger is precies een maand na de garantie overleden, zal je altijd zien. Wij zijn jarenlang tevreden geweest over Bosch en willen daar ook bij blijven. Wat kunt u ons bieden aan warmtepompdrogers van dat merk, onder de 1300 euro?",
    { named: /Bosch.*Warmtepompdroger/, max: 1300 },
  ],
  [
    "Ik ga in januari een halfjaar in Lissabon studeren, zo veel zin in! Mijn laptop weegt alleen 3 kilo en de accu is op na de eerste koffie. Ik heb mijn zinnen gezet op een MacBook Air, tot 1400 euro.",
    { named: /MacBook Air.*Laptop/, max: 1400 },
  ],
  [
    "Net een iPhone 15 gekregen van de zaak, de gewone dus niet de Pro, en ik ben zo'n kluns dat hij binnen een week op de tegels ligt. Graag een zwart hoesje ervoor. Meer dan 45 euro is onzin.",
    { named: /Apple iPhone 15 Hoesje.*Zwart/, max: 45 },
  ],
  [
    "Ik fotografeer bruiloften en stond laatst met een volle schijf, het zweet brak me uit. Voor de backup zoek ik een externe ssd van 1 TB, merk Samsung, want die andere is me een keer gecrasht.",
    { named: /Externe SSD Samsung.*1 TB/ },
  ],
  [
    "Mijn kleinzoon heeft die printer neergezet, een HP DeskJet 2820e staat erop. Nu knippert er een lampje en volgens de buurvrouw is de inkt op. Kunt u mij helpen aan een cartridge die daarin past?",
    { named: /DeskJet 2820e Inktcartridge/ },
  ],
  [
    "Bij de mondhygiëniste kreeg ik weer op mijn kop, ik poets te hard en te kort. Dus hup, een elektrische tandenborstel van Oral-B, en dan een zwarte want op wit zie je die tandpastavlekken zo.",
    { named: /Elektrische tandenborstel Oral-B.*Zwart/ },
  ],
  [
    "Ons terras is zo groen dat de schoonvader er vorig weekend onderuit ging. Ge hebt toch hogedrukreinigers van Kärcher? Zo eentje zou ik willen, tot een euro of 400.",
    { named: /Hogedrukreiniger Kärcher/, max: 400 },
  ],
  [
    "Trap op trap af met die oude sleepstofzuiger, ik ben 71 en kan dat niet meer. Mijn zus heeft een Dyson en die is zo licht zegt ze. Ik wil ook een stofzuiger van Dyson, mits onder de 600 euro.",
    { named: /Dyson.*Stofzuiger/, max: 600 },
  ],
  [
    "ff snel, sta op de bouw. boormachine is gejat uit de bus vannacht. makita accuboormachine moet het worden want daar heb ik de rest ook van, tot 230 euro",
    { named: /Makita.*Accuboormachine/, max: 230 },
  ],
  [
    "Oké dus mijn hond heeft letterlijk één oortje opgegeten, hij leeft nog gelukkig. Nu moet ik nieuwe draadloze oordopjes hebben voor in de sportschool, in het zwart, niet van Apple (te duur voor hondenvoer lol) en tot 150 euro.",
    { named: /^Draadloze oordopjes (?!Apple)/, has: { color: "zwart" }, max: 150 },
  ],
  [
    "Ik zit elke avond te gamen met mijn maten uit Eindhoven, maar op mijn oude schermpje zie ik niemand aankomen. Een maat van me heeft een AOC en is daar heel blij mee. Zo'n monitor van AOC wil ik ook, tot 400 euro.",
    { named: /AOC.*Monitor/, max: 400 },
  ],
  [
    "Na dertig jaar oploskoffie heeft mijn man in Italië het licht gezien, en nu wil hij thuis ook. Een espressomachine van De'Longhi graag, dat merk had het hotel namelijk. Onder de 700 euro moet toch lukken?",
    { named: /De'Longhi.*Espressomachine/, max: 700 },
  ],
  [
    "Mijn moeder deed 22 jaar met haar Miele en ik heb in die tijd drie goedkope versleten. Ik heb mijn lesje geleerd. Het wordt een wasmachine van Miele, al moet ik wel onder 1350 euro blijven.",
    { named: /Miele.*Wasmachine/, max: 1350 },
  ],
  [
    "Binnenkort word ik voor het eerst oma en dan wil ik mooie foto's maken, niet van die wazige met de telefoon. De mevrouw van de fotoclub raadt Canon aan. Heeft u een systeemcamera van Canon voor me?",
    { named: /Canon.*Systeemcamera/ },
  ],
  [
    "mn kleine zusje heeft cola over mn dualsense gegooid en nu blijft de x hangen. ik moet dus een nieuwe controller voor de playstation 5, een zwarte, voor vrijdag want dan speel ik een toernooi",
    { named: /PlayStation 5 Controller - Zwart/ },
  ],
  [
    "Wij zitten straks twaalf uur in de auto naar Zuid-Frankrijk met drie kinderen op de achterbank, bid voor ons. Een spelcomputer van Nintendo moet de vrede bewaren. Hij mag maximaal 400 euro kosten.",
    { named: /Spelcomputer Nintendo/, max: 400 },
  ],
  [
    "Vanmorgen een knal, een blauwe vlam en mijn haar nog kleddernat. Een nieuwe föhn dus, en graag weer een Remington want daar had ik er eentje van die tien jaar meeging. Tot 80 euro.",
    { named: /Föhn Remington/, max: 80 },
  ],
  [
    "ons gazon staat kniehoog want de oude maaier slaat niet meer aan en de buurman begint er opmerkingen over te maken ik wil een grasmaaier van bosch en niet duurder dan 420 euro",
    { named: /Bosch.*Grasmaaier/, max: 420 },
  ],
  [
    "Voor de quizavonden in ons café hebben we iets nodig om de scores op bij te houden. Een tablet van Lenovo met 128 GB lijkt ons prima, in het grijs zodat hij bij de bar past.",
    { named: /Tablet Lenovo.*128 GB - Grijs/ },
  ],
  [
    "Dag mevrouw of meneer, ik heb een Miele Classic C1 staan en de zakken zijn bijna op. In het dorp is de winkel gesloten, dus probeer ik het maar eens via de computer. Welke stofzuigerzakken heeft u voor die machine?",
    { named: /Classic C1 Stofzuigerzakken/ },
  ],
  [
    "Sinds we onder een schuin dak wonen klinkt de tv als een blikje. Ik heb al speakers van Sonos in de keuken, vandaar dat ik ook een Sonos soundbar wil. Een zwarte, want onze tv-meubel is ook zwart, en tot 680 euro.",
    { named: /Sonos.*Soundbar - Zwart/, max: 680 },
  ],
  [
    "Er zijn hier vier pubers in huis en niet één die de afwas doet. Ik heb het opgegeven. Laat maar zien wat je aan vaatwassers van Bosch hebt, als het maar onder de 950 euro blijft.",
    { named: /Bosch.*Vaatwasser/, max: 950 },
  ],
  [
    "Mijn lader ligt nog in een hotel in Gent en ze sturen hem niet op, merci hè. 't Moet er eentje van 65 watt zijn anders laadt mijn laptop niet op. Een oplader dus van 65 W, en meer dan 50 euro geef ik er niet aan.",
    { named: /Oplader - 65 W/, max: 50 },
  ],
  [
    "Mijn vader van 84 loopt 's nachts in het donker naar de wc en vergeet het licht, dus ik wil dat vanaf mijn telefoon kunnen regelen. Daar heb ik een slimme ledlamp voor nodig met een E27-fitting. Liefst tot 25 euro, want er moeten er vier komen.",
    { named: /Slimme ledlamp.*E27/, max: 25 },
  ],
  [
    "Mijn baard moet eraf voor mijn nieuwe baan bij de brandweer, vanwege dat masker. Met mesjes krijg ik bultjes dus ik wil een elektrisch scheerapparaat van Philips. Zeg maximaal 160 euro.",
    { named: /Philips.*Scheerapparaat/, max: 160 },
  ],
  [
    "Mijn oortjes zijn in de wasmachine beland, zaten nog in mijn sportbroek, en ze doen het dus niet meer. Ik zoek nieuwe draadloze oordopjes, gewoon zwart, niet van Apple want ik heb een Samsung, en liever onder de 150 euro.",
    { named: /^Draadloze oordopjes (?!Apple).*Zwart/, max: 150 },
  ],
  [
    "Goedemorgen, ik heb al zes jaar een Miele Classic C1 en die zuigt nog als een tierelier, alleen zijn de zakken op en bij de drogist hier in het dorp hebben ze die niet meer. Kunt u mij laten zien welke stofzuigerzakken daarbij horen?",
    { named: /^Miele HyClean.*Classic C1 Stofzuigerzakken/ },
  ],
  [
    "help mn scriptie moet morgen geprint ingeleverd worden en de inkt is op!! heb een hp deskjet 2820e, wil de XL cartridge want die kleine zijn na 20 blz alweer leeg",
    { named: /^HP 305XL.*Inktcartridge/ },
  ],
  [
    "Ik ga een half jaar naar Nieuw-Zeeland om op een wijngaard te werken en wil daar veel foto's maken. Mijn huidige telefoon staat bomvol en de accu is na de lunch al leeg. Het zou fijn zijn als jullie een smartphone hebben met 256 GB in het blauw, voor hooguit 450 euro.",
    { named: /^Smartphone.*256 GB - Blauw/, max: 450 },
  ],
  [
    "voor mijn vriendin der iphone 15, ze laat m echt elke dag vallen en gister zat er een krasje op de hoek en toen was het drama, ik zoek dus een zwart hoesje ervoor en meer dan 45 euro vind ik onzin voor een stukje plastic",
    { named: /voor Apple iPhone 15 Hoesje - Zwart$/, max: 45 },
  ],
  [
    "Na mijn rugoperatie mag ik een paar maanden niet bukken of duwen van de fysio, en de thuiszorg komt maar een keer per week. Een robotstofzuiger lijkt me dan ideaal. Mijn buurvrouw heeft er een van Roborock en is daar dolenthousiast over, dus dat merk wil ik ook, als het onder de 650 euro blijft.",
    { named: /^Robotstofzuiger Roborock/, max: 650 },
  ],
  [
    "Allez, wij zijn verhuisd naar een appartement zonder koertje en nu kan ik den was nergens meer buiten hangen. Hebt ge een warmtepompdroger van Bosch of AEG? Die van Miele zijn mij te duur.",
    { named: /^(Bosch|AEG) .*Warmtepompdroger$/ },
  ],
  [
    "hoi met sander hier wij zijn net gaan samenwonen en tot nu toe deden we de was bij mijn moeder maar die is er nu wel klaar mee dus we willen zelf een wasmachine maximaal 850 euro en geen samsung want daar hadden we in het studentenhuis alleen maar gedoe mee",
    { named: /^(?!Samsung).*Wasmachine$/, max: 850 },
  ],
  [
    "Ik begin na de zomer aan de kunstacademie en daar werkt iedereen op een Mac. Een MacBook Air dus, tot 1400 euro, want mijn ouders leggen bij en die hebben die grens gesteld :) Mijn oude HP'tje kraakt als een kelderdeur.",
    { named: /^Apple MacBook Air.*Laptop$/, max: 1400 },
  ],
  [
    "Wat heb je aan waterkokers van Philips? Die van ons lekt sinds vanmorgen over het hele aanrecht en m'n vrouw kan niet zonder thee, dat wil je niet meemaken. Zeventig euro is de max.",
    { named: /^Philips .*Waterkoker$/, max: 70 },
  ],
  [
    "Ik zit elke dag twee uur in de trein tussen Zwolle en Rotterdam met bellende mensen om me heen. Mijn zus heeft een koptelefoon van Sony en die mocht ik een weekje lenen, heerlijk! Zo een wil ik ook, in het zwart alsjeblieft. Niet van die dopjes, die vallen bij mij altijd uit.",
    { named: /^Sony .*Koptelefoon - Zwart$/ },
  ],
  [
    "Het terras achter ons huis ligt vol groene aanslag, mijn schoonvader is er vorige week op uitgegleden en heeft nu zijn pols in het gips. Ik wil daarom een hogedrukreiniger aanschaffen, van Kärcher, daar heb ik goede ervaringen mee. Ik heb er 350 euro voor gereserveerd, meer wordt het niet.",
    { named: /^Hogedrukreiniger Kärcher/, max: 350 },
  ],
  [
    "yoo ik wil me kamer pimpen, heb net van die spotjes gekregen van me pa met gu10 erin en daar moeten slimme lampen in. van philips hue of wiz, ikea hoef ik niet want die werken niet met me app",
    { named: /^Slimme ledlamp (Philips Hue|WiZ).*GU10/ },
  ],
  [
    "Met de kinderen in huis is het niet langer verantwoord dat de televisie los op het dressoir staat, gisteren hing de jongste eraan. Ik zoek een draaibare muurbeugel van Vogel's. De tv is 55 inch, mocht u dat willen weten.",
    { named: /^Vogel's .*draaibaar Muurbeugel/ },
  ],
  [
    "De mondhygiëniste was niet mals gisteren, ik schaam me nog. Ze zei dat ik elektrisch moet gaan poetsen en ze had het over Oral-B. Graag een zwarte, en hou het alstublieft onder de honderdtien euro, want die behandeling was al duur genoeg.",
    { named: /^Elektrische tandenborstel Oral-B.*Zwart$/, max: 110 },
  ],
]);
