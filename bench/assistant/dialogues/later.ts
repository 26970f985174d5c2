import { type Dialogue, singles } from "../dialogue";

/**
 * Sentences of other people than in fresh.ts, over the whole shop: several hard wishes at once, in everyday words, by
 * somebody who had not read the assistant. Labelled from the catalogue before any was tried.
 */
export const later: readonly Dialogue[] = singles("later", [
  // A student.
  [
    "laptop voor hbo ict minstens 16gb ram en 512 ssd, max 900",
    { in: "laptops", max: 900, has: { Opslag: ["512 GB", "1 TB"] }, number: { Werkgeheugen: [16, null] } },
  ],
  [
    "bureau 120 breed dat elektrisch omhoog kan, niet te duur",
    { in: "bureaus", has: { Verstelling: "Elektrisch" }, number: { Breedte: [120, 120] } },
  ],
  ["welke xbox kan ik krijgen voor 400 euro of minder", { in: "spelcomputers", max: 400, has: { brand: "Microsoft" } }],
  ["paarse laptop", { none: true }],
  // A grandmother.
  [
    "Goedendag, voor mijn kleinzoon van acht zoek ik een bouwdoos, hoogstens 45 euro. Groet, Riet",
    { in: "bouwsets", max: 45, number: { Leeftijd: [0, 8] } },
  ],
  [
    "elektrische fiets met lage instap, framemaat 49 of 53, tot 2000 euro",
    { in: "elektrische-fietsen", max: 2000, has: { Frame: "Lage instap", size: ["49 cm", "53 cm"] } },
  ],
  [
    "een waterkokertje van een liter voor mij alleen, niet van plastic",
    { in: "waterkokers", not: { Materiaal: "Kunststof" }, number: { Inhoud: [1, 1] } },
  ],
  ["heeft u leesbrillen sterkte +2?", { none: true }],
  // A Fleming.
  [
    "nen stofzuiger zonder snoer met hepafilter, mag tot 300 kosten",
    { in: "steelstofzuigers", max: 300, has: { "HEPA-filter": "Ja" } },
  ],
  [
    "een zetelke voor twee in velours",
    { in: "bankstellen", has: { Zitplaatsen: ["2-zits", "2,5-zits"], Bekleding: "Velours" } },
  ],
  ["vuilbak 50 liter inox", { none: true }],
  [
    "regenjas voor de chiro, maat 128, onder de 60 euro",
    { in: "kinderjassen", max: 60, has: { size: "128", Seizoen: "Regenjas" } },
  ],
  // A plumber.
  [
    "accuboor 18v met 2 accus, geen makita",
    { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" }, not: { brand: "Makita" } },
  ],
  ["winterbanden 195/65r15", { in: "autobanden", has: { Maat: "195/65 R15", Seizoen: "Winterband" } }],
  [
    "dashcam voor en achter die s nachts ook wat ziet",
    { in: "dashcams", has: { Kanalen: "Voor en achter", Nachtzicht: "Ja" } },
  ],
  ["grasmaaier op benzine", { none: true }],
  // Dictated in a car.
  [
    "ik zoek een koptelefoon die over je oren gaat met actieve ruisonderdrukking en een accu van minstens veertig uur en hij moet opvouwbaar zijn",
    {
      in: "koptelefoons",
      has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja" },
      number: { Accuduur: [40, null] },
    },
  ],
  [
    "laat eens een soundbar zien met dolby atmos die hooguit honderdtien centimeter breed is",
    { in: "soundbars", has: { "Dolby Atmos": "Ja" }, number: { Breedte: [null, 110] } },
  ],
  [
    "fietshelm maat large met een magneetsluiting niet grijs",
    { in: "fietshelmen", has: { size: "L", Sluiting: "Magneetsluiting" }, not: { color: "grijs" } },
  ],
  ["waar blijft mijn bestelling ik wacht al een week", { quotes: "support policy order" }],
  // Somebody who mixes Dutch and English.
  [
    "tablet with 5G, 11 inch of groter, geen apple",
    { in: "tablets", has: { Verbinding: "Wifi + 5G" }, not: { brand: "Apple" }, number: { Schermgrootte: [11, null] } },
  ],
  [
    "4k monitor met usb-c charging 65w, not samsung",
    { in: "monitoren", has: { Resolutie: "4K", "Laden via usb-c": ["65 watt", "90 watt"] }, not: { brand: "Samsung" } },
  ],
  ["action cam dji 4k 60 fps", { in: "actioncameras", has: { brand: "DJI", Video: /60p/ } }],
  [
    "dishwasher vrijstaand 14 couverts, max 45 dB",
    {
      in: "vaatwassers",
      has: { Plaatsing: "Vrijstaand" },
      number: { Couverts: [14, null], Geluidsniveau: [null, 45] },
    },
  ],
  // A girl of fifteen.
  [
    "hoesje iphone 16 roze of rood bookcase, onder de 20",
    {
      in: "telefoonhoesjes",
      max: 20,
      has: { "Geschikt voor": "iPhone 16", color: ["roze", "rood"], "Type hoesje": "Bookcase" },
    },
  ],
  [
    "witte damessneakers mt 39 zonder veters",
    { in: "damessneakers", has: { size: "39", color: "wit" }, not: { Sluiting: "Veters" } },
  ],
  ["parfum voor me moeder, zoete geur, max 45", { in: "damesparfums", max: 45, has: { Geurfamilie: "Zoet" } }],
  [
    "brush pennen 24 kleuren onder de 15",
    { in: "stiften-en-kleurpotloden", max: 15, has: { Soort: "Brushpennen" }, number: { "Aantal kleuren": [24, 24] } },
  ],
  // New parents.
  [
    "kinderwagen 3in1 met luchtbanden, geen roze",
    { in: "kinderwagens", has: { Uitvoering: "3-in-1", Wielen: "Luchtbanden" }, not: { color: "roze" } },
  ],
  [
    "meegroeiledikant wit of grijs, 70x140",
    { in: "ledikanten", has: { Meegroeibed: "Ja", color: ["wit", "grijs"], Ligmaat: "70 x 140 cm" } },
  ],
  [
    "luiertas die je op je rug draagt, minstens 20 liter, niet beige",
    { in: "luiertassen", has: { Draagwijze: "Rugzak" }, not: { color: "beige" }, number: { Inhoud: [20, null] } },
  ],
  ["waar let je op bij een autostoel?", { quotes: "guide category" }],
  [
    "kindersneakers met lichtjes maat 28 of 30",
    { in: "kindersneakers", has: { "Lampjes in zool": "Ja", size: ["28", "30"] } },
  ],
  ["t-shirt kind maat 152 dino", { none: true }],
  // A secretary.
  [
    "Graag ordners A4 rug 80 mm verpakt per 10",
    { in: "ordners-en-mappen", has: { Rugbreedte: "80 mm", Aantal: "10 stuks" } },
  ],
  [
    "notitieboekjes A5 geruit, niet roze",
    { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Geruit" }, not: { color: "roze" } },
  ],
  [
    "bureaustoel npr 1813 voor een collega van 140 kilo",
    { in: "bureaustoelen", has: { Norm: "NPR 1813" }, number: { Draagkracht: [140, null] } },
  ],
  ["kan ik een factuur op naam van ons bedrijf krijgen", { contact: true }],
  // A hobby cook.
  ["koksmes 20cm damast", { in: "koksmessen", has: { Staalsoort: "Damaststaal" }, number: { Lemmet: [20, 20] } }],
  [
    "pannenset rvs min 5 delig met deksels, tot 250",
    { in: "pannensets", max: 250, has: { Materiaal: "Rvs", Deksels: "Ja" }, number: { "Aantal delen": [5, null] } },
  ],
  [
    "keukenmachine met metalen kom, 1000 watt of sterker",
    { in: "keukenmachines", has: { "Materiaal kom": "Rvs" }, number: { Vermogen: [1000, null] } },
  ],
  [
    "kookboek zonder vlees als cadeautje voor 20 euro",
    { in: "kookboeken", max: 20, has: { Onderwerp: "Vegetarisch" } },
  ],
  ["koffieapparaat voor nespresso cupjes van nespresso zelf", { none: true }],
  // Somebody with animals.
  [
    "mand voor mn labrador 100x75, hoes moet eraf kunnen",
    { in: "hondenmanden", has: { "Maat mand": "100 x 75 cm", "Hoes afneembaar": "Ja" } },
  ],
  ["kattebak met kap, geen wit", { in: "kattenbakken", has: { Uitvoering: "Met kap" }, not: { color: "wit" } }],
  [
    "aquarium van 100 liter of meer met filter erbij",
    { in: "aquaria", has: { Filter: "Ja" }, number: { Inhoud: [100, null] } },
  ],
  ["heb jij zelf huisdieren?", { honest: true }],
  // Somebody who furnishes a house.
  [
    "rotan hanglamp 60 cm of groter boven de eettafel, tot 150",
    { in: "hanglampen", max: 150, has: { Materiaal: "Rotan" }, number: { Diameter: [60, null] } },
  ],
  [
    "ronde salontafel, geen glas, hoogstens 75 cm doorsnee",
    { in: "salontafels", has: { Vorm: "Rond" }, not: { Materiaal: "Glas" }, number: { Diameter: [null, 75] } },
  ],
  [
    "strijkvrij dekbedovertrek eenpersoons 140x220 blauw",
    { in: "dekbedovertrekken", has: { Strijkvrij: "Ja", "Maat overtrek": "140 x 220 cm", color: "blauw" } },
  ],
  [
    "donkergrijze bloempot voor buiten die tegen vorst kan",
    { in: "bloempotten", has: { color: /antraciet|grijs/i, Buiten: "Ja", Vorstbestendig: "Ja" } },
  ],
  // A household.
  [
    "wasmachine 9 kg of meer energielabel a, max 800",
    { in: "wasmachines", max: 800, has: { Energieklasse: "A" }, number: { Vulgewicht: [9, null] } },
  ],
  [
    "stoomgenerator onder 250, niet paars",
    { in: "strijkijzers", max: 250, has: { "Type strijkijzer": "Stoomgenerator" }, not: { color: "paars" } },
  ],
  [
    "föhn met ionen tot 100 euro, geen paarse",
    { in: "haardrogers", max: 100, has: { Ionisatie: "Met" }, not: { color: "paars" } },
  ],
  [
    "dagcreme gevoelige huid zonder parfum",
    { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder", Moment: /dag/i } },
  ],
  // Sport, play and clothes.
  [
    "tent 4 pers. waterkolom 3000+ geen pop-up",
    {
      in: "tenten",
      has: { Slaapplaatsen: "4-persoons" },
      not: { "Type tent": "Pop-uptent" },
      number: { Waterkolom: [3000, null] },
    },
  ],
  ["voetbal maat 5 geen pvc", { in: "voetballen", has: { Balmaat: "5" }, not: { Materiaal: "Pvc" } }],
  // Somebody who looks for presents.
  [
    "oorbellen goud oorsteker nikkelvrij tot 110 voor mn zus",
    { in: "oorbellen", max: 110, has: { color: "goud", Sluiting: "Oorsteker", Nikkelvrij: "Ja" } },
  ],
  [
    "kaars die minstens 40 uur brandt, bijenwas, tot 20 euro",
    // With delivery the cheapest is 20.50.
    { none: true },
  ],
  ["biologische autoshampoo voor mijn pa", { in: "autoreinigers", has: { Soort: "Autoshampoo", Biologisch: "Ja" } }],
]);
