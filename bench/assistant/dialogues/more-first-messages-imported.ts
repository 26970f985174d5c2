import { singles } from "../dialogue";

export const moreFirstMessagesImported = singles("imported, first messages", [
  [
    "Gisteravond klonk de tv ineens alsof er iemand onder water praat, het is een Philips van zes jaar. Mijn zwager uit Coevorden heeft een soundbar van Sonos en daar ben ik jaloers op. Zoiets wil ik ook wel.",
    { named: /Sonos.*Soundbar/ },
  ],
  [
    "ik rij op de combine en hoor mezelf niet denken, de oordoppen van de boerenbond zijn niks. Doe mij een zwarte koptelefoon, merk maakt niet uit, t moet alleen niet wit wezen want dat is binnen een dag grijs",
    { named: /Koptelefoon.*Zwart/ },
  ],
  [
    "hoi hoi ik ben oordopje nummer 2 kwijt in het zwembad in Heerenveen... had airpods van apple maar die vallen bij mij steeds uit mn oren, dus graag draadloze oordopjes van een ander merk",
    { named: /^(?!.*Apple).*oordopjes/ },
  ],
  [
    "Voor de kantine van onze tennisclub in Borculo mag ik van de penningmeester een bluetooth speaker kopen, de vorige is in de sloot beland. Het hele bestuur roept JBL, dus dan wordt het JBL.",
    { named: /Bluetooth speaker JBL/ },
  ],
  [
    "Goedendag, mijn zoon van 17 werkt bij een hovenier en heeft zijn derde iPhone dit jaar gesloopt. Nu is het klaar, hij krijgt een Samsung telefoon, en ik betaal niet meer dan 500 euro. Groeten, een moe moeder",
    { named: /Smartphone Samsung/, max: 500 },
  ],
  [
    "op vakantie in Zeeland zag ik de foto's van mijn schoonzus en die waren zo veel mooier dan de mijne. zij heeft een google pixel smartphone. ik nu nog een nokia van 2015 dus tijd voor zo'n pixel denk ik",
    { named: /Smartphone Google/ },
  ],
  [
    "mn vrouw kreeg van de zaak een iphone 15 en die ligt nu al drie dagen zonder bescherming op de aanrecht, dat gaat een keer fout met drie kinders. zoek een hoesje ervoor, geen folie of zoiets",
    { named: /Apple iPhone 15 Hoesje/ },
  ],
  [
    "Mevrouw, mijnheer, wij zijn verhuisd van een rijtjeshuis naar een bungalow in Nunspeet. De muur is hier te leeg. Een televisie van LG zou ons bevallen, omdat mijn broer daar al jaren tevreden over is.",
    { named: /LG.*Televisie/ },
  ],
  [
    "samsung tv begaf het na 3 jaar, net buiten de garantie, en de klantenservice was een drama dus nooit meer Samsung. ik wil een tv van een ander merk onder de 1000 euro, de kamer is 5 bij 6",
    { named: /^(?!.*Samsung).*Televisie/, max: 1000 },
  ],
  [
    "Ik werk sinds corona thuis als vertaler Fins, met een laptop op een stapel boeken. Mijn nek is kapot. De dokter in Emmen zegt: koop een los beeldscherm. Dat wordt er een van Dell, want dat hadden we op kantoor ook.",
    { named: /Dell.*Monitor/ },
  ],
  [
    "De kleinkinderen hebben tegen het tv-meubel aan gevoetbald, en het scheelde niet veel of de hele Sony lag eraf. Mijn man kan goed klussen, dus hij hangt hem aan de wand. Welke muurbeugels heeft u daarvoor?",
    { named: /Muurbeugel/ },
  ],
  [
    "cola over mn toetsenbord, half de letters plakken nu, ik ben student in Leeuwarden en moet vrijdag mn scriptie inleveren. had een trust, wil nu een logitech toetsenbord, maakt niet uit welke kleur",
    { named: /Toetsenbord Logitech/ },
  ],
  [
    "Als amateurfotograaf van vogels op de Oostvaardersplassen heb ik inmiddels 40.000 foto's en mijn computer zit vol. Een kennis raadt mij een externe SSD van Samsung aan. Mijn camera is een Canon, dat maakt vast niet uit.",
    { named: /Externe SSD Samsung/ },
  ],
  [
    "Ik ben 81 en mijn dochter heeft mij een computer gegeven. Alleen dat muizenvlak vind ik verschrikkelijk, mijn vingers trillen. Nu wil ik een draadloze muis, en graag een witte zodat ik hem terugvind op het bureau.",
    { named: /Draadloze muis.*Wit/ },
  ],
  [
    "Onze dochter fietst straks 14 km naar het Graafschap College en sjouwt de laptop in een plastic tas van de Aldi. Dat kan natuurlijk niet. Heeft u een laptoptas voor haar? Het is een Acer van 14 inch volgens haar.",
    { named: /Laptoptas/ },
  ],
  [
    "ik ontwerp logo's vanuit een tiny house bij Ommen, mijn oude windows bak liep steeds vast in photoshop, mijn oud-klasgenoten werken allemaal met apple en nu wil ik ook een macbook, max 1600",
    { named: /Apple MacBook.*Laptop/, max: 1600 },
  ],
  [
    "Hallo met Gerrit, ik doe de administratie van de ijsclub in Giethoorn. De laptop van de club stamt uit 2012 en start niet meer. De leden hebben gestemd: geen Apple en niet boven de 800 euro. Wat kunt u mij tonen?",
    { named: /^(?!.*Apple).*Laptop\b/, max: 800 },
  ],
  [
    "mijn oma ligt in het ziekenhuis in Doetinchem en verveelt zich dood, ze wil patience spelen en met ons beeldbellen. zelf heeft ze een oude Samsung telefoon. Ze heeft gezegd: koop voor mij zo'n ipad",
    { named: /Tablet Apple/ },
  ],
  [
    "Printer ellende! Wij hebben een vakantieparkje bij Ruinen en de cartridges kosten mij jaarlijks meer dan het onkruid. Mijn collega-parkhouder zweert bij een Epson EcoTank. Daar wil ik er ook een van, die Canon gaat naar de stort.",
    { named: /EcoTank.*Printer/ },
  ],
  [
    "inkt is alweer op, heb net het verenigingsblaadje van de duivenclub uitgedraaid, 60 stuks. het is een hp deskjet 2820e, bij de Bruna hadden ze de goeie patroon niet meer liggen",
    { named: /DeskJet 2820e Inktcartridge/ },
  ],
  [
    "Sint komt bij ons wat laat dit jaar want ik had nachtdienst in de verpleging. De jongens (7 en 10) zeuren al maanden om een Nintendo Switch. Hun neefje in Elburg heeft een Xbox, maar dat vinden ze niks meer.",
    { named: /Spelcomputer Nintendo/ },
  ],
  [
    "pa heeft mn controller doormidden gezeten op de bank, echt hoe dan. speel op de playstation 5 met maten uit Drachten elke avond, dus heb zsm een nieuwe controller nodig die daarop werkt",
    { named: /PlayStation 5 Controller/ },
  ],
  [
    "Ik bak al twintig jaar kroketten in een frituurpan van de Blokker, maar de cardioloog is streng geweest. Nu moet het een airfryer worden, en van Philips graag, daar heb ik vroeger in Drachten nog gewerkt aan de lopende band.",
    { named: /Philips.*Airfryer/ },
  ],
  [
    "kan iemand van jullie mij gewoon even terugbellen, ik heb twee keer een mail gestuurd over mijn bestelling die nooit in Delfzijl is aangekomen en krijg steeds een automatisch antwoord, ik wil een mens spreken",
    { contact: true },
  ],
  [
    "We zijn met ons gezin van 6 naar een oud schooltje in Friesland getrokken, leuk, behalve de afwas. Een vaatwasser moet er komen. Mijn moeder heeft al jaren een Bosch zonder één storing, dus ik wil er ook een van Bosch.",
    { named: /Bosch.*Vaatwasser/ },
  ],
  [
    "wasmasjien lekt, hele bijkeuken blank, de hond vond het prachtig. was een Bosch uit 2009. mijn buurman de loodgieter zegt neem AEG die krijg je altijd gemaakt. wat hebben jullie aan aeg wasmachines staan",
    { named: /AEG.*Wasmachine/ },
  ],
  [
    "Buiten drogen lukt hier op Vlieland niet met die zoute wind, en mijn oude condensdroger slurpt stroom. Daarom zoek ik een warmtepompdroger. Het moet Miele zijn want onze wasmachine is dat ook en dan staat het zo netjes op elkaar.",
    { named: /Miele.*Warmtepompdroger/ },
  ],
  [
    "Ik heb drie huskies en een parketvloer, moet ik meer zeggen? De Roomba van iRobot heeft zich hier letterlijk doodgereden, dus geen iRobot meer. Laat maar robotstofzuigers van andere merken zien tot 700 euro.",
    { named: /^(?!.*iRobot).*Robotstofzuiger/, max: 700 },
  ],
  [
    "gezellig hoor zo'n chat! nou ik ben dus kapster aan huis in Tiel en al dat haar moet van de vloer. Mijn cliënte heeft zo'n Dyson en ik mocht hem uitproberen: geweldig. Ik zoek dus een Dyson stofzuiger.",
    { named: /Dyson.*Stofzuiger/ },
  ],
  [
    "even snel want ik sta bij het hek, stofzuigerzakken zijn op. het apparaat is een Miele Classic C1, blauw, staat onderop. vorige keer per ongeluk zakken voor een Philips meegenomen die pasten voor geen meter",
    { named: /Classic C1 Stofzuigerzakken/ },
  ],
  [
    "De mos op ons terras in Hardenberg ligt zo dik dat mijn man er gisteren op uitgleed, pols verstuikt. Onze buren lenen hun Nilfisk liever niet meer uit. Wij zoeken nu zelf een hogedrukreiniger, en wel een Kärcher.",
    { named: /Hogedrukreiniger Kärcher/ },
  ],
  [
    "Ik ben dakdekker en heb al een zaag en een slijptol van Makita met van die 18 volt accu's, de Bosch boor is van het dak gestuiterd. Zoek er nu een accuboormachine van Makita bij, dan past alles op elkaar.",
    { named: /Makita.*Accuboormachine/ },
  ],
  [
    "mijn huis is 1910 en overal zitten van die spotjes met gu10, die in de gang zijn alle vijf tegelijk gesprongen. zoon zegt neem slimme lampen dan kun je ze met je telefoon uitzetten. wat past daar in",
    { named: /ledlamp.*GU10/ },
  ],
  [
    "Al acht jaar scheer ik mij met hetzelfde apparaat, een Braun Series 7, en sinds kort trekt hij. Weggooien is zonde, de motor snort nog als een poes. Verkoopt u de nieuwe scheercassette voor dit toestel?",
    { named: /Series 7 Scheerkoppen/ },
  ],
  [
    "tandarts in Bolsward was niet blij, drie gaatjes op mn 52e. poets nog met de hand. hij zei neem een elektrische van Oral-B en ik dacht goed dan, maar boven 100 euro vind ik gekkenwerk voor een tandenborstel",
    { named: /Elektrische tandenborstel Oral-B/, max: 100 },
  ],
  [
    "Mijn puberdochter heeft mijn föhn meegenomen naar haar kamer in Groningen en die zie ik dus nooit meer. Zelf zwem ik elke ochtend en ik doe niet moeilijk: geef mij de goedkoopste föhn die jullie verkopen.",
    { named: /^Föhn/, extreme: "cheapest" },
  ],
  [
    "We gaan in september zes weken naar Canada, droomreis, 40 jaar getrouwd. Ik fotografeer met een Canon EOS R50 en sta steeds met een lege batterij. Er moet een reserve accu voor mee, mijn tas is van Lowepro.",
    { named: /R50 Camera-accu/ },
  ],
  [
    "Hoi! Ik ben Noor en begin een foodblog over Limburgse vlaai. Nu maak ik alles met mijn iPhone maar in de winter is het zo donker in de keuken. Graag een systeemcamera van Sony, mijn broer heeft daar nog lenzen van liggen.",
    { named: /Sony.*Systeemcamera/ },
  ],
  [
    "ben schaapherder op de hei bij Ede en ga in mei trouwen, ja echt. we krijgen in september een kleine en mijn vriendin wil een kinderwagen uitzoeken, een grijze, hebben jullie die ook of moet ik naar Prénatal",
    { none: true },
  ],
  [
    "De magnetron in de keet is ontploft, een leerling had er een vork in gelaten. Twaalf bouwvakkers zonder warme soep, daar word je niet vrolijk van. Mijn baas zegt haal maar een Samsung magnetron, die bij hem thuis doet het ook prima.",
    { named: /Samsung.*Magnetron/ },
  ],
]);
