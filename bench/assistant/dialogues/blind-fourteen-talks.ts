import { talks } from "../dialogue";

export const blindFourteenTalks = talks("blind fourteen, held out, read since", [
  [
    ["laptop met 16 gb geheugen", { in: "laptops", has: { Werkgeheugen: "16 GB" } }],
    ["o nee, doe toch maar 32", { in: "laptops", has: { Werkgeheugen: "32 GB" } }],
    [
      "en niet zwaarder dan anderhalve kilo, ik sjouw hem elke dag mee",
      { in: "laptops", has: { Werkgeheugen: "32 GB" }, number: { Gewicht: [null, 1.5] } },
    ],
    ["hoe lang doet de tweede met zijn accu?", { about: "3.2", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["Wij willen een nieuwe driezitsbank.", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    ["Blauw is echt mijn kleur niet.", { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { color: "Blauw" } }],
    [
      "En hij moet onder de 1500 euro blijven.",
      { in: "bankstellen", max: 1500, has: { Zitplaatsen: "3-zits" }, not: { color: "Blauw" } },
    ],
  ],
  [
    ["wasmachine bosch", { in: "wasmachines", has: { brand: "Bosch" } }],
    ["en een droger van hetzelfde merk om erop te zetten", { in: "wasdrogers", has: { brand: "Bosch" } }],
  ],
  [
    ["tent voor 2 personen of meer", { in: "tenten", number: { Slaapplaatsen: [2, null] } }],
    ["nu slaapzakken, die je aan elkaar kan ritsen", { in: "slaapzakken", has: { Koppelbaar: "Ja" } }],
    ["dons graag", { in: "slaapzakken", has: { Koppelbaar: "Ja", Vulling: "Dons" } }],
    [
      "dons is toch niks voor mij, ben allergisch. Polyester",
      { in: "slaapzakken", has: { Koppelbaar: "Ja", Vulling: "Polyester" } },
    ],
  ],
  [
    ["wat is de duurste koptelefoon", { in: "koptelefoons", extreme: "dearest" }],
    ["haha dat ga ik niet betalen. wat goedkopers dan die", { in: "koptelefoons", below: "1.1" }],
    ["onder de honderd, over-ear", { in: "koptelefoons", max: 100, has: { Draagwijze: "Over-ear" } }],
  ],
  [
    ["telefoons", { in: "smartphones" }],
    ["nog meer?", { in: "smartphones", fresh: 1 }],
    ["alleen die met oled", { in: "smartphones", has: { Schermtype: "Oled" } }],
  ],
  [
    ["beamer tot 500 euro", { in: "beamers", max: 500 }],
    [
      "de prijs maakt eigenlijk niet meer uit, als het maar 4K is",
      { in: "beamers", unbounded: true, has: { Resolutie: "4K Ultra HD" } },
    ],
  ],
  [
    ["airfryer dubbele la", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    ["zet de eerste twee eens naast elkaar", { compares: ["1.1", "1.2"] }],
    ["wat kost die tweede ook alweer", { about: "1.2" }],
  ],
  [
    ["Ik zoek een cadeautje voor mijn kleindochter, een pop.", { in: "poppen" }],
    ["Ze is pas anderhalf, dus vanaf één jaar moet het kunnen.", { in: "poppen", has: { Leeftijd: "Vanaf 1 jaar" } }],
    ["Ach, een knuffel is misschien beter.", { in: "knuffels" }],
    ["Een konijn zou enig zijn.", { in: "knuffels", has: { name: /konijn/ } }],
  ],
  [
    [
      "stadsfiets, damesframe, met versnellingen",
      {
        in: "stadsfietsen",
        has: { Frame: "Damesframe" },
        not: { Versnellingen: "Zonder versnellingen" },
      },
    ],
    ["zeven vind ik fijn", { in: "stadsfietsen", has: { Frame: "Damesframe", Versnellingen: "7 versnellingen" } }],
    ["oja ik heb ook een helm nodig, mét mips", { in: "fietshelmen", has: { Mips: "Met" } }],
  ],
  [
    ["jurkje", { in: "jurken" }],
    ["maat 38", { in: "jurken", has: { Maat: "38" } }],
    ["foutje, 40 bedoel ik", { in: "jurken", has: { Maat: "40" } }],
    ["niet boven de 80", { in: "jurken", max: 80, has: { Maat: "40" } }],
    [
      "zwart trek ik al genoeg aan, dus dat niet",
      {
        in: "jurken",
        max: 80,
        has: { Maat: "40" },
        not: { color: "Zwart" },
      },
    ],
  ],
  [
    ["koelvries combinatie minstens 300 liter", { in: "koel-vriescombinaties", number: { Inhoud: [300, null] } }],
    [
      "No frost erbij, ontdooien ben ik zat",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Inhoud: [300, null] } },
    ],
    ["Hoe hoog is de eerste?", { about: "2.1", quotes: "specification", field: /hoogte/i }],
  ],
  [
    [
      "Goedenavond. Heeft u eettafels waar zes mensen aan kunnen?",
      {
        in: "eettafels",
        number: { Personen: [6, null] },
      },
    ],
    [
      "Het liefst rond, dat praat gezelliger.",
      {
        in: "eettafels",
        has: { Vorm: "Rond" },
        number: { Personen: [6, null] },
      },
    ],
    [
      "Mijn man zegt net dat rond niet past. Rechthoekig dus.",
      { in: "eettafels", has: { Vorm: "Rechthoekig" }, number: { Personen: [6, null] } },
    ],
    ["Dan nog stoelen erbij zonder armleuning.", { in: "eetkamerstoelen", has: { Armleuningen: "Nee" } }],
  ],
  [
    [
      "autostoel isofix draaibaar",
      {
        in: "autostoelen",
        has: { Bevestiging: "Isofix", Draaibaar: "360° draaibaar" },
      },
    ],
    ["draaien hoeft niet per se. isofix wel", { in: "autostoelen", has: { Bevestiging: "Isofix" } }],
  ],
  [
    ["dashcam voor én achter", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
    [
      "kan die eerste ook in het donker filmen?",
      {
        about: "1.1",
        quotes: "specification description",
        field: /nachtzicht/i,
      },
    ],
  ],
  [
    ["Xbox of playstation, een van die twee", { in: "spelcomputers", has: { brand: ["Sony", "Microsoft"] } }],
    ["laat die xbox maar zitten", { in: "spelcomputers", has: { brand: "Sony" } }],
    [
      "extra controllers ervoor, draadloos en ook van sony",
      {
        in: "gamecontrollers",
        has: { brand: "Sony", Verbinding: "Draadloos" },
      },
    ],
  ],
  [
    ["grasmaaier voor 400 vierkante meter gras", { in: "grasmaaiers", number: { Oppervlakte: [400, null] } }],
    [
      "geen robot aub daar wordt de hond gek van",
      {
        in: "grasmaaiers",
        number: { Oppervlakte: [400, null] },
        not: { Aandrijving: "Robot" },
      },
    ],
  ],
]);
