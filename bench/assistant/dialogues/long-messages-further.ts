import { singles } from "../dialogue";

export const longMessagesFurther = singles("long messages", [
  [
    "Dertig jaar in een twijfelaar geslapen en nu gaan we eens royaal doen, zei ik tegen Henk. Wij willen een bed van minstens 160 breed met een hoofdbord, want ik lees zittend. Tot 1500 euro.",
    { in: "bedden", has: { Hoofdbord: "Ja" }, number: { Ligmaat: [160, null] }, max: 1500 },
  ],
  [
    "Boven de keukentafel hangt nog steeds een peertje aan een draad, al sinds de oplevering in 2021, ik schaam me dood als er visite komt. Een hanglamp met een doorsnede van hooguit 45 cm zou mooi zijn. Geen rotan, dat vangt zo veel stof, en maximaal 180 euro.",
    { in: "hanglampen", number: { Diameter: [null, 45] }, not: { Materiaal: "Rotan" }, max: 180 },
  ],
  [
    "Hallo daar, ik heb een grijze bank gekocht en die oogt zo kaal. Nu wil ik wat sierkussens van 45 x 45 erop leggen, max 40 euro per stuk. Alleen geen zwart, want de hond is wit en verhaart als een gek.",
    { in: "sierkussens", has: { Afmeting: "45 x 45 cm" }, not: { color: "zwart" }, max: 40 },
  ],
  [
    "Op mijn werk staat de airco op poolstand en ik zit al dagen te bibberen. Een damestrui in maat L dus, en niet van acryl want daar krijg ik uitslag van. Tot 100 euro wil ik wel gaan.",
    { in: "damestruien", has: { size: "L" }, not: { Materiaal: "Acryl" }, max: 100 },
  ],
  [
    "Mijn partner draagt altijd iets onder zijn overhemd maar je ziet steeds dat randje, niet om aan te zien. T-shirts met een V-hals voor heren in XL, dat is wat ik zoek. Zwart schijnt door dus die niet.",
    { in: "heren-t-shirts", has: { Halslijn: "V-hals", size: "XL" }, not: { color: "zwart" } },
  ],
  [
    "De kleine man is weer eens uit alles gegroeid, ik sta elke ochtend in die kast te graaien. Hij heeft nu maat 116 en wil uitsluitend blauw of rood aan, anders wordt het drama. Heb je kinder t-shirts tot 25 euro?",
    { in: "kinder-t-shirts", has: { size: "116", color: ["blauw", "rood"] }, max: 25 },
  ],
  [
    "ik ben veganist dus echt leer draag ik niet meer, m'n oude boots heb ik aan mijn zusje gegeven. nu zoek ik enkellaarzen van kunstleer in maat 39, en als arme student liever niet boven de 150 euro",
    { in: "enkellaarzen", has: { size: "39", Materiaal: "Kunstleer" }, max: 150 },
  ],
  [
    "bro mn witte nikes zijn na één festival bruin geworden, mn moeder lacht me uit. doe mij nu gewoon zwarte herensneakers van nike in maat 42 dan zie je niks",
    { in: "herensneakers", has: { brand: "nike", color: "zwart", size: "42" } },
  ],
  [
    "Helaas moet ik volgende week naar de uitvaart van een oud-collega en mijn enige nette paar is doorgesleten. Ik zoek zwarte nette schoenen van leer, maat 44. Graag binnen de 250 euro.",
    { in: "nette-herenschoenen", has: { color: "zwart", Materiaal: "Leer", size: "44" }, max: 250 },
  ],
  [
    "Ons Lotte gaat naar de kleuterklas en haar tenen zitten al tegen de punt van haar oude schoentjes. Ze heeft maat 28 nodig. Kindersneakers mogen het zijn, maar asjeblief geen roze, daar loopt ze van weg.",
    { in: "kindersneakers", has: { size: "28" }, not: { color: "roze" } },
  ],
  [
    "Elke plas is voor hem een zwembad en zijn gymschoenen staan hier permanent op de verwarming. Regenlaarzen dan maar! Maat 32, groen als een kikker heeft hij besteld, en niet meer dan 50 euro.",
    { in: "regenlaarzen", has: { size: "32", color: "groen" }, max: 50 },
  ],
  [
    "Mijn fiets is voor de derde keer gestolen bij station Amersfoort, dus een dure wordt het niet meer. Stadsfiets, framemaat 57, en geen herenframe want ik fiets vaak in een rok. Tot 850 euro, klaar.",
    { in: "stadsfietsen", has: { Maat: "57 cm" }, not: { Frame: "Herenframe" }, max: 850 },
  ],
  [
    "Na een valpartij met een hersenschudding fiets ik van mijn vrouw de deur niet meer uit zonder bescherming. De neuroloog had het over Mips, dat de klap beter opvangt. Zo'n fietshelm met Mips zoek ik dus, tot 170 euro.",
    { in: "fietshelmen", has: { Mips: "Met" }, max: 170 },
  ],
  [
    "Sportschool heeft alweer de prijzen verhoogd, ik train voortaan in de schuur. Zoek halters, set van 2 x 10 kg, max 140 euro. Een matje heb ik al.",
    { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" }, max: 140 },
  ],
  [
    "Bij de JO13 zijn er dit weekend drie ballen in de sloot beland en ik ben de leider die het mag oplossen. We spelen op gras of kunstgras, dus de voetbal moet daarvoor geschikt zijn. Maat 5 hebben we nodig.",
    { in: "voetballen", has: { Balmaat: "5", Ondergrond: ["Gras", "Kunstgras"] } },
  ],
  [
    "Ik loop in oktober een stuk van de Pieterpad met tentje en al, en vorig jaar heb ik liggen klappertanden. Dat wil ik niet weer. Een slaapzak, mummiemodel, met een comforttemperatuur van 5 graden of lager, tot 210 euro.",
    { in: "slaapzakken", has: { Vorm: "Mummiemodel" }, number: { Comforttemperatuur: [null, 5] }, max: 210 },
  ],
  [
    "Goeiedag, met mijn zus ga ik te voet naar Compostela, zes weken lang, en van de week is mijn rugzak bij het proefpakken gescheurd. Ik heb een wandelrugzak van minimaal 50 liter nodig. Er hoort ook een regenhoes bij te zitten, in Galicië regent het immers altijd.",
    { in: "wandelrugzakken", has: { Regenhoes: "Ja" }, number: { Inhoud: [50, null] } },
  ],
  [
    "Ik heb zaterdag een kinderfeestje van een neefje en natuurlijk weer niks in huis. Hij bouwt de hele dag, dus een bouwset vanaf 8 jaar is altijd goed. Tot 130 euro want ik ben wel zijn peetoom.",
    { in: "bouwsets", has: { Leeftijd: "Vanaf 8 jaar" }, max: 130 },
  ],
  [
    "Mijn petekind sleept haar knuffel overal mee naartoe, ook door de modder, en die stinkt inmiddels verschrikkelijk. Ik wil haar een nieuwe geven die op 30 graden in de was kan. Wel een flinke, van 35 cm of hoger om tegenaan te slapen.",
    { in: "knuffels", has: { Wasbaar: "Op 30 °C" }, number: { Hoogte: [35, null] } },
  ],
  [
    "Die rode kater van ons weegt bijna acht kilo en heeft de vorige paal letterlijk omver getrokken, de plant ging mee. Nu zoeken we een krabpaal die een kat van minstens 8 kg aankan. Hoog mag hij ook zijn, 110 cm of meer, want hij kijkt graag op ons neer.",
    { in: "krabpalen", number: { "Max. gewicht kat": [8, null], Hoogte: [110, null] } },
  ],
  [
    "Goedemiddag, vorige week heeft onze wasmachine het begeven, hij lekte de hele bijkeuken onder en de monteur zei dat repareren geen zin meer had. Wij zijn met zijn vijven thuis en twee van de kinderen voetballen, dus er gaat nogal wat doorheen. Ik zoek daarom een nieuwe waar minstens 9 kilo in kan en die niet meer kost dan 900 euro. Alvast hartelijk dank.",
    { in: "wasmachines", max: 900, number: { Vulgewicht: [9, null] } },
  ],
  [
    "yo me koptelefoon is gisteren gesloopt in de bus iemand ging er letterlijk op zitten 💀 heb ff snel een nieuwe nodig, over-ear en zwart, max 200 eu want ben student dus arm",
    { in: "koptelefoons", max: 200, has: { color: "zwart", Draagwijze: "Over-ear" } },
  ],
  [
    "ik ben vorige maand verhuisd naar een flatje en nu heb ik alleen een klein keukentje dus ik dacht een airfryer is handig want een oven heb ik niet meer hij moet wel een kijkvenster hebben zodat ik kan zien of het al bruin is en liever niet duurder dan tweehonderd euro",
    { in: "airfryers", max: 200, has: { Kijkvenster: "Ja" } },
  ],
  [
    "Dag, onzen oude droogkast heeft het na veertien jaar opgegeven en met dit weer krijg ik den was echt niet droog op het rek. Ge moogt mij er eentje met warmtepomp tonen, voor minstens 8 kilo was. De mijne was nog zo'n condensding en dat vrat stroom.",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] } },
  ],
  [
    "Een rode of witte waterkoker graag, 1,7 liter. De vorige heb ik na het koffie zetten uit mijn handen laten vallen, ik ben 81 en dan gaat het allemaal niet zo soepel meer, en mijn kleindochter zei dat ik het hier maar eens moest vragen.",
    { in: "waterkokers", has: { color: ["rood", "wit"], Inhoud: "1,7 liter" } },
  ],
  [
    "Hoi! Mijn neefje wordt volgende week zes en hij is helemaal gek van bouwen, vorig jaar kreeg hij ook al zoiets van opa en dat staat nog steeds te pronken op zijn kamer. Ik wil hem graag iets van LEGO geven, maar we hebben in de familie afgesproken niet boven de 75 euro te gaan.",
    { in: "bouwsets", max: 75, has: { Merk: "LEGO" } },
  ],
  [
    "Geen gezeur, de boormachine van de zaak is gejat uit m'n bus en ik moet morgen weer op de klus staan. 18 volt, met klopfunctie, en twee accu's erbij. Merk boeit me niet.",
    { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja", Inhoud: "Met 2 accu's" } },
  ],
  [
    "Beste medewerker, mijn man en ik fietsen sinds ons pensioen veel langs de IJssel, maar met zijn nieuwe knie komt hij niet meer over de stang heen. Wij zijn daarom op zoek naar een elektrische fiets met een lage instap en een middenmotor. Hij heeft hiervoor altijd op een Gazelle gereden, maar dat hoeft niet per se weer.",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  [
    "heej, ben net begonnen met thuiswerken en zit nu de hele dag op zo'n mini laptopschermpje te turen en me nek is kapot. zoek een monitor van 27 inch die je in hoogte kan verstelen. mn baas vergoed tot 400 euro dus daar moet ie onder blijven",
    { in: "monitoren", max: 400, has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } },
  ],
  [
    "Voor onze zomervakantie in Drenthe zoek ik een tent voor vier personen, het liefst een tunneltent. De oude is vorig jaar door een storm in Zeeland compleet aan flarden gegaan, midden in de nacht, met twee huilende kinderen erin, dus u begrijpt dat we nu iets anders willen. Boven de 450 euro wil ik niet gaan.",
    { in: "tenten", max: 450, has: { Slaapplaatsen: "4-persoons", "Type tent": "Tunneltent" } },
  ],
  [
    "we hebben nu twee katten en een hond en ik word gek van al dat haar op het laminaat, ik loop iedere avond te vegen. Kun je robotstofzuigers laten zien die zichzelf legen, dus met zo'n leegstation, en die ook kunnen dweilen?",
    { in: "robotstofzuigers", has: { Leegstation: "Ja", Dweilfunctie: "Met" } },
  ],
  [
    "Hallo met Riet ik spreek dit even in want typen gaat niet zo goed met mijn handen mijn strijkijzer heeft er gisteren de brui aan gegeven en nu zoek ik een gewoon stoomstrijkijzer dus niet zo'n groot apparaat met een tank en het moet zichzelf uitschakelen want ik vergeet het nog wel eens en meer dan honderd euro heb ik er niet voor over",
    { in: "strijkijzers", max: 100, has: { "Type strijkijzer": "Stoomstrijkijzer", Uitschakelbeveiliging: "Ja" } },
  ],
  [
    "Mijn dochter gaat in september naar de brugklas en heeft een rugzak nodig waar de laptop van school in past, een vak voor 15,6 inch dus. O ja, en hij moet waterafstotend zijn, want ze fietst elke dag 9 kilometer en vorig jaar waren haar boeken doorweekt.",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" } },
  ],
  [
    "Ik heb binnenkort een bruiloft van een oud-studiegenoot en ontdekte net dat mijn nette schoenen beschimmeld zijn na die lekkage in de kelder. Heeft u nog iets in maat 43, van leer, met veters uiteraard? Het mag wel tot 200 euro kosten.",
    { in: "nette-herenschoenen", max: 200, has: { size: "43", Materiaal: "Leer", Sluiting: "Veters" } },
  ],
  [
    "snel vraagje ik sta al bij de kassa van de ikea haha maar hun bank is uitverkocht. 3-zits, mag max 1200 zijn, en geen leer aub want onze kat krabt dat kapot",
    { in: "bankstellen", max: 1200, has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
  ],
  [
    "Ik werk sinds kort in de nachtdienst op de spoed en overdag slaap ik vlak naast de keuken, dus die herrie van onze afwasmachine drijft me tot waanzin. Wat hebben jullie aan vaatwassers van hooguit 44 dB? Moet wel volledig geïntegreerd zijn, er zit een keukendeurtje voor.",
    { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" }, number: { Geluidsniveau: [null, 44] } },
  ],
  [
    "Goeiendag, onzen frigo staat al de hele nacht te piepen en alles in den diepvries is gesmolten, ge kunt u voorstellen wat voor smurrie. We willen zo rap mogelijk een nieuwe koel-vriescombinatie, No Frost want ontdooien doe ik niet meer, en minstens 300 liter.",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Inhoud: [300, null] } },
  ],
  [
    "bro mn telefoon in de plee gevallen op een festival 😭😭 moet een nieuwe met minimaal 256 gb want ik film alles, geen apple want daar krijg ik stress van, en onder de 700",
    { in: "smartphones", max: 700, number: { Opslag: [256, null] }, not: { Merk: "Apple" } },
  ],
  [
    "Goedenavond. Mijn vader is 78 en wil eindelijk leren beeldbellen met de kleinkinderen in Canada. Daarvoor zoeken we een tablet van Samsung met alleen wifi, een simkaart heeft hij niet nodig, en als het kan niet duurder dan 600 euro. Hij had eerst een afdankertje van mijn broer, maar daar zat een barst in.",
    { in: "tablets", max: 600, has: { Merk: "Samsung", Verbinding: "Wifi" } },
  ],
  [
    "oké dus ik ben vandaag door mn rijexamen gekomen en van het feest geld wil ik een feestje geven in het park, daarvoor zoek ik zo'n bluetooth speaker van JBL. hij moet ook max 150 euro zijn anders heb ik geen geld meer voor bier",
    { in: "bluetooth-speakers", max: 150, has: { Merk: "JBL" } },
  ],
  [
    "Onze Fien is nu bijna twee en klimt sinds vorige week zelf uit haar ledikant, dus dat probleem lossen we anders op. Maar er komt een tweede aan in maart! Voor die kleine wil ik een ledikantje in het wit, 60 bij 120, want een groter past niet onder het schuine dak.",
    { in: "ledikanten", has: { color: "wit", Ligmaat: "60 x 120 cm" } },
  ],
  [
    "Wij krijgen met kerst acht man te eten en nu zitten we nog aan een wiebelig campingtafeltje, erg genant. Ik zou heel graag een rechthoekige eettafel willen waar 8 personen aan passen. Rond past bij ons echt niet in de kamer.",
    { in: "eettafels", has: { Vorm: "Rechthoekig", Personen: "8" } },
  ],
  [
    "Ik heb iets met mijn heup en kom uit mijn lage bed bijna niet meer overeind 's ochtends. De ergotherapeut raadde een hoger bed aan, met een instap van minimaal 52 centimeter. Het moet een tweepersoons van 180 bij 200 worden, want mijn vrouw ligt er ook nog in, gelukkig.",
    { in: "bedden", has: { Ligmaat: "180 x 200 cm" }, number: { Instaphoogte: [52, null] } },
  ],
  [
    "hallo ik ben jarig geweest en heb bonnen gekregen voor kleren nu wil ik een jurk maat 40 met lange mouwen want ik heb het altijd koud op kantoor die airco staat daar echt het hele jaar aan oh en niet duurder dan 90 euro",
    { in: "jurken", max: 90, has: { size: "40", Mouwlengte: "Lange mouw" } },
  ],
  [
    "Winterjas gezocht voor mezelf (heren), met capuchon. Ik sta elke zaterdag langs de lijn bij het voetbal van m'n zoon en vorige week stond ik als een verzopen kat te bibberen in mijn zomerjack. Tot 220 euro vind ik prima.",
    { in: "herenjassen", max: 220, has: { Seizoen: "Winterjas", Capuchon: "Ja" } },
  ],
  [
    "Ik loop in mei een stuk van het Pieterpad, samen met een vriendin die ik nog van de mavo ken. Mijn rugzak uit de jaren tachtig heeft geen heupband en daar krijg ik het zo van in mijn schouders. Hebben jullie een wandelrugzak mét heupband, 50 liter of groter?",
    { in: "wandelrugzakken", has: { Heupband: "Ja" }, number: { Inhoud: [50, null] } },
  ],
  [
    "Elke zondagmiddag komt mijn puzzelclubje bij elkaar, vier dames op leeftijd en veel te veel koek. We hebben net die van de molens af, er ontbrak warempel één stukje, en nu zijn we toe aan een nieuwe van 1000 stukjes. Graag iets onder de dertig euro, we betalen hem samen.",
    { in: "puzzels", max: 30, has: { "Aantal stukjes": "1000 stukjes" } },
  ],
  [
    "Zeg, mijn vriendin heeft me eruit gegooid en het koffieapparaat was van haar. Nu zit ik al vier dagen aan de oploskoffie. Doe mij maar een volautomaat, zwart, onder de 800.",
    { in: "espressomachines", max: 800, has: { "Type machine": "Volautomaat", color: "zwart" } },
  ],
  [
    "Geachte heer of mevrouw, sinds het overlijden van mijn man moet ik zelf het gras doen, en zijn oude benzinemaaier krijg ik met geen mogelijkheid aan de praat. Zou u mij een grasmaaier op accu kunnen aanraden? Ik heb ongeveer 600 euro te besteden, daar wil ik niet overheen.",
    { in: "grasmaaiers", max: 600, has: { Aandrijving: "Accu" } },
  ],
]);
