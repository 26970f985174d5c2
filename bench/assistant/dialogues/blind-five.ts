import { singles } from "../dialogue";

/** Written and labelled from the catalogue by somebody who had not read the assistant; held out. */
export const blindFive = singles("blind five, held out, read since", [
  [
    "Hoi, ik zoek een dakkoffer die aan allebei de kanten open kan",
    { in: "dakkoffers", has: { Opening: "Twee zijden" } },
  ],
  ["dashcam voor én achter, tot 225 euro", { in: "dashcams", max: 225, has: { Kanalen: "Voor en achter" } }],
  ["vierseizoenenbanden 205/55 r16", { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } }],
  [
    "wieldoppen 15 inch maar geen grijze",
    { in: "wieldoppen", has: { Wielmaat: "15 inch" }, not: { color: /grijs|antraciet/ } },
  ],
  [
    "Heeft u ook autoshampoo? Wel graag biologisch",
    { in: "autoreinigers", has: { Soort: "Autoshampoo", Biologisch: "Ja" } },
  ],
  [
    "5w40 olie in een can van 4 of 5 liter. Moet volsynthetisch zijn en acea c2",
    {
      in: "motorolie",
      has: { Viscositeit: "5W-40", Soort: "Volsynthetisch", Norm: "ACEA C2" },
      number: { Inhoud: [4, 5] },
    },
  ],
  [
    "babyslaapzakje tog 0.5 voor in de zomer, maat 70",
    { in: "babyslaapzakken", has: { Tog: "0,5 TOG", size: "70 cm" } },
  ],
  [
    "autostoel voor een kind van 1 meter 10, moet vast met isofix",
    { in: "autostoelen", has: { Groep: "100 tot 150 cm", Bevestiging: "Isofix" } },
  ],
  [
    "Lichte kinderwagen gezocht, hooguit 10,5 kilo. Moet wel luchtbanden hebben",
    { in: "kinderwagens", has: { Wielen: "Luchtbanden" }, number: { Gewicht: [null, 10.5] } },
  ],
  ["glazen flesjes voor een pasgeborene", { in: "babyflessen", has: { Materiaal: "Glas", Speenmaat: "0 maanden" } }],
  [
    "parfum voor mn vriendin met jasmijn erin, vegan en niet van Blomster",
    { in: "damesparfums", has: { Hartnoot: "Jasmijn", Vegan: "Ja" }, not: { brand: "Blomster" } },
  ],
  ["nachtcreme vette huid", { in: "gezichtscremes", has: { Moment: /nacht/, Huidtype: "Vet" } }],
  [
    "een föhn die minder dan een halve kilo weegt en ionen heeft",
    { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Gewicht: [null, 500] } },
  ],
  [
    "scheerapparaat zonder roterende koppen, accu minimaal 50 minuten",
    { in: "scheerapparaten", has: { Scheersysteem: "Folie" }, number: { Accuduur: [50, null] } },
  ],
  ["Feelgoodroman als luisterboek", { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Luisterboek" } }],
  [
    "kinderboek met harde kaft voor een jongetje van 5, max een tientje",
    { in: "kinderboeken", max: 10, has: { Uitvoering: "Hardcover", Leeftijd: "4 tot 6 jaar" } },
  ],
  ["3/4 gitaar met nylon snaren", { in: "gitaren", has: { Formaat: "3/4", Snaren: "Nylon" } }],
  [
    "laptop touchscreen minstens 16gb ram, weegt niet meer dan anderhalve kilo en geen lenovo",
    {
      in: "laptops",
      has: { Touchscreen: "Ja" },
      not: { brand: "Lenovo" },
      number: { Werkgeheugen: [16, null], Gewicht: [null, 1.5] },
    },
  ],
  [
    "4K monitor die mijn laptop oplaadt over usb-c",
    { in: "monitoren", has: { Resolutie: "4K", "Laden via usb-c": /watt/ } },
  ],
  [
    "printer met duplex, geen laser en geen HP",
    { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { Printtechniek: "Laser", brand: "HP" } },
  ],
  ["fairphone met 256 gb", { in: "smartphones", has: { brand: "Fairphone", Opslag: "256 GB" } }],
  [
    "hoesje voor me galaxy a56 wat je dicht kan klappen als een boekje",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "Galaxy A56", "Type hoesje": "Bookcase" } },
  ],
  [
    "Brokken voor een oude hond van een klein ras. Zonder granen aub",
    { in: "hondenvoer", has: { Voersoort: "Brokken", "Leeftijd hond": "Senior", Formaat: "Klein", Graanvrij: "Ja" } },
  ],
  ["zelfreinigende kattenbak", { in: "kattenbakken", has: { Uitvoering: "Zelfreinigend" } }],
  [
    "aquarium vanaf 100 liter, maar niet breder dan een meter",
    { in: "aquaria", number: { Inhoud: [100, null], Breedte: [null, 100] } },
  ],
  ["JBL speaker, roze of rood", { in: "bluetooth-speakers", has: { brand: "JBL", color: ["roze", "rood"] } }],
  [
    "Over-ear koptelefoon met noise cancelling onder de 120 euro, opvouwbaar voor in het vliegtuig",
    { in: "koptelefoons", max: 120, has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja" } },
  ],
  ["witte soundbar", { in: "soundbars", has: { color: "wit" } }],
  [
    "systeemcamera met minstens 30 megapixel en stabilisatie, zonder lens erbij",
    { in: "systeemcameras", has: { Beeldstabilisatie: "Ja", Uitvoering: "Body" }, number: { Megapixels: [30, null] } },
  ],
  ["xbox controller zonder snoer", { in: "gamecontrollers", has: { Model: /xbox/, Verbinding: "Draadloos" } }],
  [
    "oled tv, 50 inch of groter en 3 hdmi aansluitingen of meer. Geen Samsung",
    {
      in: "televisies",
      has: { Beeldtechniek: "Oled" },
      not: { brand: "Samsung" },
      number: { Schermgrootte: [50, null], "HDMI-poorten": [3, null] },
    },
  ],

  [
    "handgedraaide mok die in de vaatwasser kan, niet glanzend",
    { in: "handgedraaide-mokken", has: { Vaatwasserbestendig: "Ja", Glazuur: "Mat" } },
  ],
  [
    "Oorstekers, goudkleurig. Onder de 110 euro",
    { in: "oorbellen", max: 110, has: { Sluiting: "Oorsteker", color: "goud" } },
  ],
  [
    "kaars van bijenwas die minstens 40 uur brandt",
    { in: "kaarsen", has: { Was: "Bijenwas" }, number: { Branduren: [40, null] } },
  ],
  [
    "elektrisch verstelbaar bureau van 1,60 breed",
    { in: "bureaus", has: { Verstelling: "Elektrisch", Breedte: "160 cm" } },
  ],
  [
    "notitieboek a5 gestippeld, geen roze of rood",
    { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Gestippeld" }, not: { color: ["roze", "rood"] } },
  ],
  [
    "airfryer voor een groot gezin: dubbele la, minimaal 6 liter en je moet er doorheen kunnen kijken",
    { in: "airfryers", has: { "Dubbele lade": "Ja", Kijkvenster: "Ja" }, number: { Inhoud: [6, null] } },
  ],
  ["combimagnetron inbouw", { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Inbouw" } }],
  [
    "volautomaat met melkreservoir of melkkan, niet van philips",
    {
      in: "espressomachines",
      has: { "Type machine": "Volautomaat", Melkopschuimer: ["Melkreservoir", "Melkkan"] },
      not: { brand: "Philips" },
    },
  ],
  ["bialetti espressomachine", { none: true }],
  [
    "waterkoker waar je de temperatuur op kan instellen, geen plastic",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja" }, not: { Materiaal: "Kunststof" } },
  ],
  [
    "koekepan 28 cm die ook in de afwasmachine mag",
    { in: "koekenpannen", has: { Diameter: "28 cm", Vaatwasserbestendig: "Ja" } },
  ],
  [
    "Koksmes van damaststaal, lemmet van 20 of langer",
    { in: "koksmessen", has: { Staalsoort: "Damaststaal" }, number: { Lemmet: [20, null] } },
  ],
  ["wollen coltrui dames maat L", { in: "damestruien", has: { Materiaal: /wol/, Halslijn: "Coltrui", size: "L" } }],
  [
    "maxi jurk zonder mouwen voor een bruiloft, maat 40 of 42, geen polyester",
    {
      in: "jurken",
      has: { Lengte: "Maxi", Mouwlengte: "Mouwloos", size: ["40", "42"] },
      not: { Materiaal: "Polyester" },
    },
  ],
  [
    "waterdichte herenjas 10.000 mm met capuchon maat L",
    { in: "herenjassen", has: { Waterkolom: "10.000 mm", Capuchon: "Ja", size: "L" } },
  ],
  ["zwarte spijkerbroek voor mannen, w33 l34", { in: "herenjeans", has: { color: "zwart", size: "W33/L34" } }],
  [
    "Shirtje met lange mouwen mt 116, mag van alles zijn behalve roze",
    { in: "kinder-t-shirts", has: { Mouwlengte: "Lange mouw", size: "116" }, not: { color: "roze" } },
  ],
  ["echt leren crossbody tas", { in: "handtassen", has: { "Type tas": "Crossbodytas", Materiaal: "Leer" } }],
  [
    "automatisch horloge met saffierglas. Geen leren bandje",
    { in: "horloges", has: { Uurwerk: "Automatisch", Glas: "Saffierglas" }, not: { Band: /^leren/ } },
  ],
  ["damessneakers mt 39 met klittenband", { in: "damessneakers", has: { size: "39", Sluiting: "Klittenband" } }],
  [
    "enkellaarsjes met een hak van max 5 cm, maat 39, geen suede",
    { in: "enkellaarzen", has: { size: "39" }, not: { Materiaal: "Suède" }, number: { Hakhoogte: [null, 5] } },
  ],
  ["regenlaarsjes maat 22", { none: true }],
  [
    "bouwset met meer dan 400 stukjes voor een meisje van 8",
    { in: "bouwsets", number: { Leeftijd: [null, 8], "Aantal onderdelen": [401, null] } },
  ],
  [
    "spel dat je met z'n zessen samen speelt ipv tegen elkaar",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel", Spelers: /^(3-8|2-6) / } },
  ],
  [
    "Elektrische fiets lage instap met middenmotor",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  [
    "pop up tent voor 3 personen of meer, geen oranje",
    {
      in: "tenten",
      has: { "Type tent": "Pop-uptent" },
      not: { color: "oranje" },
      number: { Slaapplaatsen: [3, null] },
    },
  ],
  [
    "wasmachiene 9 kg of meer, energielabel a, 1400 toeren",
    { in: "wasmachines", has: { Energieklasse: "A" }, number: { Vulgewicht: [9, null], Toerental: [1400, null] } },
  ],
  [
    "hoekb... nee gewoon een 3 zits bank in ribstof of velours, poten van hout",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits", Bekleding: ["Ribstof", "Velours"], Poten: "Hout" } },
  ],
]);
