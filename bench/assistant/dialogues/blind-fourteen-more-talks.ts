import { talks } from "../dialogue";

export const blindFourteenMoreTalks = talks("blind fourteen, held out, read since", [
  [
    ["herenjas winter", { in: "herenjassen", has: { Seizoen: "Winterjas" } }],
    [
      "maat L of XL, hangt ervan af hoe ie valt",
      {
        in: "herenjassen",
        has: { Seizoen: "Winterjas", Maat: ["L", "XL"] },
      },
    ],
    ["jeans erbij, slim fit", { in: "herenjeans", has: { Pasvorm: "Slim fit" } }],
    ["ga nog eens terug naar de winterjassen", { in: "herenjassen", has: { Seizoen: "Winterjas" } }],
  ],
  [
    ["printer", { in: "printers" }],
    ["laser of zo'n inkttank, geen gewone inkjet", { in: "printers", not: { Printtechniek: "Inkjet" } }],
    [
      "moet wel dubbelzijdig kunnen",
      {
        in: "printers",
        not: { Printtechniek: "Inkjet" },
        has: { "Dubbelzijdig printen": "Ja" },
      },
    ],
  ],
  [
    [
      "Dag, een hondenmand van 120 bij 90, het is een grote lobbes.",
      {
        in: "hondenmanden",
        has: { "Maat mand": "120 x 90 cm" },
      },
    ],
    [
      "Oei, dat past niet naast de kast. Eentje maat kleiner, 100 bij 75.",
      {
        in: "hondenmanden",
        has: { "Maat mand": "100 x 75 cm" },
      },
    ],
    [
      "Brokken heb ik ook nodig, voor een volwassen hond.",
      {
        in: "hondenvoer",
        has: { Voersoort: "Brokken", "Leeftijd hond": "Volwassen" },
      },
    ],
  ],
  [
    [
      "speakertje voor onder de douche, ipx7 of ip67",
      {
        in: "bluetooth-speakers",
        has: { Waterdichtheid: ["IPX7", "IP67"] },
      },
    ],
    ["max 100", { in: "bluetooth-speakers", max: 100, has: { Waterdichtheid: ["IPX7", "IP67"] } }],
    ["ok doe maar 150", { in: "bluetooth-speakers", max: 150, has: { Waterdichtheid: ["IPX7", "IP67"] } }],
    [
      "zet die met de langste accu bovenaan",
      {
        in: "bluetooth-speakers",
        max: 150,
        has: { Waterdichtheid: ["IPX7", "IP67"] },
        falling: "Accuduur",
      },
    ],
    ["hoe zwaar is de eerste", { about: "4.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["Welke bedden van 180 bij 200 heeft u?", { in: "bedden", has: { Ligmaat: "180 x 200 cm" } }],
    ["Is bij de eerste een matras inbegrepen?", { about: "1.1", quotes: "specification", field: /matras/i }],
    ["Bij nader inzien toch liever 160 bij 200.", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
  ],
  [
    ["lego", { has: { brand: "LEGO" } }],
    ["tot 50 euro", { max: 50, has: { brand: "LEGO" } }],
    ["mag ook van een ander merk zijn hoor, als het maar bouwen is", { in: "bouwsets", max: 50 }],
  ],
  [
    ["sneakers voor mezelf, dames, 39", { in: "damessneakers", has: { Maat: "39" } }],
    ["instappers, bukken gaat niet meer zo", { in: "damessneakers", has: { Maat: "39", Sluiting: "Instap" } }],
    [
      "als ze er met klittenband zijn is dat ook goed",
      {
        in: "damessneakers",
        has: { Maat: "39", Sluiting: ["Instap", "Klittenband"] },
      },
    ],
  ],
  [
    ["soundbar dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
    [
      "onder de tv is plek voor een meter breed, meer niet",
      {
        in: "soundbars",
        has: { "Dolby Atmos": "Ja" },
        number: { Breedte: [null, 100] },
      },
    ],
    [
      "sorteer eens van smal naar breed",
      {
        in: "soundbars",
        has: { "Dolby Atmos": "Ja" },
        number: { Breedte: [null, 100] },
        rising: "Breedte",
      },
    ],
  ],
  [
    ["haardroger met ionen", { in: "haardrogers", has: { Ionisatie: "Met" } }],
    [
      "dyson vind ik overdreven, die niet",
      {
        in: "haardrogers",
        has: { Ionisatie: "Met" },
        not: { brand: "Dyson" },
      },
    ],
    ["is de eerste lichter dan de tweede?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["bureaustoel", { in: "bureaustoelen" }],
    [
      "Ik weeg 115 kilo dus daar moet ie tegen kunnen.",
      {
        in: "bureaustoelen",
        number: { Draagkracht: [115, null] },
      },
    ],
    [
      "en hou het even onder de 400",
      {
        in: "bureaustoelen",
        max: 400,
        number: { Draagkracht: [115, null] },
      },
    ],
  ],
  [
    ["krabpaal van minstens anderhalve meter", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["kunt u de eerste beschrijven?", { about: "1.1" }],
    [
      "hoe zwaar mag de kat zijn bij die eerste",
      {
        about: "1.1",
        quotes: "specification",
        field: /gewicht kat/i,
      },
    ],
  ],
  [
    ["tablet samsung", { in: "tablets", has: { brand: "Samsung" } }],
    ["van apple zijn ze ook mooi, laat die eens zien", { in: "tablets", has: { brand: "Apple" } }],
    ["128 gb is genoeg, meer mag", { in: "tablets", has: { brand: "Apple" }, number: { Opslag: [128, null] } }],
  ],
  [
    ["winterjas kind maat 116", { in: "kinderjassen", has: { Seizoen: "Winterjas", Maat: "116" } }],
    ["o ze groeit zo hard, dan 128", { in: "kinderjassen", has: { Seizoen: "Winterjas", Maat: "128" } }],
    ["of eigenlijk een regenjas in die maat", { in: "kinderjassen", has: { Seizoen: "Regenjas", Maat: "128" } }],
  ],
  [
    ["gereedschapskist mét inhoud", { in: "gereedschapskisten", not: { Inhoud: "Zonder gereedschap" } }],
    ["minstens honderd delen", { in: "gereedschapskisten", number: { Inhoud: [100, null] } }],
    ["vertel eens meer over de {name:2.2}", { about: "2.2" }],
  ],
  [
    ["kun je me een goeie motorolie geven, 5W-30", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
    ["wie wint zondag de formule 1?", { honest: true }],
    ["oke dan, terug naar de olie: 5W-40 was het", { in: "motorolie", has: { Viscositeit: "5W-40" } }],
  ],
]);
