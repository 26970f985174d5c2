import { singles } from "../dialogue";

export const blindNine = singles("blind nine, held out, read since", [
  [
    "hoi ik zoek n tv van 55 inch, liefst niet duurder dan 1000 euro",
    { in: "televisies", has: { Schermgrootte: "55 inch" }, max: 1000 },
  ],
  [
    "koptelefoon die helemaal over je oren gaat, met actieve noise cancelling, budget 250",
    { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, max: 250 },
  ],
  [
    "Goedemiddag, onze wasmachine heeft het begeven. We zijn met z'n zessen: minstens 9 kilo graag.",
    { in: "wasmachines", number: { Vulgewicht: [9, null] } },
  ],
  [
    "wasdroger met warmtepomp maar geen beko, daar heb ik er al twee van versleten",
    { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, not: { brand: "Beko" } },
  ],
  ["goedkoopste waterkoker die jullie hebben", { in: "waterkokers", extreme: "cheapest" }],
  ["Wat is eigenlijk de duurste espressomachine in het assortiment?", { in: "espressomachines", extreme: "dearest" }],
  ["jurk mt 42, alles behalve zwart", { in: "jurken", has: { size: "42" }, not: { color: "zwart" } }],
  [
    "leren herensneakers, maat 43 of 44, dat wisselt bij mij per merk",
    { in: "herensneakers", has: { Materiaal: "Leer", size: ["43", "44"] } },
  ],
  ["regenlaarsjes vr de kleine maat 26, max drie tientjes", { in: "regenlaarzen", has: { size: "26" }, max: 30 }],
  [
    "We gaan met vier man op vakantie en willen in één tent slapen. Geen koepeltent graag, te laag.",
    { in: "tenten", number: { Slaapplaatsen: [4, null] }, not: { "Type tent": "Koepeltent" } },
  ],
  ["slapzak met comfort temperatuur 0 graden", { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } }],
  [
    "laptop, 16gb ram of meer, ssd van 512, tot 1200",
    { in: "laptops", number: { Werkgeheugen: [16, null] }, has: { Opslag: "512 GB" }, max: 1200 },
  ],
  [
    "Ik wil een smartphone waar ik lang mee doe: 7 jaar updates, en onder de 900 euro.",
    { in: "smartphones", has: { "Jaren updates": "7 jaar" }, max: 900 },
  ],
  [
    "ik ben nogal een zware jongen, welke bureaustoelen kunnen 150 kg hebben?",
    { in: "bureaustoelen", number: { Draagkracht: [150, null] } },
  ],
  ["zit sta buro elektrisch verstelbaar", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  [
    "bordspel voor na het eten, moet binnen een half uur uitgespeeld kunnen zijn",
    { in: "gezelschapsspellen", number: { Speelduur: [null, 30] } },
  ],
  [
    "bouwset van lego of playmobil, mag tot een honderdje kosten",
    { in: "bouwsets", has: { brand: ["LEGO", "Playmobil"] }, max: 100 },
  ],
  [
    "onze hond kan niet tegen granen, hebben jullie graanvrije brokken",
    { in: "hondenvoer", has: { Graanvrij: "Ja", Voersoort: "Brokken" } },
  ],
  ["krabpaal van minimaal een meter hoog", { in: "krabpalen", number: { Hoogte: [100, null] } }],
  ["vierseizoenenbanden 205/55R16", { in: "autobanden", has: { Seizoen: "Vierseizoenenband", Maat: "205/55 R16" } }],
  ["motorolie 5w40 flacon 5L", { in: "motorolie", has: { Viscositeit: "5W-40", Inhoud: "5 liter" } }],
  [
    "parfummetje voor mijn vrouw, ze houdt van bloemig. ik wil er niet meer dan 60 euro aan kwijt zijn",
    { in: "damesparfums", has: { Geurfamilie: "Bloemig" }, max: 60 },
  ],
  [
    "dagcreme oh nee doe maar gewoon een gezichtscreme, voor de gevoelige huid en zonder parfum",
    { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
  ],
  ["scheerapparat met draaiende koppen, roterend dus", { in: "scheerapparaten", has: { Scheersysteem: "Roterend" } }],
  [
    "Mijn moeder van 71 wil een elektrische fiets met lage instap. De motor graag in het midden.",
    { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
  ],
  [
    "gewone stadsfiets, met terugtraprem, geen handremmen gedoe",
    { in: "stadsfietsen", has: { Remmen: "Terugtraprem" } },
  ],
  ["dumbels 2x10kg", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
  [
    "3-zitsbank, geen leer want de kat zet overal z'n nagels in",
    { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } },
  ],
  ["ronde eettafel 120 cm", { in: "eettafels", has: { Vorm: "Rond", Lengte: "120 cm" } }],
  [
    "tweepersoonsbed 180x200, max duizend euro alsjeblieft",
    { in: "bedden", has: { Ligmaat: "180 x 200 cm" }, max: 1000 },
  ],
  [
    "Dekbedovertrek van 200 bij 220, geen flanel (veel te warm).",
    { in: "dekbedovertrekken", has: { "Maat overtrek": "200 x 220 cm" }, not: { Stof: "Flanel" } },
  ],
  ["een industriele hanglamp voor boven de eettafel", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
  [
    "roman als luisterboek voor in de auto, niet meer dan 20 euro",
    { in: "romans", has: { Uitvoering: "Luisterboek" }, max: 20 },
  ],
  ["heb je kookboeken over bakken?", { in: "kookboeken", has: { Onderwerp: "Bakken" } }],
  ["keyboard 88 toetsen aanslaggevoelig", { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" } }],
  [
    "zoon begint met gitaarles, de juf zegt een klassieke gitaar, driekwart formaat",
    { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
  ],
  ["grasmaaier op accu. geen snoer en geen robot", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
  ["gasbarbecue onder de 400", { in: "barbecues", has: { Brandstof: "Gas" }, max: 400 }],
  [
    "kinderwagen die je met 1 hand in kan klappen want op de andere arm zit de peuter",
    { in: "kinderwagens", has: { "Met één hand inklapbaar": "Ja" } },
  ],
  ["robotstofzuiger, ergens tussen de 200 en 400 euro", { in: "robotstofzuigers", min: 200, max: 400 }],
  ["vaatwassers, stilste bovenaan", { in: "vaatwassers", rising: "Geluidsniveau" }],
  ["ik wil een elektrische fiets voor hooguit 500 euro", { none: true }],
  ["kan ik iemand van de klantenservice spreken? liever een echt mens", { contact: true }],
  ["handtas in cognac of bruin, geen rugzak", { in: "handtassen", has: { color: ["cognac", "bruin"] } }],
]);
