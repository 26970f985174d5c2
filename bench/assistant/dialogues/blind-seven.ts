import { singles } from "../dialogue";

/** Shoppers written from the catalogue alone: one sentence each, shop A. */
export const blindSeven = singles("blind seven, held out, read since", [
  [
    "tv oled, 55 inch of groter, niet duurder dan 1500",
    { in: "televisies", has: { Beeldtechniek: "Oled" }, number: { Schermgrootte: [55, null] }, max: 1500 },
  ],
  [
    "Goedemorgen, ik zit veel in de trein en zoek een koptelefoon met actieve ruisonderdrukking. De accu moet " +
      "minstens dertig uur meegaan.",
    { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" }, number: { Accuduur: [30, null] } },
  ],
  ["bluetoot speaker onder de 100 eu voor bij t zwembad", { in: "bluetooth-speakers", max: 100 }],
  ["soundbar met dolby atmos, kleur maakt me niks uit", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
  [
    "Heeft u een wasmachine voor 9 kilo of meer met energielabel A?",
    { in: "wasmachines", has: { Energieklasse: "A" }, number: { Vulgewicht: [9, null] } },
  ],
  [
    "warmtepompdroger wit max 700 euro",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger", color: "wit" }, max: 700 },
  ],
  [
    "koelvries combi met no frost, mag niet hoger zijn dan 190 cm anders past ie niet onder het kastje",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 190] } },
  ],
  [
    "volledig geintegreerde vaatwasmachine met zo'n la voor het bestek",
    { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd", Besteklade: "Ja" } },
  ],
  [
    "steelstofzuiger die minstens drie kwartier blijft zuigen op een lading",
    { in: "steelstofzuigers", number: { Werktijd: [45, null] } },
  ],
  [
    "Zo'n robotje dat stofzuigt én dweilt en zichzelf leegt in een station, hebben jullie die?",
    { in: "robotstofzuigers", has: { Dweilfunctie: "Met", Leegstation: "Ja" } },
  ],
  [
    "strijkijzer aub maar geen stoomgenerator die dingen zijn me te log",
    { in: "strijkijzers", not: { "Type strijkijzer": "Stoomgenerator" } },
  ],
  ["volautomaat espresso tot 500", { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 500 }],
  ["Doe mij maar een rode waterkoker", { in: "waterkokers", has: { color: "rood" } }],
  [
    "koffiezetapparaat voor op kantoor, thermoskan want een plaatje kookt de koffie kapot, en 10 kopjes of meer",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
  ],
  ["koekepan 28cm inductie", { in: "koekenpannen", has: { Diameter: "28 cm", Inductie: "Ja" } }],
  [
    "airfrier met 2 lades voor het hele gezin, hooguit 200 euro",
    { in: "airfryers", has: { "Dubbele lade": "Ja" }, max: 200 },
  ],
  [
    "combimagnetron maar geen inbouw hoor, hij komt gewoon op het aanrecht",
    { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" }, not: { Plaatsing: "Inbouw" } },
  ],
  [
    "Wij zijn op zoek naar een driezitsbank van echt leer",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits", Bekleding: "Leer" } },
  ],
  ["stapelbare stoelen voor aan de eettafel", { in: "eetkamerstoelen", has: { Stapelbaar: "Ja" } }],
  [
    "uitschuifbare eettafel waar we minstens met zn zessen aan kunnen",
    { in: "eettafels", has: { Uitschuifbaar: "Ja" }, number: { Personen: [6, null] } },
  ],
  [
    "kledingkast met schuifdeuren, spiegel erin is een must",
    { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" } },
  ],
  [
    "bed van 140 bij 200 of 160 bij 200, allebei goed",
    { in: "bedden", has: { Ligmaat: ["140 x 200 cm", "160 x 200 cm"] } },
  ],
  [
    "dekbedovertrek 240x220 strijkvrij graag want ik haat strijken",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "Ja" } },
  ],
  [
    "jurkje mt 38 mouwloos of met korte mouwtjes",
    { in: "jurken", has: { size: "38", Mouwlengte: ["Korte mouw", "Mouwloos"] } },
  ],
  [
    "Ik zoek een damestrui in L, alles behalve acryl want dat kriebelt zo",
    { in: "damestruien", has: { size: "L" }, not: { Materiaal: "Acryl" } },
  ],
  ["winterjas heren met capuchon", { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" } }],
  ["spijkerbroek man w34 l34", { in: "herenjeans", has: { size: "W34/L34" } }],
  [
    "winterjas voor mn zoontje hij heeft nu maat 116",
    { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116" } },
  ],
  [
    "leren damestas maar géén crossbody",
    { in: "handtassen", has: { Materiaal: "Leer" }, not: { "Type tas": "Crossbodytas" } },
  ],
  [
    "rugzak waar een 15,6 inch laptop in kan, voor naar school",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" } },
  ],
  ["horloge automaat (dus geen batterij), max 350", { in: "horloges", has: { Uurwerk: "Automatisch" }, max: 350 }],
  ["dames sneakers 39 alles behalve zwart", { in: "damessneakers", has: { size: "39" }, not: { color: "zwart" } }],
  [
    "enkellaarsjes met een rits, en de hak niet hoger dan 5 cm want ik sta de hele dag",
    { in: "enkellaarzen", has: { Sluiting: "Rits" }, number: { Hakhoogte: [null, 5] } },
  ],
  [
    "Mijn man heeft voor een bruiloft donkerblauwe nette schoenen nodig, maat 43.",
    { in: "nette-herenschoenen", has: { color: "donkerblauw", size: "43" } },
  ],
  ["regelaarsjes kind maat 30", { in: "regenlaarzen", has: { size: "30" } }],
  [
    "elektrische fiets lage instap die minimaal 100 km haalt",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, number: { Actieradius: [100, null] } },
  ],
  [
    "gewone stadsfiets, wel met versnellingen want ik moet elke dag een brug over",
    { in: "stadsfietsen", not: { Versnellingen: "Zonder versnellingen" } },
  ],
  ["fietshelm L mips", { in: "fietshelmen", has: { size: "L", Mips: "Met" } }],
  ["dumbells 2x10kg", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
  ["voetbal maat vijf voor op gras", { in: "voetballen", has: { Balmaat: "5", Ondergrond: "Gras" } }],
  ["tent voor 4 personen niet boven de 400", { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, max: 400 }],
  [
    "slaapzak waarin ik het bij nul graden nog comfortabel heb",
    { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
  ],
  ["lego onder de 60 euro", { in: "bouwsets", has: { brand: "LEGO" }, max: 60 }],
  [
    "een legpuzzel van duizend stukjes voor mijn moeder, ik wil er hoogstens 30 euro aan uitgeven",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, max: 30 },
  ],
  ["knuffel konijn", { in: "knuffels", has: { name: /konijn/ } }],
  [
    "spelletje voor 8 spelers dat niet langer dan een half uur duurt",
    { in: "gezelschapsspellen", has: { Spelers: "3-8 spelers" }, number: { Speelduur: [null, 30] } },
  ],
  [
    "3in1 kinderwagen, niet zwaarder dan 12,5 kilo want we wonen 2 hoog zonder lift",
    { in: "kinderwagens", has: { Uitvoering: "3-in-1" }, number: { Gewicht: [null, 12.5] } },
  ],
  ["draaibare autostoel", { in: "autostoelen", has: { Draaibaar: "360° draaibaar" } }],
  ["babyflesje van glas, geen plastic", { in: "babyflessen", has: { Materiaal: "Glas" } }],
  [
    "accuboor 18 volt en de accu moet er wel bij zitten",
    { in: "accuboormachines", has: { Spanning: "18V" }, not: { Inhoud: "Zonder accu" } },
  ],
  [
    "Grasmaaier voor een tuin van 300 vierkante meter, geen robot.",
    { in: "grasmaaiers", not: { Aandrijving: "Robot" }, number: { Oppervlakte: [300, null] } },
  ],
  ["bloempot voor buiten die tegen vorst kan", { in: "bloempotten", has: { Buiten: "Ja", Vorstbestendig: "Ja" } }],
  ["gasbbq voor minstens 8 man", { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } }],
  [
    "eau de parfum voor een vrouw, bloemig of zoet",
    { in: "damesparfums", has: { Concentratie: "Parfum", Geurfamilie: ["Bloemig", "Zoet"] } },
  ],
  [
    "gezichtscreme zonder parfum met een beschermingsfactor erin (15 of 30)",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Beschermingsfactor: ["SPF 15", "SPF 30"] } },
  ],
  [
    "föhn vanaf 2000 watt met ionisatie",
    { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Vermogen: [2000, null] } },
  ],
  [
    "elektrise tandeborstel met druksensor en een etui voor op reis",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Reisetui: "Ja" } },
  ],
  ["scheerapparaat met folie, tot 120 euro", { in: "scheerapparaten", has: { Scheersysteem: "Folie" }, max: 120 }],
  [
    "mand voor onze labrador, 100x75 of groter",
    { in: "hondenmanden", has: { "Maat mand": ["100 x 75 cm", "120 x 90 cm"] } },
  ],
  ["hondevoer zonder graan", { in: "hondenvoer", has: { Graanvrij: "Ja" } }],
  ["krabpaal van minimaal anderhalve meter hoog", { in: "krabpalen", number: { Hoogte: [150, null] } }],
  ["kattebak met zo'n kap erop", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
  ["aquarium ergens tussen de 50 en 120 liter", { in: "aquaria", number: { Inhoud: [50, 120] } }],
  ["akoestische gitaar mét hoes", { in: "gitaren", has: { "Type gitaar": "Akoestische gitaar", Hoes: "Ja" } }],
  ["keyboard met 88 toetsen", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
  ["Bureaustoel met lendensteun, ik heb het in mijn rug", { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" } }],
  ["electrisch zit sta bureau", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ["notitieboekje a5 max 20 euro", { in: "notitieboeken", has: { Formaat: "A5" }, max: 20 }],
  ["zomerbanden 195 65 15", { in: "autobanden", has: { Seizoen: "Zomerband", Maat: "195/65 R15" } }],
  ["5w40 olie 5 liter", { in: "motorolie", has: { Viscositeit: "5W-40", Inhoud: "5 liter" } }],
  ["dakkoffer van op zijn minst 400 liter voor de wintersport", { in: "dakkoffers", number: { Inhoud: [400, null] } }],
  [
    "smartfoon met minstens 256 gb en een oled scherm",
    { in: "smartphones", has: { Schermtype: "Oled" }, number: { Opslag: [256, null] } },
  ],
  [
    "laptop, minimaal 16 gb ram, 512 gb opslag, budget max 1200",
    { in: "laptops", has: { Opslag: "512 GB" }, number: { Werkgeheugen: [16, null] }, max: 1200 },
  ],
  ["samsung tablet", { in: "tablets", has: { brand: "Samsung" } }],
  [
    "27 inch beeldscherm, full hd vind ik niet scherp genoeg dus qhd of 4k",
    { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: ["QHD", "4K"] } },
  ],
  [
    "printer die dubbelzijdig print maar geen laserprinter",
    { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { Printtechniek: "Laser" } },
  ],
  [
    "draadloos mechanisch toetsenbord",
    { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch", Verbinding: "Draadloos" } },
  ],
  ["hoesje iphone 15", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" } }],
  ["Wat is de allergoedkoopste televisie die jullie hebben?", { in: "televisies", extreme: "cheapest" }],
  ["laat eens jullie duurste horloge zien", { in: "horloges", extreme: "dearest" }],
  ["wasmachine voor minder dan 100 euro", { none: true }],
  ["hebben jullie damessneakers in maat 46?", { none: true }],
  ["ik wil gewoon een mens spreken", { contact: true }],
  ["Mag ik iets terugsturen als het niet bevalt, en binnen hoeveel dagen?", { quotes: "policy" }],
  ["voorleesboekje voor een kind tussen 4 en 6", { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" } }],
  ["historische roman", { in: "romans", has: { Genre: "Historische roman" } }],
  [
    "babyslaapzak 90 cm, halve tog want het is warm op zolder",
    { in: "babyslaapzakken", has: { size: "90 cm", Tog: "0,5 TOG" } },
  ],
  ["dashcam die zowel voor als achter filmt", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["roze koptelefoon voor m'n dochter", { in: "koptelefoons", has: { color: "roze" } }],
  [
    "kitchenaid maar niet in het zwart",
    { in: "keukenmachines", has: { brand: "KitchenAid" }, not: { color: "zwart" } },
  ],
  [
    "wandelrugzak 50 of 65 liter met regenhoes",
    { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"], Regenhoes: "Ja" } },
  ],
  ["gewoon een tv van Samsung, verder ben ik niet kieskeurig", { in: "televisies", has: { brand: "Samsung" } }],
  ["beamer wit, of anders grijs", { in: "beamers", has: { color: ["wit", "grijs"] } }],
  [
    "zoek ledikantje 60x120 wat meegroeit, o nee wacht 70x140 meegroeien hoeft dan niet",
    { in: "ledikanten", has: { Ligmaat: "70 x 140 cm" } },
  ],
  [
    "xbox of playstation, iets van microsoft of sony dus, tot 600",
    { in: "spelcomputers", has: { brand: ["Microsoft", "Sony"] }, max: 600 },
  ],
]);
