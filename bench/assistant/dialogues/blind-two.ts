import { type Dialogue, singles } from "../dialogue";

/**
 * A second set like blind.ts: written and labelled from the catalogue by somebody who had not read the assistant. Only
 * the number that it reaches is looked at.
 */
export const blindTwo: readonly Dialogue[] = singles("blind two, held out, read since", [
  [
    "dakkoffer die langs 2 kanten open kan, 400 liter of meer",
    { in: "dakkoffers", has: { Opening: "Twee zijden" }, number: { Inhoud: [400, null] } },
  ],
  ["camera voor in de auto die voor en achter filmt", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
  ["all season banden 205/55 r16", { in: "autobanden", has: { Seizoen: "Vierseizoenenband", Maat: "205/55 R16" } }],
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
    "lichte föhn, hooguit 500 gram en toch minstens 2000 watt",
    { in: "haardrogers", number: { Gewicht: [null, 500], Vermogen: [2000, null] } },
  ],
  [
    "scheerapparaat met trimmer dat een vol uur meegaat",
    { in: "scheerapparaten", has: { Trimmer: "Ja" }, number: { Accuduur: [60, null] } },
  ],
  ["familieroman", { in: "romans", has: { Genre: "Familieroman" } }],
  [
    "14 inch laptop met aanraakscherm en 1 tb",
    { in: "laptops", has: { Schermgrootte: "14 inch", Touchscreen: "Ja", Opslag: "1 TB" } },
  ],
  [
    "pc scherm 27 inch 4k dat je hoger en lager kan zetten",
    { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K", "In hoogte verstelbaar": "Ja" } },
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
    "vissenbak vanaf 100 liter, filter moet erbij zitten",
    { in: "aquaria", has: { Filter: "Ja" }, number: { Inhoud: [100, null] } },
  ],
  [
    "paarse draadloze controller onder de 80",
    { in: "gamecontrollers", max: 80, has: { color: "paars", Verbinding: "Draadloos" } },
  ],
  ["nintendo switch met spelletje erbij", { in: "spelcomputers", has: { name: /switch/i, Bundel: "Met spel" } }],
  [
    "snijplank van eik met gootje rondom",
    { in: "houten-snijplanken", has: { Houtsoort: "Eiken", "Met sapgroef": "Ja" } },
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
  [
    "inox kookpotten set met deksels, ovenvast tot 250 graden",
    { in: "pannensets", has: { Materiaal: "Rvs", Deksels: "Ja", Ovenbestendig: "Tot 250 °C" } },
  ],
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
    "spelletje waarbij je samenwerkt, vanaf een jaar of 8",
    { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel", Leeftijd: ["Vanaf 6 jaar", "Vanaf 8 jaar"] } },
  ],
  ["stapelbare tuinstoelen alu", { in: "tuinstoelen", has: { Stapelbaar: "Ja", Materiaal: "Aluminium" } }],
  ["frigo met vriezer die max 35 db maakt", { in: "koel-vriescombinaties", number: { Geluidsniveau: [null, 35] } }],
  ["droogkast 9 kg met label b", { in: "wasdrogers", has: { Vulgewicht: "9 kg", Energieklasse: "B" } }],
  ["azerty toetsenbord", { none: true }],
  ["wie betaalt de verzending als ik iets terugstuur", { quotes: "support policy guide" }],
  ["hoe geraak ik van die nieuwsbrief af", { quotes: "support policy" }],
  ["ik wil mijn account weg", { quotes: "support policy" }],
]);
