import { singles } from "../dialogue";

export const longMessages = singles("long messages", [
  [
    "Hoi, gisteren heeft onze oude tv de geest gegeven en zondag is de grand prix, dus er is haast bij. Het moet een televisie van 55 inch worden en zwart, want zilver vloekt bij de kast. We hebben er hooguit 1300 euro voor.",
    { in: "televisies", has: { Schermgrootte: "55 inch", color: "zwart" }, max: 1300 },
  ],
  [
    "goedemorgen, ik zit elke dag anderhalf uur in de trein en wordt gek van het lawaai om me heen. heeft u een koptelefoon die echt over de oren heen valt, met actieve ruisonderdrukking, en die minstens 30 uur meegaat zonder op te laden?",
    {
      in: "koptelefoons",
      has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" },
      number: { Accuduur: [30, null] },
    },
  ],
  [
    "yo zoek een bluetooth speaker voor op de camping, max een honderdje. kleur boeit me niet echt zolang ie maar niet roze is haha dan hoor ik het de hele week",
    { in: "bluetooth-speakers", max: 100, not: { color: "roze" } },
  ],
  [
    "Onze wasmachine heeft het na veertien jaar begeven en met drie kinderen kan ik niet lang zonder. Er moet flink wat in, dus 9 of 10 kilo, en energielabel A is een eis vanwege de stroomrekening.",
    { in: "wasmachines", has: { Vulgewicht: ["9 kg", "10 kg"], Energieklasse: "A" } },
  ],
  [
    "Mijn dochter gaat naar de brugklas en krijgt haar eerste smartphone. Het hoeft niks bijzonders te zijn maar met 64 GB is hij zo vol, dus er moet minimaal 128 GB in zitten. Boven de 400 euro ga ik niet, ze laat hem toch vallen.",
    { in: "smartphones", has: { Opslag: ["128 GB", "256 GB", "512 GB"] }, max: 400 },
  ],
  [
    "Wij eten elke avond met z'n zessen en die rechthoekige tafel van nu staat altijd in de weg. Kunt u mij ronde eettafels laten zien waar minstens zes mensen aan kunnen zitten?",
    { in: "eettafels", has: { Vorm: "Rond" }, number: { Personen: [6, null] } },
  ],
  [
    "volgende maand trouwt mijn zus en ik heb nog steeds niks om aan te trekken 😩 ik zoek een maxi jurk, ik heb maat 40 of 42 dat wisselt een beetje per merk. alles mag behalve stippen want dat draagt mijn moeder al",
    { in: "jurken", has: { Lengte: "Maxi", size: ["40", "42"] }, not: { Patroon: "Stippen" } },
  ],
  [
    "Geachte medewerker, mijn vrouw heeft een nieuwe heup gekregen en kan haar been niet meer hoog optillen. Wij zoeken daarom een elektrische fiets met een lage instap. De motor moet in het midden zitten, een voorwielmotor vindt zij eng in de bochten.",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  [
    "jas voor me zoontje, hij heeft nu maat 116 maar hij groeit als kool dus doe maar 128. mag niet meer kosten dan 90 euro want over een jaar past ie toch niet meer",
    { in: "kinderjassen", has: { size: "128" }, max: 90 },
  ],
  [
    "We willen op zolder een filmhoekje maken met een beamer. Full HD heb ik bij de buurman gezien en dat vond ik niet scherp genoeg, het moet dus 4K zijn. Budget is 1250 euro alles bij elkaar.",
    { in: "beamers", has: { Resolutie: "4K Ultra HD" }, max: 1250 },
  ],
  [
    "Sinds januari eet ik geen vlees meer maar ik kom niet verder dan pasta met pesto. Heb je een vegetarisch kookboek voor me? Geen luisterboek natuurlijk, ik wil het recept gewoon voor m'n neus hebben liggen.",
    { in: "kookboeken", has: { Onderwerp: "Vegetarisch" }, not: { Uitvoering: "Luisterboek" } },
  ],
  [
    "Mijn moeder is 84 en puzzelt graag, maar 1000 stukjes wordt haar nu te veel. Graag een legpuzzel van 500 stukjes en niet duurder dan 30 euro, het is een kleinigheidje bij een bezoek.",
    { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" }, max: 30 },
  ],
  [
    "we gaan met twee stellen een weekendje naar drenthe en vorige keer hadden we ruzie na risk dus nu graag een bordspel waarbij je samenwerkt zo'n cooperatief spel en het mag niet langer dan drie kwartier duren",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" }, number: { Speelduur: [null, 45] } },
  ],
  [
    "Hallo! In september begin ik met rechten en ik zoek een laptop die ik overal mee naartoe neem. Eisen: scherm 14 inch, 16 GB werkgeheugen of meer, prijs tot 1200 euro. Merk maakt me niks uit.",
    { in: "laptops", has: { Schermgrootte: "14 inch" }, number: { Werkgeheugen: [16, null] }, max: 1200 },
  ],
  [
    "Ik werk sinds kort drie dagen thuis en krijg nekpijn van dat kleine laptopscherm. Mijn fysio zegt dat ik een monitor moet nemen die je in hoogte kunt verstellen, en 27 inch past precies op mijn bureau. Tot 600 euro vergoedt de baas.",
    { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" }, max: 600 },
  ],
  [
    "Wij zijn met z'n vijven en onze airfryer is veel te klein, ik sta drie keer te bakken voordat iedereen friet heeft. Graag een met twee lades en minimaal zes liter inhoud.",
    { in: "airfryers", has: { "Dubbele lade": "Ja" }, number: { Inhoud: [6, null] } },
  ],
  [
    "Ik wil 's ochtends op één knop drukken en een cappuccino krijgen, meer niet. Dus een espressomachine die volautomatisch is en met zo'n melkreservoir eraan, want met een stoompijpje sta ik te klungelen. 850 euro vind ik de absolute bovengrens.",
    { in: "espressomachines", has: { "Type machine": "Volautomaat", Melkopschuimer: "Melkreservoir" }, max: 850 },
  ],
  [
    "ben op zoek naar een waterkoker maar dan eentje zonder plastic smaak, dus van glas of rvs en absoluut geen kunststof. o ja en 1,7 liter want ik zet de hele dag thee",
    { in: "waterkokers", has: { Materiaal: ["Glas", "Rvs"], Inhoud: "1,7 liter" } },
  ],
  [
    "Twee katten hebben onze leren bank volledig aan gort gekrabd. We zoeken nu een 3-zits bank die NIET van leer is, tot 1600 euro. Kunt u wat laten zien?",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" }, max: 1600 },
  ],
  [
    "Ik ga samenwonen en mijn bed van 90 is ineens wat krap :) Het nieuwe bed mag 160 of 180 breed zijn (en gewoon 2 meter lang) en moet een hoofdbord hebben, wij lezen veel in bed.",
    { in: "bedden", has: { Ligmaat: ["160 x 200 cm", "180 x 200 cm"], Hoofdbord: "Ja" } },
  ],
  [
    "strijken is niks voor mij dus ik zoek dekbedovertrekken die strijkvrij zijn. Ons dekbed is heel breed, maat 240 x 220.",
    { in: "dekbedovertrekken", has: { Strijkvrij: "Ja", "Maat overtrek": "240 x 220 cm" } },
  ],
  [
    "me ouwe gympen zijn door. heren sneakers, maat 44 of als het klein valt 45, en ik betaal niet meer als 130 piek ervoor",
    { in: "herensneakers", has: { size: ["44", "45"] }, max: 130 },
  ],
  [
    "Dag, ik draag steunzolen van de podotherapeut en daarom moet het voetbed eruit kunnen. Het gaat om damessneakers in maat 38 of 39. Heeft u zoiets in huis?",
    { in: "damessneakers", has: { "Uitneembaar voetbed": "Ja", size: ["38", "39"] } },
  ],
  [
    "Sinds vorige week hebben we een pup van tien weken en van het voer dat de fokker meegaf krijgt hij jeuk. De dierenarts raadt graanvrij aan. Wat hebben jullie aan graanvrij hondenvoer voor puppy's?",
    { in: "hondenvoer", has: { Graanvrij: "Ja", "Leeftijd hond": "Puppy" } },
  ],
  [
    "Ik verhuis naar een studentenkamer en moet alleen af en toe iets kunnen opwarmen. Geef mij maar de allergoedkoopste magnetron die jullie verkopen, merk, kleur en formaat zijn me om het even.",
    { in: "magnetrons", extreme: "cheapest" },
  ],
  [
    "Hoi! Deze zomer gaan we met ons gezin van vier naar Zeeland en daar kan het flink plenzen. Ik zoek een 4-persoons tent met een waterkolom van tenminste 3000 mm, want vorig jaar dreven we weg.",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons", Waterkolom: ["3.000 mm", "5.000 mm"] } },
  ],
  [
    "voor een trektocht in schotland in oktober zoek ik een slaapzak. comforttemperatuur 5 graden of kouder en hij mag niet meer wegen dan anderhalve kilo want ik moet alles zelf sjouwen",
    { in: "slaapzakken", number: { Comforttemperatuur: [null, 5], Gewicht: [null, 1.5] } },
  ],
  [
    "Ik moet een stuk of twintig gaten boren in een betonnen plafond dus zonder klopfunctie begin ik niks. Accuboormachine, 18 volt, en wel met accu erbij geleverd want ik heb nog niets van dat spul liggen.",
    { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja" }, not: { Inhoud: "Zonder accu" } },
  ],
  [
    "Elk jaar komt de hele familie langs en dan sta ik te hannesen op een minirooster. Doe mij een barbecue op houtskool, gas vind ik nep, waar je voor acht man of meer op kan grillen.",
    { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Personen: [8, null] } },
  ],
  [
    "Wij wonen driehoog zonder lift en ons eerste kindje komt in mei, vandaar dat gewicht voor ons telt. Kunt u de 3-in-1 kinderwagens voor me op een rijtje zetten van licht naar zwaar?",
    { in: "kinderwagens", has: { Uitvoering: "3-in-1" }, rising: "Gewicht" },
  ],
  [
    "Heeft u autostoelen die 360 graden draaien en met isofix vastgaan? Met de gordel vastzetten lukt me niet meer met mijn rug, ik pas elke week op de kleinkinderen.",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix" } },
  ],
  [
    "rugtas voor school, moet een laptop van 15,6 inch in passen in een apart vak. En hij moet tegen regen kunnen (waterafstotend dus) want ik fiets 12 km. geel hoef ik niet",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" }, not: { color: "geel" } },
  ],
  [
    "Ter gelegenheid van mijn pensioen wil ik mijzelf trakteren op een horloge. Het dient een automatisch uurwerk te hebben en de datum aan te geven; van batterijen wil ik af. Een siliconen band vind ik op mijn leeftijd niet gepast.",
    { in: "horloges", has: { Uurwerk: "Automatisch", Datum: "Ja" }, not: { Band: "Siliconen band" } },
  ],
  [
    "Mijn zoontje van 8 gaat op gitaarles en de juf zegt dat het een klassieke gitaar moet zijn in driekwart formaat. Kan je laten zien wat er is?",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  [
    "Vroeger speelde ik piano en nu de kinderen de deur uit zijn wil ik het weer oppakken, maar in een flat gaat een echte niet. Dus een keyboard met alle 88 toetsen die ook aanslaggevoelig zijn, anders voelt het nergens naar.",
    { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" } },
  ],
  [
    "ik zit 9 uur per dag en zweet me kapot op die kunstleren stoel van mn werk, dus wil nu een bureaustoel van stof of mesh. prijs onder de 500",
    { in: "bureaustoelen", has: { Bekleding: ["Stof", "Mesh"] }, max: 500 },
  ],
  [
    "Mijn nichtje wordt 16 en alles wat ze heeft is roze. Verkopen jullie een roze laptop, met minstens 8 GB geheugen? Een andere kleur heeft geen zin want dan ruilt ze hem toch om.",
    { none: true },
  ],
  [
    "Zoek een herenjas voor de echte kou, dus winterjas, met een capuchon eraan want een muts vergeet ik altijd. Tot 240 euro.",
    { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" }, max: 240 },
  ],
  [
    "Voor moederdag wil ik een parfum kopen. Ze houdt van bloemig of fris en niet van die zware zoete luchtjes, en het moet eau de parfum zijn omdat toilette na een uur weg is. Ik dacht eerst 80 euro maar vooruit, hoogstens 90.",
    { in: "damesparfums", has: { Geurfamilie: ["Bloemig", "Fris"], Concentratie: "Parfum" }, max: 90 },
  ],
  [
    "Ik reageer op bijna alles met rode vlekken. Heeft u een gezichtscrème voor de gevoelige huid waar geen parfum in zit?",
    { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
  ],
  [
    "De tandarts zegt dat ik te hard poets en dat ik een elektrische tandenborstel met druksensor moet nemen. Ik ben veel op reis voor mijn werk dus een reisetui moet er ook bij zitten, de rest is bijzaak.",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Reisetui: "Ja" } },
  ],
  [
    "we lezen elke avond voor en alle boekjes zijn wel uit inmiddels. kinderboek graag voor 4 tot 6 jaar, een gewoon papieren boek hoor geen luisterboek",
    { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" }, not: { Uitvoering: "Luisterboek" } },
  ],
  [
    "Mijn neefje wordt acht en hij wil per se LEGO, geen namaak zegt zijn moeder. Welke bouwsets zijn geschikt voor een kind van acht, dus niet vanaf 12?",
    { in: "bouwsets", has: { brand: "LEGO" }, number: { Leeftijd: [null, 8] } },
  ],
  [
    "Onze keuken is open dus een herriemaker kan ik niet hebben. Het wordt een vaatwasser die volledig geïntegreerd achter een keukendeurtje gaat, met besteklade, en niet luider dan 46 decibel.",
    {
      in: "vaatwassers",
      has: { Plaatsing: "Volledig geïntegreerd", Besteklade: "Ja" },
      number: { Geluidsniveau: [null, 46] },
    },
  ],
  [
    "Ik ben dat ontdooien zo zat!! Koelvriescombinatie met no frost graag, en let op: boven de plek hangt een kastje, hij mag niet hoger zijn dan 1 meter 86.",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 186] } },
  ],
  [
    "Een robotstofzuiger is wat ik wil, eentje die ook dweilt en die zichzelf leegt in een station want ik ben allergisch voor stof. Kan dat onder de 900 euro?",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" }, max: 900 },
  ],
  [
    "ik heb reuma in mijn polsen dus de steelstofzuiger mag hooguit 3 kilo wegen. verder wil ik een hepa filter vanwege mijn man zijn astma",
    { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, number: { Gewicht: [null, 3] } },
  ],
  [
    "Op mijn band staat 205/55 R16 en de garage zegt dat ze versleten zijn. Twee keer per jaar wisselen wil ik niet meer, dus geef mij maar vierseizoenenbanden in die maat.",
    { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } },
  ],
  [
    "Ik ga zelf de olie verversen van mijn Golfje. In het boekje staat 5W40 en er gaat bijna vijf liter in dus een can van 5 liter motorolie graag, geen losse literflesjes.",
    { in: "motorolie", has: { Viscositeit: "5W-40", Inhoud: "5 liter" } },
  ],
  [
    "Boven onze nieuwe eettafel hangt nog steeds een kaal peertje. We zoeken een hanglamp van minstens 40 cm doorsnee met een gewone E27 fitting. Wit valt weg tegen het plafond, dus die kleur niet.",
    { in: "hanglampen", has: { Fitting: "E27" }, number: { Diameter: [40, null] }, not: { color: "wit" } },
  ],
  [
    "Gisteren stond de hele bijkeuken blank, onze oude machine heeft na veertien jaar de geest gegeven. We zijn met z'n vijven thuis dus er gaat wat doorheen. Ik zoek een wasmachine waar minstens 9 kilo in kan en die niet meer dan 800 euro kost.",
    { in: "wasmachines", number: { Vulgewicht: [9, null] }, max: 800 },
  ],
  [
    "ik reis elke dag met de trein naar utrecht en word gek van al dat gebel om me heen nou wil ik een koptelefoon over ear met actieve ruisonderdrukking maar meer dan 200 euro wil ik er niet aan uitgeven",
    { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, max: 200 },
  ],
  [
    "Een laptop met minimaal 16 GB werkgeheugen en een schijf van minstens 256 GB, tot 1000 euro. Mijn dochter begint in september aan haar studie en de oude van haar broer start nog maar half op. Alvast dank voor het meedenken!",
    { in: "laptops", number: { Werkgeheugen: [16, null] }, has: { Opslag: /256 gb|512 gb|tb/ }, max: 1000 },
  ],
  [
    "Mijn schoonzus heeft er eentje en zweert erbij, dus nu moet ik ook haha. Wij eten thuis nooit hetzelfde, de kinderen willen friet en ik kip, dus doe mij een airfryer met dubbele lade, liefst zo'n 6 liter of meer inhoud, en hij mag tot 250 euro kosten.",
    { in: "airfryers", has: { "Dubbele lade": "Ja" }, number: { Inhoud: [6, null] }, max: 250 },
  ],
  [
    "Help, de jas van mijn kleinkind is op school zoekgeraakt en het wordt koud! Ze heeft maat 116 en het moet een echte winterjas zijn. Alsjeblieft geen roze, daar is ze helemaal klaar mee zegt ze.",
    { in: "kinderjassen", has: { size: "116", Seizoen: "winterjas" }, not: { color: "roze" } },
  ],
]);
