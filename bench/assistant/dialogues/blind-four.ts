import { type Dialogue, singles } from "../dialogue";

/** Sentences in the demo shop of someone who never saw the assistant, held out as `blindThree` was. */
export const blindFour: readonly Dialogue[] = singles("blind four, held out, read since", [
  ["dashcam die ook 's nachts goed filmt", { in: "dashcams", has: { Nachtzicht: "ja" } }],
  ["winterbanden 205/55 R16", { in: "autobanden", has: { Seizoen: "winterband", Maat: "205/55 R16" } }],
  [
    "slaapzakje met afritsbare mouwen voor een baby van 4 maanden",
    { in: "babyslaapzakken", has: { Leeftijd: "0 tot 6 maanden", Mouwen: "afritsbare mouwen" } },
  ],
  ["wat is jullie goedkoopste vaatwasser", { in: "vaatwassers", extreme: "cheapest" }],
  ["elektrische gitaar tot 300 euro", { in: "gitaren", has: { "Type gitaar": "elektrische gitaar" }, max: 300 }],
  [
    "luisterboek voor mijn zoontje van 5",
    { in: "kinderboeken", has: { Uitvoering: "luisterboek", Leeftijd: "4 tot 6 jaar" } },
  ],
  ["verkopen jullie ook hengels?", { none: true }],
  ["rode koffiezetter met thermoskan", { in: "koffiezetapparaten", has: { color: "rood", Kan: "thermoskan" } }],
  ["krabpaal van minimaal 150 cm hoog", { in: "krabpalen", number: { Hoogte: [150, null] } }],
  ["aquarium van 110 liter met filter", { in: "aquaria", number: { Inhoud: [110, 110] }, has: { Filter: "ja" } }],
  ["nikkelvrije oorstekers", { in: "oorbellen", has: { Nikkelvrij: "ja", Sluiting: "oorsteker" } }],
  ["kaarsen van sojawas graag", { in: "kaarsen", has: { Was: "sojawas" } }],
  ["regenlaarsjes maat 28 groen of blauw", { in: "regenlaarzen", has: { size: "28", color: [/groen/, /blauw/] } }],
  [
    "magnetron met grill, losstaand en minstens 23 liter",
    {
      in: "magnetrons",
      has: { "Type magnetron": ["grillmagnetron", "combimagnetron"], Plaatsing: "vrijstaand" },
      number: { Inhoud: [23, null] },
    },
  ],
  [
    "een robot die 300 vierkante meter gras kan maaien",
    { in: "grasmaaiers", has: { Aandrijving: "robot" }, number: { Oppervlakte: [300, null] } },
  ],
  ["historische roman met harde kaft", { in: "romans", has: { Genre: "historische roman", Uitvoering: "hardcover" } }],
  ["witte damessneakers maat 39", { in: "damessneakers", has: { color: /wit/, size: "39" } }],
  [
    "flanellen dekbedovertrek 200x220",
    { in: "dekbedovertrekken", has: { Stof: "flanel", "Maat overtrek": "200 x 220 cm" } },
  ],
  ["4k beamer onder de 900 euro", { in: "beamers", has: { Resolutie: /4k/ }, max: 900 }],
  ["automatisch horloge met stalen band", { in: "horloges", has: { Uurwerk: "automatisch", Band: "stalen band" } }],
  ["kan ik bij jullie met ideal betalen?", { quotes: "support policy" }],
  ["me waterkoker is na een jaar kapot gegaan, bij wie moet ik dan zijn", { quotes: "support policy" }],
  ["mag ik iemand van de klantenservice spreken?", { contact: true }],
  [
    "Scheerapparaat voor mn vader, met scheerfolie dus niet roterend, minstens 50 minuten op de accu en geen Braun",
    {
      in: "scheerapparaten",
      has: { Scheersysteem: "folie" },
      number: { Accuduur: [50, null] },
      not: { brand: "Braun" },
    },
  ],
  [
    "Een stoomgenerator die uit zichzelf uitgaat als je hem vergeet, niet van Philips en onder de 250 euro",
    {
      in: "strijkijzers",
      has: { "Type strijkijzer": "stoomgenerator", Uitschakelbeveiliging: "ja" },
      not: { brand: "Philips" },
      max: 250,
    },
  ],
  [
    "We zoeken een volledig geïntegreerde vaatwasser. Hij mag hooguit 44 dB maken en er moet een besteklade in.",
    {
      in: "vaatwassers",
      has: { Plaatsing: "volledig geïntegreerd", Besteklade: "ja" },
      number: { Geluidsniveau: [null, 44] },
    },
  ],
  [
    "stadsfiets met lage instap, framemaat 49, mét versnellingen en niet rood",
    {
      in: "stadsfietsen",
      has: { Frame: "lage instap", size: "49 cm" },
      not: { Versnellingen: "zonder versnellingen", color: /rood/ },
    },
  ],
  [
    "tent voor minstens 4 man, waterkolom 3000 mm of meer, niet zwaarder dan 15 kilo en geen opblaasbare",
    {
      in: "tenten",
      number: { Slaapplaatsen: [4, null], Waterkolom: [3000, null], Gewicht: [null, 15] },
      not: { "Type tent": "opblaasbare tent" },
    },
  ],
  [
    "hoekbureau dat elektrisch omhoog kan, 160 cm breed, maar geen wit",
    {
      in: "bureaus",
      has: { Vorm: "hoek", Verstelling: "elektrisch" },
      number: { Breedte: [160, 160] },
      not: { color: /wit/ },
    },
  ],
  [
    "lichte leptop tot anderhalve kilo, 16 gb werkgeheugen of meer, minstens 512 gb opslag, geen Apple",
    {
      in: "laptops",
      number: { Gewicht: [null, 1.5], Werkgeheugen: [16, null] },
      has: { Opslag: [/512 gb/, /tb/] },
      not: { brand: "Apple" },
    },
  ],
  [
    "telefoon met oledscherm en 7 jaar updates, minimaal 256 gb, mag niet roze of paars zijn",
    {
      in: "smartphones",
      has: { Schermtype: "oled", Opslag: [/256 gb/, /512 gb/, /tb/] },
      number: { "Jaren updates": [7, null] },
      not: { color: [/roze/, /paars/] },
    },
  ],
  [
    "mijn dochter is nu 110 cm. welke autostoeltjes met isofix passen haar?",
    { in: "autostoelen", has: { Bevestiging: "isofix", Groep: "100 tot 150 cm" } },
  ],
  [
    "Hanglamp van rotan of linnen, doorsnee tussen de 45 en 60 cm, en geen gouden of witte",
    {
      in: "hanglampen",
      has: { Materiaal: ["rotan", "linnen"] },
      number: { Diameter: [45, 60] },
      not: { color: [/goud/, /wit/] },
    },
  ],
  [
    "volsynthetische motorolie 5W-40, een fles van minstens 4 liter",
    {
      in: "motorolie",
      has: { Soort: "volsynthetisch", Viscositeit: "5W-40" },
      number: { Inhoud: [4, null] },
    },
  ],
  [
    "accuboor 18 volt met 2 accus en klopfunctie. alles behalve makita",
    {
      in: "accuboormachines",
      has: { Spanning: "18V", Inhoud: "met 2 accu's", Klopfunctie: "ja" },
      not: { brand: "Makita" },
    },
  ],
  [
    "koekepan van 24 cm of groter zonder antiaanbaklaag die 220 graden in de oven aan kan",
    {
      in: "koekenpannen",
      has: { Antiaanbaklaag: "nee" },
      number: { Diameter: [24, null], Ovenbestendig: [220, null] },
    },
  ],
  [
    "zelfreinigende kattenbak met geurfilter, niet breder dan 44 cm en niet roze",
    {
      in: "kattenbakken",
      has: { Uitvoering: "zelfreinigend", Geurfilter: "ja" },
      number: { Breedte: [null, 44] },
      not: { color: /roze/ },
    },
  ],
  [
    "Kadootje voor mijn nichtje van 3: een pop zonder batterijen, niet groter dan 36 cm, tot 40 euro",
    {
      in: "poppen",
      has: { "Batterijen nodig": "nee" },
      number: { Leeftijd: [null, 3], Hoogte: [null, 36] },
      max: 40,
    },
  ],
  [
    "gezichtscreme voor een droge huid zonder parfum en met minstens spf 15, en niet van nivea",
    {
      in: "gezichtscremes",
      has: { Huidtype: "droog", Parfum: "zonder" },
      number: { Beschermingsfactor: [15, null] },
      not: { brand: "Nivea" },
    },
  ],
  [
    "een spel waarbij je samenwerkt, te doen met z'n tweeën, voor een kind van 8 en niet langer dan drie kwartier",
    {
      in: "gezelschapsspellen",
      has: { Speltype: "coöperatief spel" },
      number: { Spelers: [null, 2], Leeftijd: [null, 8], Speelduur: [null, 45] },
    },
  ],
]);
