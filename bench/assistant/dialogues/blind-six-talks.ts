import { type Dialogue, talks } from "../dialogue";

/** Conversations in the demo shop, as `blindSix`. */
export const blindSixTalks: readonly Dialogue[] = talks("blind six, held out, read since", [
  [
    ["witte sneakers dames maat 39", { in: "damessneakers", has: { color: /wit/, size: "39" } }],
    ["blauw mag ook", { in: "damessneakers", has: { color: [/wit/, /blauw/], size: "39" } }],
  ],
  [
    [
      "dashcam voor en achter met parkeerstand",
      { in: "dashcams", has: { Kanalen: "Voor en achter", Parkeerstand: "Ja" } },
    ],
    ["wat is het verschil tussen de eerste twee?", { compares: ["1.1", "1.2"] }],
  ],
  [
    [
      "Ik zoek een robotmaaier voor een tuin van ongeveer 700 m2",
      { in: "grasmaaiers", has: { Aandrijving: "Robot" }, number: { Oppervlakte: [700, null] } },
    ],
    [
      "het moet wel een stille zijn, niet meer dan 70 dB, anders gaan de buren klagen",
      {
        in: "grasmaaiers",
        has: { Aandrijving: "Robot" },
        number: { Oppervlakte: [700, null], Geluidsniveau: [null, 70] },
      },
    ],
  ],
  [
    [
      "graanvrije brokken voor volwassen hond",
      { in: "hondenvoer", has: { Voersoort: "Brokken", Graanvrij: "Ja", "Leeftijd hond": "Volwassen" } },
    ],
    ["heb je die ook in zakken van 20 kilo?", { none: true }],
  ],
  [
    [
      "knuffel voor een pasgeboren baby, niet groter dan 25 cm",
      { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" }, number: { Hoogte: [null, 25] } },
    ],
    [
      "en dan een blauwe",
      { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar", color: /blauw/ }, number: { Hoogte: [null, 25] } },
    ],
  ],
  [
    [
      "nette bruine suède schoenen heren mt 43",
      { in: "nette-herenschoenen", has: { color: /bruin/, Materiaal: "Suède", size: "43" } },
    ],
    ["waar is de zool van gemaakt?", { about: "1.1", quotes: "specification", field: /zool/i }],
  ],
  [
    ["historische roman in paperback", { in: "romans", has: { Genre: "Historische roman", Uitvoering: "Paperback" } }],
    [
      "hebben jullie er een van Femke Dijkstra bij",
      { in: "romans", has: { Genre: "Historische roman", Uitvoering: "Paperback", Auteur: "Femke Dijkstra" } },
    ],
  ],
  [
    ["automatisch horloge met leren bandje", { in: "horloges", has: { Uurwerk: "Automatisch", Band: "Leren band" } }],
    [
      "kan ik met de eerste zwemmen? hoe waterdicht is ie",
      { about: "1.1", quotes: "specification", field: /waterdicht/i },
    ],
  ],
  [
    [
      "airfryer met dubbele la en een kijkvenster",
      { in: "airfryers", has: { "Dubbele lade": "Ja", Kijkvenster: "Ja" } },
    ],
    [
      "minstens 6 liter en zwart",
      {
        in: "airfryers",
        has: { "Dubbele lade": "Ja", Kijkvenster: "Ja", color: /zwart/ },
        number: { Inhoud: [6, null] },
      },
    ],
    [
      "onder de 220 euro graag",
      {
        in: "airfryers",
        has: { "Dubbele lade": "Ja", Kijkvenster: "Ja", color: /zwart/ },
        number: { Inhoud: [6, null] },
        max: 220,
      },
    ],
  ],
  [
    [
      "grote bloempot voor buiten die tegen de vorst kan, minimaal 30 cm doorsnee",
      { in: "bloempotten", has: { Buiten: "Ja", Vorstbestendig: "Ja" }, number: { Diameter: [30, null] } },
    ],
    [
      "liefst rond",
      {
        in: "bloempotten",
        has: { Buiten: "Ja", Vorstbestendig: "Ja", Vorm: "Rond" },
        number: { Diameter: [30, null] },
      },
    ],
    [
      "nee doe toch maar vierkant",
      {
        in: "bloempotten",
        has: { Buiten: "Ja", Vorstbestendig: "Ja", Vorm: "Vierkant" },
        number: { Diameter: [30, null] },
      },
    ],
  ],
  [
    ["ronde eettafel voor 6 personen", { in: "eettafels", has: { Vorm: "Rond" }, number: { Personen: [6, null] } }],
    [
      "die uitschuifbaar is",
      { in: "eettafels", has: { Vorm: "Rond", Uitschuifbaar: "Ja" }, number: { Personen: [6, null] } },
    ],
    ["Wat is het verschil tussen deze twee tafels?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["zwarte metalen hanglamp", { in: "hanglampen", has: { color: /zwart/, Materiaal: "Metaal" } }],
    ["goud vind ik ook mooi", { in: "hanglampen", has: { color: [/zwart/, /goud/], Materiaal: "Metaal" } }],
    [
      "het moet wel een grote fitting zijn, E27",
      { in: "hanglampen", has: { color: [/zwart/, /goud/], Materiaal: "Metaal", Fitting: "E27" } },
    ],
  ],
]);
