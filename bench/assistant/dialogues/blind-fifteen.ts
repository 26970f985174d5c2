import { singles } from "../dialogue";

export const blindFifteen = singles("blind fifteen, held out, read since", [
  [
    "Goedemiddag, mijn vrouw en ik zoeken een nieuw televisietoestel van Philips, het hoeft geen reus te zijn maar " +
      "43 inch of groter moet wel",
    { in: "televisies", has: { brand: "Philips" }, number: { Schermgrootte: [43, null] } },
  ],
  ["beamer met laser als lichtbron graag", { in: "beamers", has: { Lichtbron: "Laser" } }],
  [
    "ik zit elke dag in de trein en word gek van het geroezemoes. koptelefoon die actief ruis wegfiltert, tot 250 euro",
    { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" }, max: 250 },
  ],
  [
    "koptelefon over ear, zwart, geen sony",
    { in: "koptelefoons", has: { Draagwijze: "Over-ear", color: "zwart" }, not: { brand: "Sony" } },
  ],
  [
    "Speakertje voor aan het zwembad, dus IPX7 of IP67, en minstens twaalf uur muziek op één lading",
    { in: "bluetooth-speakers", has: { Waterdichtheid: ["IPX7", "IP67"] }, number: { Accuduur: [12, null] } },
  ],
  ["soundbar met atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
  ["wat is jullie goedkoopste laptop", { in: "laptops", extreme: "cheapest" }],
  [
    "Laptop. 16GB werkgeheugen of meer. Opslag 512GB of 1TB. Maximaal 1100 euro.",
    { in: "laptops", number: { Werkgeheugen: [16, null] }, has: { Opslag: ["512 GB", "1 TB"] }, max: 1100 },
  ],
  [
    "mn oma wil een tablet, 11 inch nee doe toch maar 13 inch dan kan ze t beter lezen",
    { in: "tablets", has: { Schermgrootte: "13 inch" } },
  ],
  [
    "tussen de 300 en 600 euro een telefoon met oled scherm",
    { in: "smartphones", min: 300, max: 600, has: { Schermtype: "Oled" } },
  ],
  ["welke smartphones krijgen nog zeven jaar lang updates", { in: "smartphones", has: { "Jaren updates": "7 jaar" } }],
  [
    "monitor voor het thuiswerken die ik omhoog en omlaag kan zetten, 27 inch",
    { in: "monitoren", has: { "In hoogte verstelbaar": "Ja", Schermgrootte: "27 inch" } },
  ],
  [
    "printer die uit zichzelf beide kanten van het papier bedrukt, merk maakt me niet uit als het maar geen hp is",
    { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { brand: "HP" } },
  ],
  [
    "draadloos toetsenbord zonder lampjes erin",
    { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Verlichting: "Nee" } },
  ],
  [
    "We zijn met z'n vijven, dus een wasmachine van negen kilo of meer graag",
    { in: "wasmachines", number: { Vulgewicht: [9, null] } },
  ],
  ["zet de wasmachines eens van stil naar lawaaiig onder elkaar", { in: "wasmachines", rising: "Geluidsniveau" }],
  [
    "droger met warmtepomp en een lampje in de trommel",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger", Trommelverlichting: "Ja" } },
  ],
  [
    "koelkast met vriezer, nooit meer hoeven ontdooien, niet wit",
    { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, not: { color: "wit" } },
  ],
  [
    "vaatwasser die onder 44 decibel blijft, want onze keuken is open",
    { in: "vaatwassers", number: { Geluidsniveau: [null, 43.9] } },
  ],
  [
    "Steelstofzuiger lichter dan 3 kilo aub, ik heb last van mijn schouder",
    { in: "steelstofzuigers", number: { Gewicht: [null, 2.99] } },
  ],
  ["duurste espressomachine die jullie verkopen?", { in: "espressomachines", extreme: "dearest" }],
  [
    "waterkoker waar ik de temperatuur van kan instellen (voor groene thee)",
    { in: "waterkokers", has: { Temperatuurregeling: "Ja" } },
  ],
  [
    "koffiezetter met thermoskan, geen glas dus, onder de 150",
    { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, max: 150 },
  ],
  [
    "koekepan 28cm keramiek of rvs",
    {
      in: "koekenpannen",
      has: { Diameter: "28 cm", Materiaal: ["Keramiek", "Rvs"] },
    },
  ],
  [
    "ik wil een airfryer met twee aparte bakken zodat friet en kip tegelijk kunnen",
    { in: "airfryers", has: { "Dubbele lade": "Ja" } },
  ],
  ["combimagnetron, geen gewone", { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" } }],
  [
    "Onze hond krabt alles kapot dus liever leer niet. driezitsbank, hooguit twaalfhonderd euro",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" }, max: 1200 },
  ],
  ["eettafel rond", { in: "eettafels", has: { Vorm: "Rond" } }],
  ["bed van 1 meter 80 bij 2 meter", { in: "bedden", has: { Ligmaat: "180 x 200 cm" } }],
  [
    "dekbedovertrek 140x220, blauw of grijs ofzo",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm", color: ["blauw", "grijs"] } },
  ],
  [
    "zomerjurk zonder mouwen voor een bruiloft, alles behalve zwart",
    { in: "jurken", has: { Mouwlengte: "Mouwloos" }, not: { color: "zwart" } },
  ],
  [
    "kindersneakers met van die lichtjes in de zool",
    {
      in: "kindersneakers",
      has: { "Lampjes in zool": "Ja" },
    },
  ],
  [
    "rugzak voor school, laptop van 15,6 inch moet erin passen, niet duurder dan 9 tientjes",
    { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" }, max: 90 },
  ],
  [
    "elektrische fiets lage instap met een accu van 500 of 625 wattuur",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Accu: ["500 Wh", "625 Wh"] } },
  ],
  [
    "tent om met vier man te slapen, of zes, op de camping in frankrijk",
    { in: "tenten", has: { Slaapplaatsen: ["4-persoons", "6-persoons"] } },
  ],
  [
    "legpuzzel van duizend stukjes voor mn moeder der verjaardag, max 25 eurootjes",
    { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" }, max: 25 },
  ],
  [
    "spel waarbij je samenwerkt in plaats van tegen elkaar",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" } },
  ],
  [
    "Heeft u autobanden die het hele jaar door gebruikt mogen worden?",
    { in: "autobanden", has: { Seizoen: "Vierseizoenenband" } },
  ],
  ["samsung wasmachine met energieklasse F", { none: true }],
  ["ik kom er niet uit met dat getyp, kan ik gewoon iemand van jullie aan de telefoon krijgen", { contact: true }],
  ["hoe lang mag ik iets thuis houden voordat ik het niet meer terug kan sturen?", { quotes: "policy" }],
]);
