import { singles } from "../dialogue";

export const blindEleven = singles("blind eleven, held out, read since", [
  ["tv 55 inch, mag niet boven de 900 uitkomen", { in: "televisies", max: 900, has: { Schermgrootte: "55 inch" } }],
  [
    "Druk in de trein, altijd bellers. Koptelefoon met actieve ruisonderdrukking dus, maar geen on-ear",
    { in: "koptelefoons", has: { Ruisonderdrukking: "actief" }, not: { Draagwijze: "on-ear" } },
  ],
  ["wasmachien 9 kilo label A", { in: "wasmachines", has: { Vulgewicht: "9 kg", Energieklasse: "a" } }],
  [
    "Goedemiddag, onze waterkoker heeft het begeven. Mijn man wil weer een glazen. Heeft u die?",
    { in: "waterkokers", has: { Materiaal: "glas" } },
  ],
  ["jurk mt 42 aub geen bloemetjes", { in: "jurken", has: { size: "42" }, not: { Patroon: "bloemenprint" } }],
  [
    "winterjas heren, L of XL, kleur boeit me niks",
    { in: "herenjassen", has: { Seizoen: "winterjas", size: ["l", "xl"] } },
  ],
  [
    "regenlaarsjes voor mijn kleinzoon, hij heeft 26 maar 28 mag ook, op de groei",
    { in: "regenlaarzen", has: { size: ["26", "28"] } },
  ],
  ["goedkoopste airfryer die jullie hebben", { in: "airfryers", extreme: "cheapest" }],
  ["voor de grap: wat is de allerduurste bank in de winkel?", { in: "bankstellen", extreme: "dearest" }],
  [
    "laptop 16gb ram, minimaal 512 gb opslag, alles behalve apple",
    { in: "laptops", has: { Werkgeheugen: "16 gb", Opslag: ["512 gb", "1 tb"] }, not: { brand: "apple" } },
  ],
  [
    "Een e-bike met lage instap, liefst middenmotor... nee laat ik duidelijk zijn: middenmotor moet",
    { in: "elektrische-fietsen", has: { Frame: "lage instap", Motor: "middenmotor" } },
  ],
  ["we willen twee slaapzakken die aan elkaar te koppelen zijn", { in: "slaapzakken", has: { Koppelbaar: "ja" } }],
  [
    "tent voor 4 man, tunnel of opblaasbaar, geen koepel",
    { in: "tenten", has: { Slaapplaatsen: "4-persoons", "Type tent": ["tunneltent", "opblaasbare tent"] } },
  ],
  [
    "voer voor een puppie, moet graanvrij want ze krijgt overal jeuk van",
    { in: "hondenvoer", has: { "Leeftijd hond": "puppy", Graanvrij: "ja" } },
  ],
  [
    "Zijn er legpuzzels van duizend stukjes voor minder dan dertig euro?",
    { in: "puzzels", max: 30, has: { "Aantal stukjes": "1000 stukjes" } },
  ],
  ["205/55 r16 vierseizoenen", { in: "autobanden", has: { Maat: "205/55 r16", Seizoen: "vierseizoenenband" } }],
  ["5w40 olie grote can van 5 l", { in: "motorolie", has: { Viscositeit: "5w-40", Inhoud: "5 liter" } }],
  [
    "printer die dubbelzijdig print en in elk geval geen laser",
    { in: "printers", has: { "Dubbelzijdig printen": "ja" }, not: { Printtechniek: "laser" } },
  ],
  [
    "open keuken, dus de vaatwasser moet stil zijn: hoogstens 42 decibel",
    { in: "vaatwassers", number: { Geluidsniveau: [null, 42] } },
  ],
  [
    "witte koelvriescombinatie die onder een plank van 1,90 m past",
    { in: "koel-vriescombinaties", has: { color: "wit" }, number: { Hoogte: [null, 190] } },
  ],
  ["Heeft u herensneakers in maat 49? Ik heb nogal grote voeten.", { none: true }],
  ["keyboard 88 toetsen wit", { in: "keyboards", has: { Toetsen: "88 toetsen", color: "wit" } }],
  [
    "bbq op gas waar ik voor minstens 8 man op kan grillen",
    { in: "barbecues", has: { Brandstof: "gas" }, number: { Personen: [8, null] } },
  ],
  [
    "elektrisch verstelbaar bureau van 140 breed of breder",
    { in: "bureaus", has: { Verstelling: "elektrisch" }, number: { Breedte: [140, null] } },
  ],
  [
    "ik ben geen kleine jongen, welke bureaustoelen dragen 150 kg?",
    { in: "bureaustoelen", has: { Draagkracht: "150 kg" } },
  ],
  [
    "onze kater weegt 10 kilo. krabpaal die dat houdt graag",
    { in: "krabpalen", number: { "Max. gewicht kat": [10, null] } },
  ],
  ["een bloemig damesparfum, zeg tot zeventig euro", { in: "damesparfums", max: 70, has: { Geurfamilie: "bloemig" } }],
  [
    "gezigtscreme voor gevoelige huid zonder parfum",
    { in: "gezichtscremes", has: { Huidtype: "gevoelig", Parfum: "zonder" } },
  ],
  [
    "spelletje voor zes spelers, mag niet langer duren dan een half uur",
    { in: "gezelschapsspellen", has: { Spelers: ["2-6 spelers", "3-8 spelers"] }, number: { Speelduur: [null, 30] } },
  ],
  ["is er een konijn als knuffel", { in: "knuffels", has: { name: /konijn/ } }],
  [
    "mijn nichtje wordt 10 en leest zich suf, kinderboek voor die leeftijd",
    { in: "kinderboeken", has: { Leeftijd: "9 tot 12 jaar" } },
  ],
  ["romans als luisterboek voor in de auto", { in: "romans", has: { Uitvoering: "luisterboek" } }],
  [
    "rugzak. laptop van 15,6 inch moet erin en hij moet regen kunnen hebben, dus waterafstotend",
    { in: "rugzakken", has: { Laptopvak: "laptopvak 15,6 inch", Waterafstotend: "ja" } },
  ],
  [
    "horloge met saffierglas, tussen de 100 en 350 euro",
    { in: "horloges", min: 100, max: 350, has: { Glas: "saffierglas" } },
  ],
  ["levis spijkerbroek heren", { in: "herenjeans", has: { brand: "levi's" } }],
  [
    "Kinderwagen die je met één hand inklapt, budget 800 euro maximaal.",
    { in: "kinderwagens", max: 800, has: { "Met één hand inklapbaar": "ja" } },
  ],
  [
    "autostoeltje dat helemaal rond kan draaien vanwege mijn rug",
    { in: "autostoelen", has: { Draaibaar: "360° draaibaar" } },
  ],
  [
    "beamer full hd, 2000 lumen of meer",
    { in: "beamers", has: { Resolutie: "full hd" }, number: { Helderheid: [2000, null] } },
  ],
  [
    "hoesje iphone 15, niks van leer",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iphone 15" }, not: { Materiaal: "leer" } },
  ],
  ["Kan ik even met een echte medewerker praten? Ik kom er zo niet uit.", { contact: true }],
  ["als iets niet past, hoe lang heb ik dan om het terug te sturen", { quotes: "policy" }],
  ["dakkoffer van 400 tot 500 liter", { in: "dakkoffers", number: { Inhoud: [400, 500] } }],
  [
    "robotmaaier, mijn gazon is zo'n 500 vierkante meter",
    { in: "grasmaaiers", has: { Aandrijving: "robot" }, number: { Oppervlakte: [500, null] } },
  ],
  ["dumbells twee van 5 kilo", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
  [
    "Beeldscherm voor thuiswerken: 27 of 32 inch, en mijn laptop moet laden via het usb-c-snoer",
    { in: "monitoren", has: { Schermgrootte: ["27 inch", "32 inch"], "Laden via usb-c": ["65 watt", "90 watt"] } },
  ],
]);
