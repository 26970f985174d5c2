import type { SubTable } from "../../types";

export const fietsen: SubTable = {
  name: "Fietsen",
  intro: [
    "Elektrische fietsen, stadsfietsen en helmen voor elke rit.",
    "Filter op framemaat, versnellingen en actieradius.",
  ],
  about:
    "Bij een elektrische fiets bepaalt de accu de actieradius: met 500 wattuur rijd je al snel 80 kilometer. Een middenmotor trapt natuurlijker, een voorwielmotor is goedkoper in aanschaf en onderhoud.",
  tips: [["Haal de accu 's winters binnen", "Bij kamertemperatuur laden en bewaren houdt de capaciteit langer goed."]],
  qa: [
    ["Moet ik een e-bike verzekeren?", "Het is niet verplicht, maar bij een fiets boven duizend euro vaak verstandig."],
  ],
  kinds: [
    {
      name: "Elektrische fietsen",
      noun: "de elektrische fiets",
      drawing: "elektrische-fiets",
      price: [899, 3499],
      sizes: "49 cm | 53 cm | 57 cm | 61 cm",
      brands: {
        Kivo: "Stad < Tour",
        Cortina: "E-Common < E-U4",
        Batavus: "Quip < Altura",
        Sparta: "d-Rule < c-Grid",
        Gazelle: "Paris C7 < Ultimate C8",
        Koga: "E-Nova < Pace",
      },
      titles: [
        "{merk} {model} elektrische fiets {Frame} {Accu} {kleur} {maat}",
        "{merk} {model} - e-bike - {Frame} - {maat} - {kleur}",
      ],
      specs: {
        Aandrijving: {
          Accu: "400 Wh < 500 Wh < 625 Wh",
          Motor: "voorwielmotor < middenmotor < middenmotor",
          Actieradius: "60..140/10 km",
        },
        Fiets: {
          Frame: "damesframe | herenframe | lage instap",
          Versnellingen: "7 versnellingen < 8 versnellingen < traploos",
          Aandrijflijn: "ketting < riem",
          Remmen: "rollerbrakes < hydraulische schijfremmen",
        },
        Afmetingen: { Gewicht: "21..28 kg" },
      },
      facets: "Frame | Accu | Motor | Versnellingen",
      colors: "zwart | grijs | blauw | groen",
      pitch: [
        "Elektrische fiets met {Accu}-accu, {Motor} en een bereik tot {Actieradius}.",
        "E-bike met {Versnellingen} en {Remmen}.",
      ],
      facts: [
        "Je neemt de accu met een sleutel uit de drager.",
        "Het display toont snelheid, afstand en resterende kilometers.",
        "Met loophulp breng je hem makkelijk de kelder uit.",
      ],
    },
    {
      name: "Stadsfietsen",
      noun: "de stadsfiets",
      drawing: "fiets",
      price: [249, 999],
      sizes: "49 cm | 53 cm | 57 cm | 61 cm",
      brands: {
        Kivo: "Oma < Transport",
        Popal: "Daily Dutch < London",
        Cortina: "U4 < Common",
        Batavus: "Old Dutch < Dinsdag",
        Gazelle: "Puur NL < Esprit",
      },
      titles: [
        "{merk} {model} stadsfiets {Frame} {kleur} {maat}",
        "{Kleure} stadsfiets {merk} {model} - {Frame} - {maat}",
      ],
      specs: {
        Fiets: {
          Frame: "damesframe | herenframe | lage instap",
          Versnellingen: "zonder versnellingen < 3 versnellingen < 7 versnellingen",
          Remmen: "terugtraprem < rollerbrakes",
          Wielmaat: "28 inch",
        },
        Gebruik: { Verlichting: "batterij < naafdynamo", Voordrager: "ja | nee", Gewicht: "15..20 kg" },
      },
      facets: "Frame | Versnellingen | Remmen",
      colors: "zwart | donkerblauw | groen | rood | wit",
      pitch: [
        "Stadsfiets met {Frame}, {Versnellingen} en {Remmen}.",
        "Stevige fiets voor school, station en boodschappen.",
      ],
      facts: [
        "De banden hebben een extra laag tegen lekrijden.",
        "De kettingkast houdt je broekspijp schoon.",
        "Een vast slot zit al op het frame.",
      ],
    },
    {
      name: "Fietshelmen",
      noun: "de fietshelm",
      drawing: "helm",
      price: [25, 199],
      sizes: "S | M | L",
      brands: { Kivo: "Safe", Uvex: "i-vo < Urban Planet", Abus: "Urban-I 3.0 < HUD-Y", Lazer: "Strada < Sphere" },
      titles: [
        "{merk} {model} fietshelm {kleur} maat {maat}",
        "{merk} {model} - {kleure} fietshelm - {Mips} MIPS - {maat}",
      ],
      specs: {
        Veiligheid: { Mips: "zonder < met", Norm: "EN 1078", Verlichting: "nee | ja" },
        Ontwerp: {
          Gewicht: "250..390/10 gram",
          Ventilatie: "10..22 openingen",
          Sluiting: "magneetsluiting | klikgesp",
        },
      },
      facets: "Mips | Verlichting | Sluiting",
      colors: "zwart | wit | groen | blauw | grijs",
      pitch: ["Fietshelm van {Gewicht} met {Ventilatie}.", "Helm {Mips} MIPS en {Sluiting}."],
      facts: [
        "Met het wieltje achterop zit de helm in een paar tellen goed.",
        "De voering haal je eruit om te wassen.",
        "Vervang een helm altijd na een val.",
      ],
    },
  ],
};
