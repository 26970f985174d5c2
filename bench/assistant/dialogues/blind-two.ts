import { type Dialogue, singles } from "../dialogue";

/**
 * A second set like blind.ts: written and labelled from the catalogue by somebody who had not read the assistant. Only
 * the number that it reaches is looked at.
 */
export const blindTwo: readonly Dialogue[] = singles("blind two, unseen", [
  [
    "dakkoffer die langs 2 kanten open kan, 400 liter of meer",
    { in: "dakkoffers", has: { Opening: "Twee zijden" }, number: { Inhoud: [400, null] } },
  ],
  ["camera voor in de auto die voor en achter filmt", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["all season banden 205/55 r16", { in: "autobanden", has: { Seizoen: "Vierseizoenenband", Maat: "205/55 R16" } }],
  ["iets om mn velgen schoon te krijgen", { in: "autoreinigers", has: { Soort: "Velgenreiniger" } }],
  [
    "wit babybedje 60x120 dat meegroeit",
    { in: "ledikanten", has: { color: "wit", Ligmaat: "60 x 120 cm", Meegroeibed: "Ja" } },
  ],
  [
    "kinderwagen met luchtbanden, mag niet meer wegen dan 12 kg",
    { in: "kinderwagens", has: { Wielen: "Luchtbanden" }, number: { Gewicht: [null, 12] } },
  ],
  [
    "luiertas als rugzak maar geen zwarte",
    { in: "luiertassen", has: { Draagwijze: "Rugzak" }, not: { color: "zwart" } },
  ],
  ["zomerslaapzakje baby 0.5 tog lengte 70", { in: "babyslaapzakken", has: { Tog: "0,5 TOG", size: "70 cm" } }],
  [
    "zoet damesparfum, moet vegan zijn, 50ml",
    { in: "damesparfums", has: { Geurfamilie: "Zoet", Vegan: "Ja", Inhoud: "50 ml" } },
  ],
  ["kruidige geur voor mijn vriend voor max 40 euro", { in: "herenparfums", max: 40, has: { Geurfamilie: "Kruidig" } }],
  [
    "gezichtscreme ongeparfumeerd voor de droge huid, voor s nachts",
    { in: "gezichtscremes", has: { Parfum: "Zonder", Huidtype: "Droog", Moment: ["Nacht", "Dag en nacht"] } },
  ],
  [
    "lichte föhn, hooguit 500 gram en toch minstens 2000 watt",
    { in: "haardrogers", number: { Gewicht: [null, 500], Vermogen: [2000, null] } },
  ],
  [
    "elektrische tandenborstel die waarschuwt als je te hard drukt, met reisetui",
    { in: "elektrische-tandenborstels", has: { Druksensor: "Ja", Reisetui: "Ja" } },
  ],
  [
    "scheerapparaat met trimmer dat een vol uur meegaat",
    { in: "scheerapparaten", has: { Trimmer: "Ja" }, number: { Accuduur: [60, null] } },
  ],
  [
    "luisterboek voor mn zoon van 10",
    { in: "kinderboeken", has: { Uitvoering: "Luisterboek", Leeftijd: "9 tot 12 jaar" } },
  ],
  ["familieroman", { in: "romans", has: { Genre: "Familieroman" } }],
  [
    "14 inch laptop met aanraakscherm en 1 tb",
    { in: "laptops", has: { Schermgrootte: "14 inch", Touchscreen: "Ja", Opslag: "1 TB" } },
  ],
  ["tablet met 5g voor minder dan 250", { in: "tablets", max: 250, has: { Verbinding: "Wifi + 5G" } }],
  [
    "pc scherm 27 inch 4k dat je hoger en lager kan zetten",
    { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K", "In hoogte verstelbaar": "Ja" } },
  ],
  [
    "laserprinter voor thuis met plek voor 250 vel",
    { in: "printers", has: { Printtechniek: "Laser", Papierlade: "250 vel" } },
  ],
  [
    "draadloos mechanisch toetsenbord met verlichting",
    { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Toetstype: "Mechanisch", Verlichting: "Ja" } },
  ],
  [
    "gsm met 512 gb en ip68, alles behalve apple",
    { in: "smartphones", has: { Opslag: "512 GB", Waterdichtheid: "IP68" }, not: { brand: "Apple" } },
  ],
  [
    "leren hoesje voor iphone 16 met plaats voor bankkaarten",
    {
      in: "telefoonhoesjes",
      has: { "Geschikt voor": "iPhone 16", Materiaal: "Leer" },
      number: { Pasjesvakken: [1, null] },
    },
  ],
  [
    "hondenmand van 100 op 75 met afritsbare hoes",
    { in: "hondenmanden", has: { "Maat mand": "100 x 75 cm", "Hoes afneembaar": "Ja" } },
  ],
  [
    "brokjes voor een puppy van een klein ras",
    { in: "hondenvoer", has: { Voersoort: "Brokken", "Leeftijd hond": "Puppy", Formaat: "Klein" } },
  ],
  [
    "houten konijnenhok met 2 verdiepingen onder 80 euro",
    { in: "konijnenhokken", max: 80, has: { Materiaal: ["Grenenhout", "Vurenhout"], Verdiepingen: "2" } },
  ],
  [
    "vissenbak vanaf 100 liter, filter moet erbij zitten",
    { in: "aquaria", has: { Filter: "Ja" }, number: { Inhoud: [100, null] } },
  ],
  [
    "draadloos boxje dat minstens 18 uur speelt en max 100 euro kost",
    { in: "bluetooth-speakers", max: 100, number: { Accuduur: [18, null] } },
  ],
  [
    "soundbar met dolby atmos, smaller dan een meter",
    { in: "soundbars", has: { "Dolby Atmos": "Ja" }, number: { Breedte: [null, 99] } },
  ],
  ["fullframe body zonder lens", { in: "systeemcameras", has: { Sensor: "Fullframe", Uitvoering: "Body" } }],
  [
    "paarse draadloze controller onder de 80",
    { in: "gamecontrollers", max: 80, has: { color: "paars", Verbinding: "Draadloos" } },
  ],
  ["nintendo switch met spelletje erbij", { in: "spelcomputers", has: { name: /switch/i, Bundel: "Met spel" } }],
  [
    "stille beamer, minder dan 30 db en minstens 2000 lumen",
    { in: "beamers", number: { Geluidsniveau: [null, 29], Helderheid: [2000, null] } },
  ],
  ["blauw espressokopje handgemaakt 150 ml", { in: "handgedraaide-mokken", has: { color: "blauw", Inhoud: "150 ml" } }],
  [
    "snijplank van eik met gootje rondom",
    { in: "houten-snijplanken", has: { Houtsoort: "Eiken", "Met sapgroef": "Ja" } },
  ],
  [
    "bijenwaskaars die 40 uur of langer brandt",
    { in: "kaarsen", has: { Was: "Bijenwas" }, number: { Branduren: [40, null] } },
  ],
  [
    "zit-sta bureau elektrisch 160 cm breed, wit of zwart",
    { in: "bureaus", has: { Verstelling: "Elektrisch", Breedte: "160 cm", color: ["wit", "zwart"] } },
  ],
  ["a5 schriftje met ruitjes", { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Geruit" } }],
  [
    "rode keukenrobot met inox kom van minstens 4 liter",
    { in: "keukenmachines", has: { color: "rood", "Materiaal kom": "Rvs" }, number: { "Inhoud kom": [4, null] } },
  ],
  ["inbouw microgolf combi", { in: "magnetrons", has: { Plaatsing: "Inbouw", "Type magnetron": "Combimagnetron" } }],
  [
    "glazen waterkoker 1,5 liter of groter met instelbare temperatuur",
    { in: "waterkokers", has: { Materiaal: "Glas", Temperatuurregeling: "Ja" }, number: { Inhoud: [1.5, null] } },
  ],
  ["gietijzeren koekenpan", { in: "koekenpannen", has: { Materiaal: "Gietijzer" } }],
  ["koksmes damast 20cm", { in: "koksmessen", has: { Staalsoort: "Damaststaal", Lemmet: "20 cm" } }],
  [
    "inox kookpotten set met deksels, ovenvast tot 250 graden",
    { in: "pannensets", has: { Materiaal: "Rvs", Deksels: "Ja", Ovenbestendig: "Tot 250 °C" } },
  ],
  ["gele regenjas meisje 104", { in: "kinderjassen", has: { color: "geel", Seizoen: "Regenjas", size: "104" } }],
  [
    "rugtas voor laptop van 15 inch, waterafstotend, 25 liter of meer",
    {
      in: "rugzakken",
      has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" },
      number: { Inhoud: [25, null] },
    },
  ],
  [
    "nette schoenen heren brede leest wijdte h maat 43, liefst blauw",
    { in: "nette-herenschoenen", has: { Wijdte: "H", size: "43" } },
  ],
  [
    "lego vanaf 12 jaar met minstens 1000 stukjes, niet boven de 150",
    {
      in: "bouwsets",
      max: 150,
      has: { brand: "LEGO", Leeftijd: "Vanaf 12 jaar" },
      number: { "Aantal onderdelen": [1000, null] },
    },
  ],
  [
    "spelletje waarbij je samenwerkt, vanaf een jaar of 8",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel", Leeftijd: ["Vanaf 6 jaar", "Vanaf 8 jaar"] } },
  ],
  [
    "gewone damesfiets met 7 versnellingen",
    { in: "stadsfietsen", has: { Frame: ["Damesframe", "Lage instap"], Versnellingen: "7 versnellingen" } },
  ],
  [
    "backpack 50 of 65 liter met regenhoes",
    { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"], Regenhoes: "Ja" } },
  ],
  [
    "robotmaaier voor 800 m2, tot 500 euro",
    { in: "grasmaaiers", max: 500, has: { Aandrijving: "Robot", Oppervlakte: "800 m²" } },
  ],
  [
    "gasbbq waar ik voor 8 man op kan bakken",
    { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
  ],
  ["stapelbare tuinstoelen alu", { in: "tuinstoelen", has: { Stapelbaar: "Ja", Materiaal: "Aluminium" } }],
  ["frigo met vriezer die max 35 db maakt", { in: "koel-vriescombinaties", number: { Geluidsniveau: [null, 35] } }],
  ["droogkast 9 kg met label b", { in: "wasdrogers", has: { Vulgewicht: "9 kg", Energieklasse: "B" } }],
  [
    "witte kleerkast met schuifdeuren en spiegel",
    { in: "kledingkasten", has: { color: "wit", "Type deur": "Schuifdeur", Spiegel: "Ja" } },
  ],
  ["marmeren salontafel", { in: "salontafels", has: { Materiaal: "Marmer" } }],
  ["azerty toetsenbord", { none: true }],
  ["vaatwasser met energielabel a", { none: true }],
  ["trampoline voor in de tuin", { none: true }],
  ["tent voor 10 personen", { none: true }],
  ["wasmachine van miele onder 500 euro", { none: true }],
  ["wie betaalt de verzending als ik iets terugstuur", { quotes: "support policy guide" }],
  ["hoelang krijg ik garantie op een laptop", { quotes: "support policy guide category" }],
  ["kan je bij jullie ook gewoon met paypal afrekenen", { quotes: "support policy" }],
  ["hoe geraak ik van die nieuwsbrief af", { quotes: "support policy" }],
  ["de prijs in de winkel was hoger dan wat hier stond", { quotes: "support policy" }],
  ["ik wil mijn account weg", { quotes: "support policy" }],
  ["hoeveel dagen heb ik om me te bedenken", { quotes: "support policy guide" }],
]);
