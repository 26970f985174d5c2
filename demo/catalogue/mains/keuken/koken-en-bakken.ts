import type { SubTable } from "../../types";

export const kokenEnBakken: SubTable = {
  name: "Koken & bakken",
  intro: [
    "Pannen, messen en bakvormen waar je jaren mee doet.",
    "Filter op materiaal en diameter en zie of ze geschikt zijn voor inductie.",
  ],
  about:
    "Antiaanbak is handig voor eieren en vis, rvs en gietijzer geven een bruiner korstje en gaan langer mee. Bij messen is een koksmes van 20 centimeter het stuk dat je elke dag pakt.",
  tips: [
    ["Bak niet op de hoogste stand", "Een antiaanbaklaag slijt snel als de pan leeg en te heet op het vuur staat."],
  ],
  qa: [
    [
      "Hoe vaak moet ik een mes slijpen?",
      "Aanzetten met een staal kan elke week, echt slijpen is bij thuisgebruik twee keer per jaar genoeg.",
    ],
  ],
  kinds: [
    {
      name: "Koekenpannen",
      noun: "de koekenpan",
      drawing: "koekenpan",
      price: [15, 169],
      brands: {
        "Huys & Haard": "Basis < Pro",
        BK: "Easy Induction < Conscious Ceramic",
        Tefal: "Unlimited < Natural Force",
        GreenPan: "Torino < Barcelona Pro",
        Demeyere: "Alu Pro 5 < Proline 7",
        "Le Creuset": "Toughened < Signature",
      },
      titles: [
        "{merk} {model} koekenpan Ø {Diameter} {kleur}",
        "{merk} {model} - koekenpan - {Materiaal} - {Diameter}",
      ],
      specs: {
        Ontwerp: {
          Diameter: "20 cm | 24 cm | 28 cm | 30 cm",
          Materiaal: "aluminium < keramiek < rvs < gietijzer",
          Antiaanbaklaag: "ja | ja | nee",
        },
        Gebruik: {
          Inductie: "ja",
          Ovenbestendig: "tot 160 °C < tot 220 °C < tot 260 °C",
          Vaatwasserbestendig: "ja | nee",
          Pfas: "vrij van pfas",
        },
      },
      facets: "Diameter | Materiaal | Antiaanbaklaag",
      colors: "zwart | zwart | grijs | zilver | rood",
      pitch: [
        "Koekenpan van {Materiaal} met een diameter van {Diameter}.",
        "Pan voor alle warmtebronnen, ovenbestendig {Ovenbestendig}.",
      ],
      facts: [
        "De bodem blijft vlak, ook na veel wisselen tussen heet en koud.",
        "De handgreep zit met drie klinknagels vast.",
        "Een drupje olie is genoeg om alles los te houden.",
      ],
    },
    {
      name: "Pannensets",
      noun: "de pannenset",
      drawing: "pannenset",
      price: [49, 499],
      weight: 0.8,
      brands: {
        "Huys & Haard": "Basis < Pro",
        Sola: "Profiline",
        BK: "Profiline < Q-linair Master",
        Tefal: "Ingenio Easy < Ingenio Expertise",
        Demeyere: "Intense < Atlantis",
      },
      titles: ["{merk} {model} pannenset {Aantal delen}", "{merk} {model} - {Aantal delen~} pannenset van {Materiaal}"],
      specs: {
        Inhoud: { "Aantal delen": "3-delige | 4-delige | 5-delige | 7-delige", Deksels: "ja | ja | nee" },
        Ontwerp: { Materiaal: "aluminium < rvs < rvs", Inductie: "ja", Maatverdeling: "ja | nee" },
        Gebruik: { Vaatwasserbestendig: "ja", Ovenbestendig: "tot 180 °C < tot 250 °C" },
      },
      facets: "Aantal delen | Materiaal",
      colors: "zilver | zilver | zwart",
      pitch: [
        "{Aantal delen~} pannenset van {Materiaal} voor alle warmtebronnen.",
        "Complete set pannen, geschikt voor inductie en vaatwasser.",
      ],
      facts: [
        "De pannen stapelen in elkaar, dat scheelt een halve kast.",
        "Door de schenkrand giet je water af zonder te morsen.",
        "De handgrepen blijven op laag vuur goed vast te pakken.",
      ],
    },
    {
      name: "Koksmessen",
      noun: "het koksmes",
      drawing: "mes",
      price: [15, 229],
      brands: {
        "Huys & Haard": "Snede",
        Victorinox: "Swiss Classic < Grand Maître",
        Zwilling: "Gourmet < Pro",
        Wüsthof: "Gourmet < Classic Ikon",
        Kai: "Wasabi < Shun Classic",
      },
      titles: ["{merk} {model} koksmes {Lemmet}", "{merk} {model} - koksmes - {Lemmet} - {Staalsoort}"],
      specs: {
        Ontwerp: {
          Lemmet: "16 cm | 18 cm | 20 cm",
          Staalsoort: "roestvrij staal < Duits staal < damaststaal",
          Handvat: "kunststof < hout < pakkahout",
          Hardheid: "55 HRC < 58 HRC < 61 HRC",
        },
        Gebruik: { Vaatwasserbestendig: "nee", Gewicht: "140..260/10 gram" },
      },
      facets: "Lemmet | Staalsoort | Handvat",
      colors: "zwart | zwart | bruin",
      pitch: [
        "Koksmes met een lemmet van {Lemmet} en een handvat van {Handvat}.",
        "Scherp mes van {Staalsoort} voor groente, vlees en kruiden.",
      ],
      facts: [
        "Het mes is in balans bij de overgang van lemmet naar greep.",
        "Was het met de hand af, dan blijft het langer scherp.",
        "De ronding van het lemmet maakt wiegend hakken makkelijk.",
      ],
    },
  ],
};
