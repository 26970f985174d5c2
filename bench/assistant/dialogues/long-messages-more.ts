import { singles } from "../dialogue";

export const longMessagesMore = singles("long messages", [
  [
    "Ik sta de hele dag op de been in de zorg en met die leren schoenen heb ik altijd zweetvoeten. Daarom zoek ik damessneakers van textiel in maat 39. Zwart heb ik al genoeg, dus die kleur liever niet.",
    { in: "damessneakers", has: { size: "39", Materiaal: "textiel" }, not: { color: "zwart" } },
  ],
  [
    "Geachte heer, mevrouw, sinds mijn heupoperatie krijg ik mijn been niet meer over de stang. Mijn man en ik maken graag tochtjes langs de IJssel. Heeft u voor mij een elektrische fiets met lage instap en een accu van ten minste 500 Wh? Ons budget is hooguit 2400 euro.",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, number: { Accu: [500, null] }, max: 2400 },
  ],
  [
    "yo wij gaan met 4 man naar een festival en de vorige tent is vorig jaar letterlijk weggewaaid lol. dus ff een 4 persoons tent graag, max 400 euro, en geen pop up want die krijg ik nooit meer opgevouwen",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, not: { "Type tent": "Pop-uptent" }, max: 400 },
  ],
  [
    "Elke maand sta ik met een föhn het ijs uit de vriezer te hakken, ik ben het zat. Het moet dus een koel-vriescombinatie met No Frost worden. We hebben een gezin met pubers die alles leegeten, dus 300 liter of meer, en tot een euro of 1200 vind ik het goed.",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Inhoud: [300, null] }, max: 1200 },
  ],
  [
    "Onze nieuwe keuken komt over drie weken en de keukenboer vroeg belachelijk veel voor de apparatuur. Wat ik nog nodig heb is een volledig geintegreerde vaatwasser met besteklade. Tot 1000 euro wil ik gaan.",
    { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd", Besteklade: "Ja" }, max: 1000 },
  ],
  [
    "Telefoon gisteren in het toilet gevallen, dood. Moet vandaag nog een nieuwe bestellen want ik werk ermee. Smartphone met minstens 256 GB, onder de 600 euro, alles behalve Samsung want dat was de vorige.",
    { in: "smartphones", number: { Opslag: [256, null] }, not: { brand: "samsung" }, max: 600 },
  ],
  [
    "Bij ons op de biljartclub drinken ze wat koffie weg, dat kan ik u vertellen. De glazen kan is vorige week op de plavuizen kapotgevallen, vandaar dat het bestuur nu een koffiezetapparaat met thermoskan wil. Er moeten zeker 10 kopjes uit kunnen komen en het mag 180 euro kosten, niet meer.",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] }, max: 180 },
  ],
  [
    "Wij krijgen met de kerst altijd ruzie bij spelletjes, mijn zwager kan niet tegen zijn verlies. Daarom lijkt een coöperatief gezelschapsspel me wel wat! Het moet niet langer dan drie kwartier duren, want dan valt opa in slaap.",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" }, number: { Speelduur: [null, 45] } },
  ],
  [
    "Mijn moeder zit al weken binnen met haar gebroken pols de andere hand doet het gelukkig nog en ze is dol op puzzelen ik zoek iets van 1000 stukjes tot 30 euro en geen houten puzzel want die vindt ze maar niks",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, not: { Materiaal: "Hout" }, max: 30 },
  ],
  [
    "We hebben sinds kort een berner sennen in huis en die ligt nu steeds op de bank, tot ergernis van mijn man. Een hondenmand dus, van minstens 100 cm lang. Ik wil er wel niet meer dan 150 euro aan kwijt zijn, want de pup heeft al twee kussens opgegeten.",
    { in: "hondenmanden", number: { "Maat mand": [100, null] }, max: 150 },
  ],
  [
    "Onze labrador krabt zich suf, en de dierenarts denkt dat het door granen komt. Hebben jullie graanvrij hondenvoer? Wel brokken graag, geen blikjes, en dan meteen een zak van 5 kilo of groter want hij eet als een paard.",
    { in: "hondenvoer", has: { Graanvrij: "Ja", Voersoort: "Brokken" }, number: { Gewicht: [5, null] } },
  ],
  [
    "Ik ben 32 weken zwanger en heb net ontdekt dat ik mijn armen te kort kom, met een peuter aan de hand en de boodschappen. Is er een kinderwagen die je met één hand kan inklappen? Luchtbanden zijn ook een must want wij wonen aan een zandpad.",
    { in: "kinderwagens", has: { "Met één hand inklapbaar": "Ja", Wielen: "Luchtbanden" } },
  ],
  [
    "Amai, mijn rug is kapot van ons kleintje altijd zo schuin in de auto te heffen. 'k Zou graag een draaibare autostoel hebben die met isofix vast gaat. Meer dan 340 euro moet dat niet kosten hé.",
    { in: "autostoelen", has: { Draaibaar: /360/, Bevestiging: "Isofix" }, max: 340 },
  ],
  [
    "Elk jaar hetzelfde liedje: de kolen willen niet branden en de gasten zitten om negen uur nog aan de chips. Klaar mee. Ik wil een gasbarbecue waar ik voor minimaal 6 personen op kan bakken.",
    { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [6, null] } },
  ],
  [
    "Ben mijn zolder aan het verbouwen en halverwege de wand gaf mijn boormachine rook af. Mijn buurman leende me de zijne maar die wil hem nu wel terug. Ik zoek een accuboor van 18V met klopfunctie, en met 2 accu's erbij zodat ik door kan werken.",
    { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja", Inhoud: /2 accu/ } },
  ],
  [
    "hoi!! mn vriend is jarig en al zn broeken zijn stuk bij de knieën 🙈 hij heeft jeansmaat W34/L34, geen zwarte want die heeft ie er al drie, en ik kan max 120 euro missen",
    { in: "herenjeans", has: { size: "w34/l34" }, not: { color: "zwart" }, max: 120 },
  ],
  [
    "Voor mijn man, die elke ochtend om zes uur met de hond door het bos loopt en het altijd koud heeft, zoek ik een winterjas in maat M. Zijn oude is bij de rits gescheurd en de kleermaker ziet er geen heil meer in. Tot 200 euro, alstublieft.",
    { in: "herenjassen", has: { Seizoen: "Winterjas", size: "M" }, max: 200 },
  ],
  [
    "Over twee weken is de bruiloft van mijn nichtje en ik heb NIKS om aan te trekken. Ik heb maat 36, wil een midi of maxi jurk (dus zeker geen korte, mijn tantes kijken streng) en er zit nog 90 euro in mijn potje.",
    { in: "jurken", has: { size: "36", Lengte: ["Midi", "Maxi"] }, max: 90 },
  ],
  [
    "Op vakantie in Barcelona is mijn tas van mijn schouder gerukt, met alles erin, verschrikkelijk. Nu draag ik hem liever schuin voor mijn buik: een crossbodytas dus. Nylon vind ik goedkoop staan, dat liever niet, en mijn grens ligt bij 160 euro.",
    { in: "handtassen", has: { "Type tas": "Crossbodytas" }, not: { Materiaal: "Nylon" }, max: 160 },
  ],
  [
    "Ik fiets elke dag drie kwartier naar kantoor, ook als het giet, en vorige week was mijn werklaptop nat. Dat gebeurt me geen tweede keer. Rugzak met laptopvak voor 15,6 inch, waterafstotend, tot 120 euro.",
    { in: "rugzakken", has: { Laptopvak: /15,6/, Waterafstotend: "Ja" }, max: 120 },
  ],
  [
    "Mijn vader gaat na 41 jaar met pensioen bij de gemeente en wij als kinderen leggen samen geld in. Het plan is een horloge met een stalen band. Omdat hij elke dinsdag baantjes trekt moet het wel minstens 5 atm waterdicht zijn, en we hebben 350 euro bij elkaar.",
    { in: "horloges", has: { Band: "Stalen band" }, number: { Waterdichtheid: [5, null] }, max: 350 },
  ],
  [
    "Ik weeg 115 kilo, niks om me voor te schamen, maar mijn huidige stoel kraakt bij iedere beweging en in een vergadering is dat gênant. Een bureaustoel die minimaal 120 kg kan hebben dus. Kunstleer plakt in de zomer, dat hoef ik niet, en tot 500 euro is prima.",
    { in: "bureaustoelen", number: { Draagkracht: [120, null] }, not: { Bekleding: "Kunstleer" }, max: 500 },
  ],
  [
    "Van de fysio moet ik meer staan onder het werk (hernia, lang verhaal). Daarvoor wil ik een elektrisch verstelbaar bureau. De muur is 165 breed dus een blad van 140 of 160 cm past er mooi.",
    { in: "bureaus", has: { Verstelling: "Elektrisch" }, number: { Breedte: [140, 160] } },
  ],
  [
    "Mijn zoon mag na de zomervakantie op les en de juf zegt dat hij moet beginnen op een klassieke gitaar met nylon snaren. Wij weten daar thuis dus echt niks van. Of hij het volhoudt is nog maar de vraag, dus liever niet duurder dan 300 euro.",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Snaren: "Nylon" }, max: 300 },
  ],
  [
    "vroeger had ik pianoles en nu ik met pensioen ben wil ik het weer oppakken maar een echte piano past niet in het appartement en de buren hè dus een keyboard met 88 toetsen en aanslaggevoelig moet het ook zijn en tot 800 euro",
    { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" }, max: 800 },
  ],
  [
    "De kleine schopt elke nacht zijn dekentje weg en dan is het om vier uur huilen geblazen. Onze slaapkamer is ijskoud, dus ik zoek een babyslaapzak van 2,5 tog. Graag onder de 60 euro want ze groeien er zo weer uit.",
    { in: "babyslaapzakken", has: { Tog: "2,5 TOG" }, max: 60 },
  ],
  [
    "Wegens vochtproblemen mag er van de woningbouw geen was meer binnen hangen. Snap ik, maar dan moet er dus wel een droger komen. Een warmtepompdroger van 8 kg of meer, en het liefst blijf ik onder 900 euro.",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] }, max: 900 },
  ],
  [
    "Twee katten, een hond en een laminaatvloer: ik hoef u niet te vertellen hoe het er hier uitziet. Heeft u een steelstofzuiger die ook kan dweilen? Hij moet het drie kwartier of langer volhouden op de accu, de vorige stopte na tien minuten al.",
    { in: "steelstofzuigers", has: { Dweilfunctie: "Ja" }, number: { Werktijd: [45, null] } },
  ],
  [
    "Geen zin meer om zelf te zuigen na een dag werken, sorry not sorry. Robotstofzuiger moet zichzelf leegmaken, dus met leegstation, en hij moet ook dweilen. Budget is 950 pieken.",
    { in: "robotstofzuigers", has: { Leegstation: "Ja", Dweilfunctie: "Met" }, max: 950 },
  ],
  [
    "Sinds wij allebei thuiswerken geven we een vermogen uit bij de koffietent op de hoek. Mijn vrouw drinkt alleen cappuccino en ik heb geen geduld voor gepruts. Wij dachten aan een volautomaat met een melkreservoir, tot 850 euro.",
    { in: "espressomachines", has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" }, max: 850 },
  ],
  [
    "We gaan eindelijk samenwonen!! Zijn oude bank heeft brandgaten en de mijne is van de kringloop, dus allebei weg. Wij willen een 3-zits bank, alleen geen leer (de kat), en we hebben 1800 euro gespaard.",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" }, max: 1800 },
  ],
  [
    "Moeder komt bij ons inwonen en kan zonder steun niet overeind komen van tafel. Nu zoek ik eetkamerstoelen met armleuningen. Leer is te glad, dan glijdt ze weg, en per stuk wil ik niet meer dan 140 euro betalen.",
    { in: "eetkamerstoelen", has: { Armleuningen: "Ja" }, not: { Bekleding: "Leer" }, max: 140 },
  ],
  [
    "'t Is voor de logeerkamer waar nu zo'n oud bloemending van mijn schoonmoeder ligt. Dekbedovertrek van 240 x 220, strijkvrij want strijken doe ik al sinds 2009 niet meer. En niet boven de 110 euro hoor.",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "Ja" }, max: 110 },
  ],
  [
    "Ik programmeer thuis en krijg nekpijn van dat laptopschermpje, mijn vriendin zegt dat ik eruitzie als een garnaal. Graag een monitor van 27 inch die je in hoogte kunt verstellen. Ik kan van de baas 500 euro declareren, dus tot daar.",
    { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" }, max: 500 },
  ],
  [
    "Goedemorgen, ik ben penningmeester van het koor en druk wekelijks stapels bladmuziek af. De oude printer vreet papier en de monteur lachte erom. Een printer die dubbelzijdig kan printen, met een papierlade van minstens 100 vel, dat zou mooi zijn.",
    { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, number: { Papierlade: [100, null] } },
  ],
  [
    "We zijn net verhuisd en in de nieuwe woonkamer zit je drie meter van het scherm, dan is onze oude televisie een postzegel. Mijn man heeft alles nagemeten en 55 inch is precies goed. Er moeten minstens 3 HDMI-poorten op voor alle kastjes en we willen niet meer dan 1200 euro uitgeven.",
    { in: "televisies", has: { Schermgrootte: "55 inch" }, number: { "HDMI-poorten": [3, null] }, max: 1200 },
  ],
  [
    "Voor de filmavonden van de buurtvereniging hebben we subsidie gekregen, 800 euro welgeteld. Daar willen we een beamer van kopen in Full HD. Niet zo een met een lamp, want die brandde bij de vorige na een jaar al door.",
    { in: "beamers", has: { Resolutie: "Full HD" }, not: { Lichtbron: "Lamp" }, max: 800 },
  ],
  [
    "yoo wij hangen elke dag op het strand en mn vorige box is vol zand en zout gelopen rip. zoek een bluetooth speaker die ip67 is, min 12 uur accu, en ik heb 200 euro van mn verjaardag",
    { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" }, number: { Accuduur: [12, null] }, max: 200 },
  ],
  [
    "Mijn gehoor wordt er niet beter op en ik versta bij de nieuwe televisie het journaal amper. Onze zoon raadde een soundbar aan met Dolby Atmos en eARC, wat dat ook moge zijn. Het mag tot 800 euro kosten.",
    { in: "soundbars", has: { "Dolby Atmos": "Ja", HDMI: "eARC" }, max: 800 },
  ],
  [
    "Ik ben begonnen met een cursus fotograferen en krijg steeds te horen dat ik er met mijn telefoon niet kom. Daarom wil ik nu een systeemcamera met een 18-55 lens erbij. Mijn handen trillen een beetje, dus beeldstabilisatie is voor mij echt nodig.",
    { in: "systeemcameras", has: { Uitvoering: /18-55/, Beeldstabilisatie: "Ja" } },
  ],
  [
    "Volgende maand gaan we raften in Oostenrijk, met de hele vriendengroep, en iemand moet het filmen. Een actioncamera dus! De accu moet zeker 2 uur mee kunnen (120 minuten) en ik kan er 370 euro aan besteden.",
    { in: "actioncameras", number: { Accuduur: [120, null] }, max: 370 },
  ],
  [
    "De tweeling wordt acht en samen krijgen ze van alle opa's en oma's één groot cadeau, anders wordt het zo'n gedoe. Het moet een spelcomputer van Nintendo zijn, in het wit omdat ze anders ruzie krijgen over wiens kleur het is. We zitten op een budget van 450 euro.",
    { in: "spelcomputers", has: { brand: "nintendo", color: "wit" }, max: 450 },
  ],
  [
    "mn broertje heeft mn controller tegen de muur gegooid toen ie verloor van fifa dus die is stuk. draadloze gamecontroller graag, alles behalve zwart want dan pakt ie m weer, tot 90 euro",
    { in: "gamecontrollers", has: { Verbinding: "Draadloos" }, not: { color: "zwart" }, max: 90 },
  ],
  [
    "Ik lees 's avonds in bed mijn krantje en mijn ogen worden minder. Mijn kleindochter zegt dat een tablet fijn is, met een scherm van minstens 10 inch. Graag ook 128 GB of meer voor al die foto's, en onder de 500 euro alstublieft.",
    { in: "tablets", number: { Schermgrootte: [10, null], Opslag: [128, null] }, max: 500 },
  ],
  [
    "Mijn man werkt vaak tot laat en doet dan het grote licht aan, terwijl ik in dezelfde kamer probeer te slapen. Een draadloos toetsenbord met verlichting zou ons huwelijk redden. Tot 130 euro heb ik dat ervoor over.",
    { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Verlichting: "Ja" }, max: 130 },
  ],
  [
    "Nieuw baantje, elke dag een overhemd aan, en mijn strijkijzer lekt roestwater op alles. Stoomstrijkijzer van minimaal 2600 watt, tot 120 euro. Zo'n hele stoomgenerator past niet in mijn studio, dus die niet.",
    {
      in: "strijkijzers",
      has: { "Type strijkijzer": "Stoomstrijkijzer" },
      number: { Vermogen: [2600, null] },
      max: 120,
    },
  ],
  [
    "Ik ben een echte theeleut en groene thee mag niet met kokend water hè, dan wordt ie bitter. Hebben jullie een waterkoker waarbij je de temperatuur kan regelen? Wel een grote, 1,5 liter of meer, want op zondag komt de hele familie.",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja" }, number: { Inhoud: [1.5, null] } },
  ],
  [
    "Alles koekt aan in dat oude ding van mij en de eieren kun je er met een beitel uithalen. Ik zoek een koekenpan met antiaanbaklaag van 28 cm of groter. Verder ben ik niet moeilijk.",
    { in: "koekenpannen", has: { Antiaanbaklaag: "Ja" }, number: { Diameter: [28, null] } },
  ],
  [
    "Onze zoon gaat op kamers in Groningen en ik wil niet dat hij alleen maar pizza eet. Een rvs pannenset lijkt me dan handig, van minstens 5 delen. Zelf zegt hij dat één pan genoeg is, maar ja.",
    { in: "pannensets", has: { Materiaal: "Rvs" }, number: { "Aantal delen": [5, null] } },
  ],
  [
    "sinds die kookworkshop wil mijn vrouw goed gereedschap in de keuken zegt ze en binnenkort zijn we 25 jaar getrouwd dus een koksmes met een lemmet van 20 cm en het mag 150 euro kosten maar dan houdt het op",
    { in: "koksmessen", has: { Lemmet: "20 cm" }, max: 150 },
  ],
  [
    "De oven is stuk en de huisbaas doet al maanden niks, dus nu regel ik het zelf maar. Met een combimagnetron kan ik tenminste weer een ovenschotel maken. Minimaal 25 liter, anders past mijn schaal er niet in.",
    { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" }, number: { Inhoud: [25, null] } },
  ],
  [
    "Ik bak elk weekend brood voor de halve straat en mijn mixer begint te roken van het zware deeg. Tijd voor iets serieus: een keukenmachine van 1000 watt of meer, met een rvs kom. Ik heb er 600 euro voor.",
    { in: "keukenmachines", has: { "Materiaal kom": "Rvs" }, number: { Vermogen: [1000, null] }, max: 600 },
  ],
  [
    "Met Kerst zaten we weer met klapstoelen aan een tuintafel, dat nooit meer zei mijn vrouw. Wij zoeken een uitschuifbare eettafel waar je met zes man of meer aan kunt. Rond hoeft niet, dat past niet in onze smalle kamer.",
    { in: "eettafels", has: { Uitschuifbaar: "Ja" }, number: { Personen: [6, null] }, not: { Vorm: "Rond" } },
  ],
  [
    "Onze dreumes leert lopen en stoot zich steeds aan de scherpe hoeken van de salontafel, ze heeft al twee builen. Een ronde salontafel dus graag. Als er ook opbergruimte in zit kunnen de blokken meteen weg, dat moet eigenlijk ook.",
    { in: "salontafels", has: { Vorm: "Rond", Opbergruimte: "Ja" } },
  ],
  [
    "In mijn slaapkamer kan ik nog geen deur opendoen zonder tegen het bed te knallen. Daarom moet de nieuwe kledingkast schuifdeuren hebben. En het is wel de bedoeling dat ik onder de 730 euro blijf, de verbouwing was al duur genoeg.",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur" }, max: 730 },
  ],
]);
