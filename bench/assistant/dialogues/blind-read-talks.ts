import { type Dialogue, talks } from "../dialogue";

/** As blind-read.ts, over several turns. */
export const blindReadTalks: readonly Dialogue[] = talks("blind, the half read", [
  [
    ["luiertas die je op je rug draagt", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["zwart of grijs", { in: "luiertassen", has: { Draagwijze: "Rugzak", color: ["zwart", "grijs"] } }],
    ["hoeveel past er in de eerste?", { quotes: "specification", field: /inhoud/i, about: "2.1" }],
  ],
  [
    ["een keyboard voor bij de pc, geen snoer", { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos" } }],
    [
      "mechanische toetsen",
      { in: "toetsenborden-en-muizen", has: { Verbinding: "Draadloos", Toetstype: "Mechanisch" } },
    ],
    [
      "compact formaat en onder de 100",
      {
        in: "toetsenborden-en-muizen",
        max: 100,
        has: { Verbinding: "Draadloos", Toetstype: "Mechanisch", Formaat: "Compact" },
      },
    ],
  ],
  [
    ["fairphone", { in: "smartphones", has: { brand: "Fairphone" } }],
    ["met 256 gb of meer", { in: "smartphones", has: { brand: "Fairphone" }, number: { Opslag: [256, null] } }],
    ["liever toch een google", { in: "smartphones", has: { brand: "Google" } }],
  ],
  [
    ["notitieboek, formaat a5", { in: "notitieboeken", has: { Formaat: "A5" } }],
    ["met puntjes", { in: "notitieboeken", has: { Formaat: "A5", Lijn: "Gestippeld" } }],
    ["hoeveel bladzijden heeft nummer 2?", { quotes: "specification", field: /pagina/i, about: "2.2" }],
  ],
  [
    ["koekenpan 28 cm, geen tefal", { in: "koekenpannen", has: { Diameter: "28 cm" }, not: { brand: "Tefal" } }],
    ["30 mag ook", { in: "koekenpannen", has: { Diameter: ["28 cm", "30 cm"] }, not: { brand: "Tefal" } }],
    [
      "hij moet in de vaatwasser kunnen",
      {
        in: "koekenpannen",
        has: { Diameter: ["28 cm", "30 cm"], Vaatwasserbestendig: "Ja" },
        not: { brand: "Tefal" },
      },
    ],
  ],
  [
    ["tuinstoelen die je kunt stapelen", { in: "tuinstoelen", has: { Stapelbaar: "Ja" } }],
    ["max 50 euro per stuk", { in: "tuinstoelen", max: 50, has: { Stapelbaar: "Ja" } }],
    ["kussen moet erbij zitten", { in: "tuinstoelen", max: 50, has: { Stapelbaar: "Ja", Kussen: "Inbegrepen" } }],
    [
      "prijs is toch niet zo belangrijk",
      { in: "tuinstoelen", has: { Stapelbaar: "Ja", Kussen: "Inbegrepen" }, unbounded: true },
    ],
  ],
  [
    ["bbq die op een gasfles werkt", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["nee toch op kolen", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ["met een thermometer", { in: "barbecues", has: { Brandstof: "Houtskool", Thermometer: "Ja" } }],
    ["voor hoeveel personen is de eerste?", { quotes: "specification", field: /personen/i, about: "3.1" }],
  ],
  [
    ["3-zits bank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    ["2,5 zits is ook goed", { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "2,5-zits"] } }],
    [
      "geen leer en tot 800 euro",
      { in: "bankstellen", max: 800, has: { Zitplaatsen: ["3-zits", "2,5-zits"] }, not: { Bekleding: "Leer" } },
    ],
  ],
  [
    [
      "televisie qled, vijfenvijftig inch mag ook groter",
      { in: "televisies", has: { Beeldtechniek: "Qled" }, number: { Schermgrootte: [55, null] } },
    ],
    ["kan je de eerste twee vergelijken", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["helm voor op de fiets, L", { in: "fietshelmen", has: { size: "L" } }],
    ["met een lichtje", { in: "fietshelmen", has: { size: "L", Verlichting: "Ja" } }],
    ["hoe zwaar is de eerste?", { quotes: "specification", field: /gewicht/i, about: "2.1" }],
  ],
  [
    ["hebben jullie elektrische steps", { none: true }],
    ["dan maar een gewone stadsfiets, damesframe", { in: "stadsfietsen", has: { Frame: "Damesframe" } }],
    [
      "met 3 of 7 versnellingen",
      { in: "stadsfietsen", has: { Frame: "Damesframe", Versnellingen: ["3 versnellingen", "7 versnellingen"] } },
    ],
  ],
  [
    ["droger met warmtepomp", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["laat eens wat anders zien dan deze", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, fresh: 1 }],
    ["500 tot 700 euro", { in: "wasdrogers", min: 500, max: 700, has: { Droogtechniek: "Warmtepompdroger" } }],
  ],
]);
