import { type Dialogue, singles } from "../dialogue";

/**
 * Written and labelled from the catalogue by somebody who had not read the assistant, and never asked before the first
 * run. Only the number that it reaches is looked at.
 */
export const blindThree: readonly Dialogue[] = singles("blind three, held out, read since", [
  ["dashcam die ook naar achter filmt", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["hebde gij een dakkoffer van 500 liter of groter", { in: "dakkoffers", number: { Inhoud: [500, null] } }],
  ["babyflesjes van glas aub", { in: "babyflessen", has: { Materiaal: "Glas" } }],
  ["luiertas die je gewoon op je rug draagt", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
  [
    "crème voor overdag met spf 30, heb een droge huid en kan niet tegen geurtjes erin",
    {
      in: "gezichtscremes",
      has: { Beschermingsfactor: "SPF 30", Huidtype: "Droog", Parfum: "Zonder", Moment: ["Dag", "Dag en nacht"] },
    },
  ],
  ["fohn van minder dan een halve kilo", { in: "haardrogers", number: { Gewicht: [null, 499] } }],
  ["feelgood om te luisteren onderweg", { in: "romans", has: { Uitvoering: "Luisterboek", Genre: "Feelgood" } }],
  ["boekje voor een kleuter van 5", { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" } }],
  [
    "keyboard met 88 toetsen die voelen hoe hard je drukt, pedaal erbij",
    { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja", Pedaal: "Ja" } },
  ],
  [
    "draadloos toetsenbord met verlichte toetsen",
    { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Verlichting: "Ja" } },
  ],
  [
    "hoesje iphone 16 waar ook pasjes in kunnen",
    { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16" }, number: { Pasjesvakken: [1, null] } },
  ],
  ["brokjes voor onze pup", { in: "hondenvoer", has: { Voersoort: "Brokken", "Leeftijd hond": "Puppy" } }],
  ["kattenbak zo eentje met een dak erop", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
  ["boxje dat 24 uur muziek speelt op 1 lading", { in: "bluetooth-speakers", number: { Accuduur: [24, null] } }],
  ["zeep zonder geur", { in: "zeep-en-verzorging", has: { Parfum: "Zonder" } }],
  [
    "zit-sta bureau elektrisch, 160 breed, hoekmodel",
    { in: "bureaus", has: { Verstelling: "Elektrisch", Breedte: "160 cm", Vorm: "Hoek" } },
  ],
  ["notitieboekje a5 met van die puntjes", { in: "notitieboeken", has: { Lijn: "Gestippeld", Formaat: "A5" } }],
  [
    "airfryer van minstens 6 liter met een ruitje om te zien hoe ver t is",
    { in: "airfryers", number: { Inhoud: [6, null] }, has: { Kijkvenster: "Ja" } },
  ],
  [
    "glazen waterkoker waarvan je de graden kan instellen",
    { in: "waterkokers", has: { Materiaal: "Glas", Temperatuurregeling: "Ja" } },
  ],
  ["potten en pannen set rvs met deksels", { in: "pannensets", has: { Materiaal: "Rvs", Deksels: "Ja" } }],
  [
    "wollen trui voor mijn vrouw met v hals, ruim vallend",
    { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"], Halslijn: "V-hals", Pasvorm: "Ruim" } },
  ],
  [
    "lange jurk van linnen, maat 42, alles behalve zwart",
    { in: "jurken", has: { Lengte: "Maxi", Materiaal: "Linnen", size: "42" }, not: { color: "zwart" } },
  ],
  ["regenjasje dochter 128", { in: "kinderjassen", has: { Seizoen: "Regenjas", size: "128" } }],
  [
    "rugzak die tegen regen kan en waar mn laptop van 15,6 in past",
    { in: "rugzakken", has: { Waterafstotend: "Ja", Laptopvak: "Laptopvak 15,6 inch" } },
  ],
  [
    "sneakers voor mijn moeder met klittenband want strikken lukt niet meer, ze heeft 38",
    { in: "damessneakers", has: { Sluiting: "Klittenband", size: "38" } },
  ],
  [
    "schoenen voor onder mn trouwpak, leer, bruin of cognac, maat 44",
    { in: "nette-herenschoenen", has: { Materiaal: "Leer", color: ["bruin", "cognac"], size: "44" } },
  ],
  [
    "spelletje waarbij je samen speelt ipv tegen elkaar, we zijn met 6",
    {
      in: "gezelschapsspellen",
      has: { Speltype: "Coöperatief spel", Spelers: ["3-8 spelers", "2-6 spelers"] },
    },
  ],
  [
    "elektrische fiets lage instap, motor in t midden, moet 80 km halen",
    {
      in: "elektrische-fietsen",
      has: { Frame: "Lage instap", Motor: "Middenmotor" },
      number: { Actieradius: [80, null] },
    },
  ],
  ["halters 10 kilo per stuk", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
  [
    "donzen slaapzak voor rond het vriespunt",
    { in: "slaapzakken", has: { Vulling: "Dons" }, number: { Comforttemperatuur: [null, 0] } },
  ],
  [
    "klopboor op accu 18 volt, wil er wel 2 accus bij",
    { in: "accuboormachines", has: { Klopfunctie: "Ja", Spanning: "18V", Inhoud: "Met 2 accu's" } },
  ],
  [
    "robotmaaier voor een gazon van 500 m2",
    { in: "grasmaaiers", has: { Aandrijving: "Robot" }, number: { Oppervlakte: [500, null] } },
  ],
  [
    "gasbbq met thermometer, we eten meestal met 6",
    { in: "barbecues", has: { Brandstof: "Gas", Thermometer: "Ja" }, number: { Personen: [6, null] } },
  ],
  [
    "wasmachien 8 kg of meer, 1600 toeren, label A, geen samsung",
    {
      in: "wasmachines",
      has: { Toerental: "1600 toeren", Energieklasse: "A" },
      number: { Vulgewicht: [8, null] },
      not: { brand: "Samsung" },
    },
  ],
  [
    "steelstofzuiger die ook kan dweilen en zeker 45 minuten meegaat",
    { in: "steelstofzuigers", has: { Dweilfunctie: "Ja" }, number: { Werktijd: [45, null] } },
  ],
  [
    "bed 180x200 met plek om spullen onder te steken en een lattenbodem",
    { in: "bedden", has: { Ligmaat: "180 x 200 cm", Opbergruimte: "Ja", Lattenbodem: "Ja" } },
  ],
  [
    "salontafel van marmer, mag niet zwart zijn",
    { in: "salontafels", has: { Materiaal: "Marmer" }, not: { color: "zwart" } },
  ],
  ["tv van 85 inch of groter", { none: true }],
  ["heren sneakers maat 49", { none: true }],
  ["afwasmachine met energielabel a", { none: true }],
  ["kan ik iets terugsturen als t niet past?", { quotes: "support policy guide" }],
  ["wanneer wordt mn pakje gebracht", { quotes: "support policy order" }],
  ["ding is na een jaar kapot, valt dat nog onder garantie", { quotes: "support policy guide" }],
  ["kan je hier ook met bancontact of ideal betalen?", { quotes: "support policy" }],
]);
