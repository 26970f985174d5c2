import { singles } from "../dialogue";

export const moreFirstMessages = singles("first messages", [
  [
    "wij hebben een melkveebedrijf in Rouveen en de wasmachine heeft het na 22 jaar opgegeven, was nog een AEG van mijn schoonmoeder. vier kinderen en elke dag overalls dus er moet wel 9 kilo of meer in kunnen",
    { in: "wasmachines", number: { Vulgewicht: [9, null] } },
  ],
  [
    "Goeiedag, ik rij internationaal en slaap vijf nachten per week in de cabine van mijn Scania. Mijn oude tablet is van het dashboard gelazerd. Ik zoek er weer een, maar nu wel met 5G erin, tot zo'n 500 euro",
    { in: "tablets", has: { Verbinding: "Wifi + 5G" }, max: 500 },
  ],
  [
    "Hallo, Riet hier uit Winterswijk. Na dertig jaar in de thuiszorg ga ik met pensioen en van mijn collega's kreeg ik een bon. Nu wil ik eindelijk eens een elektrische fiets, met lage instap want ik heb een nieuwe heup.",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" } },
  ],
  [
    "yo mn koptelefoon is gejat in de trein naar Zwolle, had die van JBL maar die zat kut op mn oren, wil nu over-ear met noise cancelling en niet meer als 200 euro",
    { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, max: 200 },
  ],
  [
    "Geachte medewerker, mijn echtgenoot is vorig jaar overleden en ik ben kleiner gaan wonen, in een appartement te Hoogeveen. De eettafel van vroeger past er niet meer in. Ik zou graag een ronde eettafel willen zien, liefst niet duurder dan zevenhonderd euro.",
    { in: "eettafels", has: { Vorm: "Rond" }, max: 700 },
  ],
  [
    "ik ben timmerman en gister is de bus leeggehaald in Emmeloord, alles weg, ook de dewalt. wil weer een 18v boormachine met twee accu's, de lader van de oude lag gelukkig nog thuis maar daar heb ik dus niks aan",
    { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } },
  ],
  [
    "Onze Floor wordt zondag vijf en ze is helemaal gek van konijnen sinds we op de kinderboerderij in Ommen waren. Heeft u een knuffel konijn voor haar? Haar broer van acht heeft al een dino, dus die hoef ik niet te zien.",
    { in: "knuffels", has: { Model: "Konijn" } },
  ],
  [
    "dag, ik zing in een shantykoor op Terschelling en onze gitarist heeft vorige week zijn gitaar in het water laten vallen, echt waar. we leggen met 18 man samen in voor een nieuwe akoestische, tussen de 200 en 600 euro ongeveer",
    { in: "gitaren", has: { "Type gitaar": "Akoestische gitaar" }, min: 200, max: 600 },
  ],
  [
    "Beamer gezocht! Wij runnen een minicamping bij Renesse en willen s avonds films draaien in de schuur, scherm van 4 meter hebben we al en een laptop ook. Hij moet minstens 2000 lumen hebben want het wordt laat donker in de zomer",
    { in: "beamers", number: { Helderheid: [2000, null] } },
  ],
  [
    "hoi ik ben Jits, 15, ik spaar al sinds kerst met vakkenvullen en nou heb ik 450 euro. mijn neef heeft een ps5 maar ik wil zelf een nintendo, wat kan ik daarvoor krijgen bij jullie",
    { in: "spelcomputers", has: { brand: "Nintendo" }, max: 450 },
  ],
  [
    "Mijn man snurkt zo dat we apart gaan slapen na 41 jaar huwelijk haha. De logeerkamer is 3 bij 2,5, dus ik zoek een eenpersoonsbed van 90 bij 200 en het mag wit, grijs of zwart zijn, verder ben ik niet moeilijk.",
    { in: "bedden", has: { Ligmaat: "90 x 200 cm", color: ["wit", "grijs", "zwart"] } },
  ],
  [
    "we waren met de scouting in de Ardennen en alles werd nat, die tent van de Action was echt bagger. nu zoek ik voor ons gezin iets voor vier personen met waterkolom van minstens 3000 mm",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons", Waterkolom: ["3.000 mm", "5.000 mm"] } },
  ],
  [
    "Ik sta zes dagen in de week in mijn slagerij in Dokkum en heb er versleten knieën van. Zondags wandel ik met de vrouw, zij heeft al Skechers. Voor mij graag instappers, sneakers bedoel ik, heren maat 44 of 45 dat verschilt nogal, want bukken om te strikken gaat niet meer",
    { in: "herensneakers", has: { Sluiting: "Instap", size: ["44", "45"] } },
  ],
  [
    "vaatwaser is kapot!! hij lekt al een week over mn nieuwe pvc vloer, monteur zegt dat repareren 280 kost en dat doe ik niet. graag een vrijstaande onder de 700 euro",
    { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" }, max: 700 },
  ],
  [
    "Goedenavond. Bij de verbouwing van onze boerderij in Beesterzwaag hebben we een Quooker laten plaatsen, maar mijn vader van 83 vertrouwt dat ding niet. Hij wil gewoon een waterkoker terug, een rode van Bosch zoals hij die vroeger had.",
    { in: "waterkokers", has: { color: "rood", brand: "Bosch" } },
  ],
  [
    "ik geef bijles wiskunde aan huis en zit hele dagen op een keukenstoel, nou is mn rug eraan. de fysio zegt lendensteun moet het hebben. bureaustoel dus, budget 300 euro",
    { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" }, max: 300 },
  ],
  [
    "Mijn dochter begint met voetbal bij de pupillen van vv Noordwolde, ze zijn met twaalf meiden. De trainer zegt dat ze met maat 4 spelen, ik had per ongeluk een 5 gekocht bij de Intersport en die kan niet meer terug. Hebben jullie voetballen in de goede maat?",
    { in: "voetballen", has: { Balmaat: "4" } },
  ],
  [
    "Kunt u mij misschien laten bellen door iemand? Ik heb vorige maand een droger bij u gekocht, die is nu al twee keer gemaakt en hij staat weer stil, en ik kom er via de computer niet uit op mijn leeftijd.",
    { contact: true },
  ],
  [
    "we krijgen in mei een tweeling nee grapje gewoon één, maar wel op drie hoog zonder lift in Middelburg. Mijn zus sjouwt zich kapot met haar Bugaboo van 14 kilo dus wij willen er een van hooguit 10 kilo, kinderwagen dus",
    { in: "kinderwagens", number: { Gewicht: [null, 10] } },
  ],
  [
    "Gister heeft de kat van de buren, Sjors heet ie, mijn hele bank aan flarden gehaald. Ik was er toch al op uitgekeken, 14 jaar oud en bruin. Nu iets vrolijkers: een 3-zits in donkergroen of blauw, velours of wat dan ook, de stof maakt me niet uit.",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits", color: ["donkergroen", "blauw"] } },
  ],
  [
    "dictaat aan: hallo ik ben postbode in Drenthe en ik loop 20 kilometer per dag punt ik heb een rugzak nodig die water afstoot met minstens 24 liter inhoud punt mijn oude Eastpak is gescheurd punt groet Wim",
    { in: "rugzakken", has: { Waterafstotend: "Ja" }, number: { Inhoud: [24, null] } },
  ],
  [
    "Ik had een Senseo en daarna een Nespresso maar die cupjes vind ik zonde van het milieu, bij mijn vriendin in Epe dronk ik koffie uit een volautomaat en sindsdien wil ik niks anders. Wel graag een zwarte, die past bij mijn keuken.",
    { in: "espressomachines", has: { "Type machine": "Volautomaat", color: "zwart" } },
  ],
  [
    "mn telefoon viel van de hooizolder en daarna stond de koe erop.... scherm weg. ik had een Samsung maar ik wil nu wel een keer een ander merk proberen, dus alles behalve samsung. hij moet wel IP68 zijn want stof en mest zit hier overal",
    { in: "smartphones", not: { brand: "Samsung" }, has: { Waterdichtheid: "IP68" } },
  ],
  [
    "Lief team, ik ben juf van groep 3 in Raalte en mijn kinderen (27 stuks!) hebben alle stiften leeg. Ouders klagen steeds over vlekken, dus uitwasbaar is voor mij een must. Viltstiften graag, geen potloden, die heb ik nog genoeg.",
    { in: "stiften-en-kleurpotloden", has: { Soort: "Viltstiften", Uitwasbaar: "Ja" } },
  ],
  [
    "Na de scheiding begin ik opnieuw in een huurhuisje in Terneuzen, ik heb alleen een matras en een magnetron. Omdat ik nu ook op de kleintjes moet letten: wat is de goedkoopste wasmachine die jullie hebben staan?",
    { in: "wasmachines", extreme: "cheapest" },
  ],
  [
    "Mijn kleinzoon gaat op kamers in Wageningen en studeert bosbouw. Hij heeft een laptop nodig met 16 GB werkgeheugen, dat stond in de brief van de school. Opa en oma betalen, maar boven de 900 euro gaan we niet.",
    { in: "laptops", has: { Werkgeheugen: "16 GB" }, max: 900 },
  ],
  [
    "robotmaaier dat lijkt me nou wat, wij hebben 450 vierkante meter gras rond het huis in Vriezenveen en ik ben 71, die oude benzine Honda krijg ik niet meer aan getrokken. hij moet dus 500 m2 of meer aankunnen",
    { in: "grasmaaiers", has: { Aandrijving: "Robot" }, number: { Oppervlakte: [500, null] } },
  ],
  [
    "hee met Chantal, nagelstyliste uit Kerkrade. Mn föhn rook vanochtend naar brand en toen deed ie niks meer, was een goedkoop ding van de markt. Doe mij maar een roze, met ionisatie want ik heb zulk pluishaar",
    { in: "haardrogers", has: { color: "roze", Ionisatie: "Met" } },
  ],
  [
    "Wij varen met een binnenvaartschip en zijn weken van huis. De oude koelkast met vriezer aan boord is versleten. Hij mag beslist niet hoger zijn dan 186 cm vanwege het plafond in de kombuis en no frost zou ik ook graag willen.",
    { in: "koel-vriescombinaties", number: { Hoogte: [null, 186] }, has: { Vriezen: "No Frost" } },
  ],
  [
    "Voor mijn moeder van 79 in het verpleeghuis in Stadskanaal zoek ik een legpuzzel van 500 stukjes, ze deed vroeger die van 1000 en 2000 maar dat lukt met haar ogen niet meer. Ze houdt erg van bloemen, haar kamer staat er vol mee.",
    { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } },
  ],
  [
    "gezocht een regenjas voor onze jongste hij zit op een bosschool bij Gasselte en komt elke dag doorweekt thuis die van vorig jaar heeft een scheur in de mouw van het prikkeldraad dus meer dan 60 euro ga ik er niet aan uitgeven",
    { in: "kinderjassen", has: { Seizoen: "Regenjas" }, max: 60 },
  ],
  [
    "Mijn bril besloeg steeds boven de frituur, dus dat oude ding staat op marktplaats. Ik kook voor zes man personeel op de kwekerij in Bleiswijk. Graag een airfryer met dubbele lade, en als het kan geen Philips, daar heb ik er nou twee van versleten.",
    { in: "airfryers", has: { "Dubbele lade": "Ja" }, not: { brand: "Philips" } },
  ],
  [
    "Ik fiets elke dag 9 km over de dijk naar mijn werk bij de gemeente Harderwijk en vorige week knalde een collega op een paaltje. Hersenschudding. Dat was voor mij het teken: ik wil een fietshelm met MIPS, maat L, dat heb ik al laten opmeten.",
    { in: "fietshelmen", has: { Mips: "Met", size: "L" } },
  ],
  [
    "hallo mn naam is Henk, vrachtwagenmonteur, eelt op mn handen en ik krijg nooit iets schoon. voor de zaak moet ik een gereedschapskist van staal hebben, die plastic rommel van de bouwmarkt breekt na een half jaar, prijs tot 120",
    { in: "gereedschapskisten", has: { Materiaal: "Staal" }, max: 120 },
  ],
  [
    "Wij gaan na 18 jaar eindelijk de zolder doen. Voor onze zoon komt er een bureau, en omdat hij 1 meter 98 is moet dat in hoogte verstelbaar zijn, elektrisch wel te verstaan, want hij is nogal lui.",
    { in: "bureaus", has: { Verstelling: "Elektrisch" } },
  ],
  [
    "Dus ik zat bij de kapper in Goes en die had een geweldig muziekje op staan uit zo'n klein kastje. Dat wil ik ook, voor bij het strandhuisje. Een bluetooth speaker die waterdicht is, IP67, en hij mag max 150 kosten",
    { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" }, max: 150 },
  ],
  [
    "onze labrador Bikkel van 38 kilo heeft zijn mand aan snippers gebeten, alweer. we hadden er een van 80 bij 60 en dat was te klein zei de dierenarts. nu graag de maat 120 x 90, kleur boeit me niet want alles wordt hier bruin",
    { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } },
  ],
  [
    "Ik ben imker in Ootmarsum en ik verkoop honing aan huis. De boekhouding doe ik op papier maar mijn accountant wil alles geprint en gescand hebben. Een laserprinter lijkt me het handigst want inkt droogt bij mij altijd in.",
    { in: "printers", has: { Printtechniek: "Laser" } },
  ],
  [
    "Trouwerij van mijn broer in Valkenburg op 12 juni, ik ben getuige. Heb een donkerblauw pak van 600 euro gekocht, nu nog schoenen eronder. Nette bruine, en meer dan 200 wil ik er niet aan uitgeven want ik draag ze toch maar één keer.",
    { in: "nette-herenschoenen", has: { color: "bruin" }, max: 200 },
  ],
  [
    "tv stuk na onweer hier in Nijverdal, verzekering keert uit hoera. had een 43 inch van LG, beeld was prima maar ik word 60 en mn ogen niet beter. ik wil nu 65 inch of groter en het liefst oled",
    { in: "televisies", number: { Schermgrootte: [65, null] }, has: { Beeldtechniek: "Oled" } },
  ],
  [
    "Beste, als vrijwilliger bij de voedselbank in Oss krijg ik vaak de vraag naar potten en pannen. Voor een gezin met inductie zoeken we een pannenset onder de honderdvijftig euro. Zij hebben werkelijk niets, het huis is afgebrand.",
    { in: "pannensets", has: { Inductie: "Ja" }, max: 150 },
  ],
  [
    "Ik ben een oude motorrijder maar sinds mijn beroerte zit ik thuis in Bergum. Mijn dochter zegt pa ga een boek luisteren. Lezen gaat namelijk niet goed meer. Hebben jullie romans als luisterboek?",
    { in: "romans", has: { Uitvoering: "Luisterboek" } },
  ],
  [
    "mijn vriend wordt 30, hij heeft een apple watch maar die gaat nooit mee uit eten zegt ie. zoek een mooi horloge met leren band, automatisch uurwerk want daar is hij helemaal into",
    { in: "horloges", has: { Band: "Leren band", Uurwerk: "Automatisch" } },
  ],
  [
    "Na een val van het trapje durf ik niet meer te zuigen met dat zware slee-apparaat (een Miele van 8 kilo). Bij de buurvrouw zag ik een steelstofzuiger en die woog bijna niks. Laat me die eens zien met de lichtste bovenaan, ik ben 76 en heb artrose.",
    { in: "steelstofzuigers", rising: "Gewicht" },
  ],
  [
    "wij wonen sinds kort boven een bakkerij in Zierikzee, heerlijk maar warm. alle dekbedovertrekken zijn te dik. ik wil er een in 240 x 220 en dan wit of groen, flanel heb ik al genoeg dus dat hoeft niet",
    {
      in: "dekbedovertrekken",
      has: { "Maat overtrek": "240 x 220 cm", color: ["wit", "groen"] },
      not: { Stof: "Flanel" },
    },
  ],
  [
    "Moin! Ik kom uit Bad Bentheim maar woon sinds 2 jaar in Denekamp, sorry voor mijn Nederlands. In mijn auto (Opel) moet een dashcam, want laatst heeft iemand mij gereden en weg. Voor en achter filmen, ja, dat is belangrijk.",
    { in: "dashcams", has: { Kanalen: "Voor en achter" } },
  ],
  [
    "De kippenboer hiernaast geeft een barbecue en wij moeten een cadeau meenemen met de hele straat, 11 huishoudens, samen is er 350 euro opgehaald. Nou dachten we aan een gasbarbecue voor hem, hij stookt nu nog op een halve olieton",
    { in: "barbecues", has: { Brandstof: "Gas" }, max: 350 },
  ],
  [
    "Ik zag op Insta zo'n leuke hanglamp in het huisje van mijn nichtje, zij woont in Brabant en heeft alles van rotan. Ik wil ook een rotan lamp boven de tafel, mijn plafond is maar 2 meter 30. Tot 150 euro kan ik missen.",
    { in: "hanglampen", has: { Materiaal: "Rotan" }, max: 150 },
  ],
  [
    "goedemorgen, ons bestuur van de dorpsbelangen Wilnis houdt elke vrijdag spelletjesavond. Catan en Risk kennen we nu wel. Graag iets dat je met zijn achten kan doen, dus een spel voor 3 tot 8 spelers, en dan onder de 40 euro.",
    { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" }, max: 40 },
  ],
  [
    "autobanden!! apk afgekeurd gister, profiel weg zei de garage en hij wou 600 hebben voor vier stuks de oplichter. ik rij een golf en op de zijkant staat 205/55 R16, wat hebben jullie in die maat",
    { in: "autobanden", has: { Maat: "205/55 R16" } },
  ],
  [
    "Mijn jongste is allergisch, ze kreeg van drie crèmes al uitslag, ook van die dure van Clinique. De huidarts in Sneek adviseert een gezichtscrème zonder parfum voor de gevoelige huid. Het is haar verjaardag dus ik doe hem in een mandje.",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Huidtype: "Gevoelig" } },
  ],
  [
    "sorry dat ik stoor, ik weet niet of dit kan maar ik heb maar 100 euro over deze maand en de tv is ermee gestopt. kijk alleen naar het journaal en Heel Holland Bakt. is er een televisie voor die prijs of minder",
    { none: true },
  ],
  [
    "Ik tuinier op klei bij Dronten en alle potten zijn van de winter kapotgevroren, dertien stuks. Dat overkomt me niet nog eens: nu wil ik bloempotten die vorstbestendig zijn, in terracotta of antraciet, mijn schutting is ook donker.",
    { in: "bloempotten", has: { Vorstbestendig: "Ja", color: ["terracotta", "antraciet"] } },
  ],
  [
    "Als stukadoor heb ik altijd stof in mn haar en baard, mn vrouw klaagt over de wastafel. Vorige scheerapparaat was een Braun, ging 9 jaar mee, top ding. Ik wil daarom weer een Braun met een trimmer erop, thats it",
    { in: "scheerapparaten", has: { brand: "Braun", Trimmer: "Ja" } },
  ],
  [
    "In de herfstvakantie gaan we met de jongens een hut bouwen op de Veluwe, ze zijn 9 en 11. Slapen doen we buiten! Ik zoek slaapzakken die comfortabel zijn bij 0 graden, een mummiemodel bij voorkeur want die houden beter warm, zei mijn broer de marinier.",
    { in: "slaapzakken", has: { Comforttemperatuur: "0 °C", Vorm: "Mummiemodel" } },
  ],
  [
    "we hebben een b&b bij Vaals met drie kamers en gasten vragen steeds om te kunnen strijken. het oude ijzer heeft een overhemd verbrand van een Belg, was me wat. nou wil ik er een die vanzelf uitschakelt, niet boven de 100 euro",
    { in: "strijkijzers", has: { Uitschakelbeveiliging: "Ja" }, max: 100 },
  ],
  [
    "Heeft u ook gewichten? De fysiotherapeut in Assen vindt dat ik na mijn gebroken pols moet trainen, rustig beginnen zegt hij, met 2 keer 2 kilo. Ik ben 68 en was vroeger turnster, dus lui ben ik niet.",
    { in: "halters-en-gewichten", has: { Gewicht: "2 x 2 kg" } },
  ],
  [
    "zus is net bevallen van een jongetje Guus 3400 gram, alles goed. ik wil haar een slaapzakje voor hem geven, in 60 cm want hij is nog zo klein, en geen roze natuurlijk haha want dat vindt haar man niks",
    { in: "babyslaapzakken", has: { size: "60 cm" }, not: { color: "roze" } },
  ],
  [
    "Op het laboratorium waar ik werk zitten we met 8 analisten en de senseo is door de arbo afgekeurd. We willen gewoon weer ouderwets filterkoffie, koffiezetapparaat met thermoskan zodat het warm blijft. Er zit 180 euro in de pot.",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, max: 180 },
  ],
  [
    "Mijn moeder woont sinds februari bij ons in en haar twee poezen ook. Buurvrouw heeft een kattenbak die zichzelf schoonmaakt, dat vond ik onzin totdat ik zelf elke dag moest scheppen. Zo'n zelfreinigende wil ik nu ook, is er wat onder 100?",
    { in: "kattenbakken", has: { Uitvoering: "Zelfreinigend" }, max: 100 },
  ],
]);
