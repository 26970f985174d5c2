import { type Dialogue, talks } from "../dialogue";

/** As later.ts and later-held-out.ts, over several turns. */
export const laterTalks: readonly Dialogue[] = [
  ...talks("later", [
    [
      ["spijkerbroek voor mijn zoon, w31 l32", { in: "herenjeans", has: { size: "W31/L32" } }],
      ["niet die zwarte", { in: "herenjeans", has: { size: "W31/L32" }, not: { color: "zwart" } }],
      ["wat kost de eerste?", { about: "2.1" }],
    ],
    [
      [
        "systeemcamera met beeldstabilisatie tot 1500",
        { in: "systeemcameras", max: 1500, has: { Beeldstabilisatie: "Ja" } },
      ],
      ["vergelijk de eerste twee", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["slaapzak van dons", { in: "slaapzakken", has: { Vulling: "Dons" } }],
      [
        "tot 0 of 5 graden, en hooguit 120 euro",
        { in: "slaapzakken", max: 120, has: { Vulling: "Dons" }, number: { Comforttemperatuur: [null, 5] } },
      ],
      ["prijs maakt toch niet uit", { in: "slaapzakken", has: { Vulling: "Dons" }, unbounded: true }],
    ],
    [
      ["ik zoek een luisterboek", { in: "romans kinderboeken kookboeken", has: { Uitvoering: "Luisterboek" } }],
      ["een roman, onder de 15 euro", { in: "romans", max: 15, has: { Uitvoering: "Luisterboek" } }],
    ],
    [
      ["heren t-shirt maat M v-hals", { in: "heren-t-shirts", has: { size: "M", Halslijn: "V-hals" } }],
      [
        "donkerblauw of wit",
        { in: "heren-t-shirts", has: { size: "M", Halslijn: "V-hals", color: ["donkerblauw", "wit"] } },
      ],
      ["wat kost de tweede?", { about: "2.2" }],
    ],
    [
      ["keyboard met 88 toetsen", { in: "keyboards", number: { Toetsen: [88, 88] } }],
      ["zet de eerste en de tweede naast elkaar", { compares: ["1.1", "1.2"] }],
    ],
    [
      ["robotmaaier", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
      [
        "voor 500 vierkante meter of meer, max 700",
        { in: "grasmaaiers", max: 700, has: { Aandrijving: "Robot" }, number: { Oppervlakte: [500, null] } },
      ],
      ["laat die grens van 700 maar zitten", { in: "grasmaaiers", has: { Aandrijving: "Robot" }, unbounded: true }],
    ],
    [
      [
        "iets om buiten te spelen voor een kind van vijf",
        { in: "buitenspeelgoed voetballen", number: { Leeftijd: [0, 5] } },
      ],
      [
        "van hout, max 30 euro",
        { in: "buitenspeelgoed", max: 30, has: { Materiaal: "Hout" }, number: { Leeftijd: [0, 5] } },
      ],
    ],
  ]),
  ...talks("later, held out, read since", [
    [
      [
        "gezelschapsspel voor zes man vanaf 8 jaar of jonger",
        { in: "gezelschapsspellen", has: { Spelers: ["2-6 spelers", "3-8 spelers"] }, number: { Leeftijd: [0, 8] } },
      ],
      [
        "max 25 euro",
        {
          in: "gezelschapsspellen",
          max: 25,
          has: { Spelers: ["2-6 spelers", "3-8 spelers"] },
          number: { Leeftijd: [0, 8] },
        },
      ],
      ["hoe lang duurt het eerste?", { quotes: "specification", field: /speelduur/i, about: "2.1" }],
    ],
    [
      ["halters 2x5 kilo", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
      [
        "heb je die niet van vinyl?",
        { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" }, not: { Materiaal: "Vinyl" } },
      ],
      ["goedkoper dan de eerste kan ook", { in: "halters-en-gewichten", below: "2.1" }],
    ],
    [
      ["stadsfiets voor mijn vrouw, lage instap", { in: "stadsfietsen", has: { Frame: "Lage instap" } }],
      [
        "met versnellingen graag",
        { in: "stadsfietsen", has: { Frame: "Lage instap" }, not: { Versnellingen: "Zonder versnellingen" } },
      ],
      ["hoe zwaar is de tweede?", { quotes: "specification", field: /gewicht/i, about: "2.2" }],
    ],
    [
      ["handtas van echt leer of suede", { in: "handtassen", has: { Materiaal: ["Leer", "Suède"] } }],
      ["cognac of bruin", { in: "handtassen", has: { Materiaal: ["Leer", "Suède"], color: ["cognac", "bruin"] } }],
      [
        "geen guess",
        {
          in: "handtassen",
          has: { Materiaal: ["Leer", "Suède"], color: ["cognac", "bruin"] },
          not: { brand: "Guess" },
        },
      ],
      ["hoe breed is de eerste?", { quotes: "specification", field: /breedte/i, about: "3.1" }],
    ],
    [
      [
        "een droger van 8 kilo of meer met warmtepomp",
        { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] } },
      ],
      [
        "onder de 900",
        { in: "wasdrogers", max: 900, has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] } },
      ],
      ["hoeveel geluid maakt de eerste?", { quotes: "specification", field: /geluid/i, about: "2.1" }],
    ],
    [
      [
        "eau de toilette voor mijn vader fris",
        { in: "herenparfums", has: { Geurfamilie: "Fris", Concentratie: "Toilette" } },
      ],
      [
        "niet van jean marc",
        { in: "herenparfums", has: { Geurfamilie: "Fris", Concentratie: "Toilette" }, not: { brand: "Jean Marc" } },
      ],
      ["is er iets goedkoper dan de eerste?", { in: "herenparfums", below: "2.1" }],
    ],
    [
      ["pop voor een meisje van drie", { in: "poppen", number: { Leeftijd: [0, 3] } }],
      [
        "geen barbie en zonder batterijen",
        { in: "poppen", has: { "Batterijen nodig": "Nee" }, not: { name: /barbie/i }, number: { Leeftijd: [0, 3] } },
      ],
      ["hoe groot is de eerste?", { quotes: "specification", field: /hoogte/i, about: "2.1" }],
    ],
    [
      ["enkellaarsjes maat 38", { in: "enkellaarzen", has: { size: "38" } }],
      ["zonder hak", { in: "enkellaarzen", has: { size: "38", "Type hak": "Platte zool" } }],
      [
        "niet in het zwart",
        { in: "enkellaarzen", has: { size: "38", "Type hak": "Platte zool" }, not: { color: "zwart" } },
      ],
      ["waar is de eerste van gemaakt?", { quotes: "specification", field: /materiaal/i, about: "3.1" }],
    ],
  ]),
];
