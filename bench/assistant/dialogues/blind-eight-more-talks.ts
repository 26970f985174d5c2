import { talks } from "../dialogue";

export const blindEightMoreTalks = talks("blind eight, held out, read since", [
  [
    ["vaatwasser, volledig geintegreerd", { in: "vaatwassers", has: { Plaatsing: "volledig geïntegreerd" } }],
    ["besteklade moet erin", { in: "vaatwassers", has: { Plaatsing: "volledig geïntegreerd", Besteklade: "ja" } }],
    ["Laat maar, ik wil gewoon een medewerker spreken", { contact: true }],
  ],
  [
    ["playstation 5 met 1 tb", { in: "spelcomputers", has: { Opslag: "1 tb", name: /playstation 5/ } }],
    ["zou hij over drie maanden goedkoper zijn denk je?", { honest: true }],
  ],
  [
    ["wasdroger 10 kg", { none: true }],
    ["oke dan 9 kilo", { in: "wasdrogers", has: { Vulgewicht: "9 kg" } }],
    [
      "met een beetje zuinig label, b of c",
      { in: "wasdrogers", has: { Vulgewicht: "9 kg", Energieklasse: ["b", "c"] } },
    ],
  ],
  [
    ["winterjas voor mijn zoontje, maat 116", { in: "kinderjassen", has: { size: "116", Seizoen: "winterjas" } }],
    [
      "128 mag ook, dan groeit hij er maar in",
      { in: "kinderjassen", has: { size: ["116", "128"], Seizoen: "winterjas" } },
    ],
    [
      "geel wil hij niet aan zegt ie net",
      { in: "kinderjassen", has: { size: ["116", "128"], Seizoen: "winterjas" }, not: { color: "geel" } },
    ],
  ],
  [
    ["bureaustoel om thuis op te werken", { in: "bureaustoelen" }],
    [
      "ik weeg zelf 130 kilo dus hij moet dat wel kunnen dragen",
      { in: "bureaustoelen", number: { Draagkracht: [130, null] } },
    ],
    ["wat voor armleuningen heeft de eerste", { about: "2.1", quotes: "specification", field: /armleuningen/i }],
  ],
  [
    ["4k monitor", { in: "monitoren", has: { Resolutie: "4k" } }],
    [
      "moet mijn macbook kunnen opladen via usb-c",
      { in: "monitoren", has: { Resolutie: "4k" }, not: { "Laden via usb-c": "nee" } },
    ],
    [
      "27 inch is te klein, 32 of groter",
      {
        in: "monitoren",
        has: { Resolutie: "4k" },
        not: { "Laden via usb-c": "nee" },
        number: { Schermgrootte: [32, null] },
      },
    ],
    ["kan de eerste in hoogte versteld worden?", { about: "3.1", quotes: "specification", field: /hoogte/i }],
  ],
  [
    ["Smartphone met oled scherm, hooguit 400 euro", { in: "smartphones", max: 400, has: { Schermtype: "oled" } }],
    [
      "ik heb net vakantiegeld gekregen haha, 700 mag ook",
      { in: "smartphones", max: 700, has: { Schermtype: "oled" } },
    ],
    [
      "minstens 256 gb want ik maak veel filmpjes",
      { in: "smartphones", max: 700, has: { Schermtype: "oled" }, number: { Opslag: [256, null] } },
    ],
    [
      "en niet zwart, die heeft iedereen al",
      {
        in: "smartphones",
        max: 700,
        has: { Schermtype: "oled" },
        not: { color: "zwart" },
        number: { Opslag: [256, null] },
      },
    ],
    ["is de eerste tegen water bestand?", { about: "4.1", quotes: "specification", field: /waterdicht/i }],
  ],
  [
    ["rvs pannenset", { in: "pannensets", has: { Materiaal: "rvs" } }],
    ["minimaal 5 delen", { in: "pannensets", has: { Materiaal: "rvs" }, number: { "Aantal delen": [5, null] } }],
    [
      "mooi. en nu nog een koekenpan van 24 centimeter erbij, materiaal maakt niet uit",
      { in: "koekenpannen", has: { Diameter: "24 cm" } },
    ],
    [
      "alleen geen gietijzer, te zwaar voor mijn polsen",
      { in: "koekenpannen", has: { Diameter: "24 cm" }, not: { Materiaal: "gietijzer" } },
    ],
  ],
  [
    [
      "bluetooth speaker voor bij het zwembad, IPX7 of IP67",
      { in: "bluetooth-speakers", has: { Waterdichtheid: ["ipx7", "ip67"] } },
    ],
    ["hoe zwaar is de {name:1.2}?", { about: "1.2", quotes: "specification", field: /gewicht/i }],
    [
      "en heb je ze ook in blauw of groen",
      { in: "bluetooth-speakers", has: { Waterdichtheid: ["ipx7", "ip67"], color: ["blauw", "groen"] } },
    ],
  ],
  [
    ["strijkijzer, stoomgenerator", { in: "strijkijzers", has: { "Type strijkijzer": "stoomgenerator" } }],
    ["hoe lang is het snoer van de goedkoopste", { about: "1.cheapest", quotes: "specification", field: /snoer/i }],
  ],
  [
    ["kinderboek voor mijn nichtje van 5", { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" } }],
    [
      "geen luisterboek, ik lees haar zelf voor",
      { in: "kinderboeken", has: { Leeftijd: "4 tot 6 jaar" }, not: { Uitvoering: "luisterboek" } },
    ],
    ["hoeveel bladzijdes telt de eerste?", { about: "2.1", quotes: "specification", field: /pagina/i }],
  ],
  [
    ["tuinstoelen die je kan stapelen", { in: "tuinstoelen", has: { Stapelbaar: "ja" } }],
    ["Geen plastic graag.", { in: "tuinstoelen", has: { Stapelbaar: "ja" }, not: { Materiaal: "kunststof" } }],
    [
      "stapelen hoeft toch niet, als er maar geen plastic in zit",
      { in: "tuinstoelen", not: { Materiaal: "kunststof" } },
    ],
  ],
  [
    ["keyboard met 61 toetsen voor een beginner", { in: "keyboards", has: { Toetsen: "61 toetsen" } }],
    [
      "bij nader inzien wil ze gitaar leren. klassieke gitaar, 3/4 want ze is pas 8",
      { in: "gitaren", has: { "Type gitaar": "klassieke gitaar", Formaat: "3/4" } },
    ],
    ["zit er bij de eerste een hoes?", { about: "2.1", quotes: "specification", field: /hoes/i }],
  ],
  [
    ["dashcam die voor en achter filmt", { in: "dashcams", has: { Kanalen: "voor en achter" } }],
    ["wat is de kijkhoek van de eerste", { about: "1.1", quotes: "specification", field: /kijkhoek/i }],
  ],
]);
