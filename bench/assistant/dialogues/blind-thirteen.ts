import { singles } from "../dialogue";

export const blindThirteen = singles("blind thirteen, held out, read since", [
  ["32 inch tv hooguit 400 euro", { in: "televisies", max: 400, has: { Schermgrootte: "32 inch" } }],
  [
    "Ik zit elke dag in de trein en zoek een koptelefoon met actieve ruisonderdrukking. Ik wil er niet meer dan " +
      "tweehonderd euro aan uitgeven.",
    { in: "koptelefoons", max: 200, has: { Ruisonderdrukking: "actief" } },
  ],
  ["speaker via bluetooth, ip67, voor bij het zwembad", { in: "bluetooth-speakers", has: { Waterdichtheid: "ip67" } }],
  ["wasmachiene 9 kilo energieklase A", { in: "wasmachines", has: { Vulgewicht: "9 kg", Energieklasse: "a" } }],
  [
    "Droger graag. Warmtepomp dus, en géén Beko, daar heb ik slechte ervaringen mee",
    { in: "wasdrogers", has: { Droogtechniek: "warmtepompdroger" }, not: { brand: "beko" } },
  ],
  ["regenlaarsjes maatje 26", { in: "regenlaarzen", has: { size: "26" } }],
  [
    "ik heb maat 39 maar soms ook 40, dus damessneakers in een van die twee, als ze maar niet roze zijn",
    { in: "damessneakers", has: { size: ["39", "40"] }, not: { color: "roze" } },
  ],
  [
    "jurk mt 42 of 44 lange mouwen, geen stippen aub",
    { in: "jurken", has: { size: ["42", "44"], Mouwlengte: "lange mouw" }, not: { Patroon: "stippen" } },
  ],
  [
    "Goedemiddag, mijn man is nogal lang. Heeft u een tent met een stahoogte van minimaal 2 meter?",
    { in: "tenten", number: { Stahoogte: [200, null] } },
  ],
  ["wat is de goedkoopste robotstofzuiger die jullie hebben", { in: "robotstofzuigers", extreme: "cheapest" }],
  ["Puur uit nieuwsgierigheid: het duurste horloge in de winkel?", { in: "horloges", extreme: "dearest" }],
  [
    "laptop met 16gb werkgeheugen en een ssd van 512",
    { in: "laptops", has: { Werkgeheugen: "16 GB", Opslag: "512 GB" } },
  ],
  [
    'Beeldscherm voor thuiswerken, 27", wel een die omhoog en omlaag kan',
    { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "ja" } },
  ],
  [
    "Een telefoon waar nog zeven jaar updates voor komen, onder de 900",
    { in: "smartphones", max: 900, has: { "Jaren updates": "7 jaar" } },
  ],
  [
    "bookcase voor mn iphone 16",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iphone 16", "Type hoesje": "bookcase" } },
  ],
  [
    "Ik ben het gewone strijkijzer zat, ik wil een stoomgenerator",
    { in: "strijkijzers", has: { "Type strijkijzer": "stoomgenerator" } },
  ],
  [
    "volautomatische espressomachine, melkreservoir erbij, max 700",
    { in: "espressomachines", max: 700, has: { "Type machine": "volautomaat", Melkopschuimer: "melkreservoir" } },
  ],
  [
    "Koffiezetter voor de kantine van de voetbalclub: thermoskan en minimaal tien kopjes.",
    { in: "koffiezetapparaten", has: { Kan: "thermoskan" }, number: { "Aantal kopjes": [10, null] } },
  ],
  [
    "koekepan van 28 cm die in de afwasmachine mag",
    { in: "koekenpannen", has: { Diameter: "28 cm", Vaatwasserbestendig: "ja" } },
  ],
  [
    "koksmes, lemmet 20 centimeter, niet duurder dan 100 euro",
    { in: "koksmessen", max: 100, has: { Lemmet: "20 cm" } },
  ],
  [
    "wij hebben twee katten dus leer is geen optie, driezitsbank gezocht",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "leer" } },
  ],
  [
    "Met kerst komen alle kleinkinderen eten, daarom zoek ik een eettafel die je kunt uitschuiven",
    { in: "eettafels", has: { Uitschuifbaar: "ja" } },
  ],
  [
    "bed 140x200, o nee dat is te smal, 160x200 of 180x200, zonder hoofdbord",
    { in: "bedden", has: { Ligmaat: ["160 x 200 cm", "180 x 200 cm"], Hoofdbord: "nee" } },
  ],
  [
    "dekbedovertrek 140 bij 220 strijkvrij want strijken doe ik niet aan",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm", Strijkvrij: "ja" } },
  ],
  [
    "regenjas voor een kind, het mag geen gele zijn",
    { in: "kinderjassen", has: { Seizoen: "regenjas" }, not: { color: "geel" } },
  ],
  [
    "Elektrische fiets met lage instap. We rijden graag hele dagen dus de actieradius moet 100 kilometer of meer zijn.",
    { in: "elektrische-fietsen", has: { Frame: "lage instap" }, number: { Actieradius: [100, null] } },
  ],
  ["fietshelm mips maat L", { in: "fietshelmen", has: { Mips: "met", size: "l" } }],
  ["puzzel duizend stukjes, tot 30 euro", { in: "puzzels", max: 30, has: { "Aantal stukjes": "1000 stukjes" } }],
  [
    "Bordspel waarbij je samenspeelt in plaats van tegen elkaar, coöperatief heet dat geloof ik",
    { in: "gezelschapsspellen", has: { Speltype: "coöperatief spel" } },
  ],
  [
    "Ik heb altijd een tas in mijn ene hand, dus de kinderwagen moet met één hand in te klappen zijn",
    { in: "kinderwagens", has: { "Met één hand inklapbaar": "ja" } },
  ],
  ["autostoeltje isofix draaibaar", { in: "autostoelen", has: { Bevestiging: "isofix", Draaibaar: "360° draaibaar" } }],
  [
    "accuboormachine 18 volt met 2 accus erbij",
    { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "met 2 accu's" } },
  ],
  [
    "Mijn gazon is zo'n 300 vierkante meter. Welke robotmaaier kan dat aan?",
    { in: "grasmaaiers", has: { Aandrijving: "robot" }, number: { Oppervlakte: [300, null] } },
  ],
  [
    "bbq op gas, voor minstens 6 personen",
    { in: "barbecues", has: { Brandstof: "gas" }, number: { Personen: [6, null] } },
  ],
  [
    "lekker luchtje voor dames, houtachtig of warm, zoet vind ik niks",
    { in: "damesparfums", has: { Geurfamilie: ["houtachtig", "warm"] } },
  ],
  [
    "gezichtscreme met spf 30 en zonder parfum erin",
    { in: "gezichtscremes", has: { Beschermingsfactor: "spf 30", Parfum: "zonder" } },
  ],
  [
    "Onze hond is 12 en krijgt jeuk van graan. Graanvrij seniorenvoer dus.",
    { in: "hondenvoer", has: { Graanvrij: "ja", "Leeftijd hond": "senior" } },
  ],
  ["vaatwassers op geluid sorteren, de stilste bovenaan", { in: "vaatwassers", rising: "Geluidsniveau" }],
  ["laat de e-bikes eens zien, grootste actieradius eerst", { in: "elektrische-fietsen", falling: "Actieradius" }],
  ["Een wasmachine van Miele voor minder dan 200 euro?", { in: "wasmachines", none: true }],
  ["verkopen jullie ook televisies van 85 inch", { none: true }],
  ["Mag ik alstublieft een medewerker spreken, ik kom er zelf niet uit", { contact: true }],
  ["hoeveel dagen heb ik om iets terug te sturen als het niet bevalt", { quotes: "policy" }],
  ["Wordt de PlayStation 5 volgende maand goedkoper denk je?", { honest: true }],
]);
