import type { SubTable } from "../../types";

const kids = "98 | 104 | 110 | 116 | 128 | 140";

export const kinderkleding: SubTable = {
  name: "Kinderkleding",
  intro: [
    "Kleding waarin kinderen kunnen klimmen, kliederen en feestvieren.",
    "Kies de maat op lengte en vergelijk de prijzen.",
  ],
  about:
    "Kinderen groeien ongeveer één maat per jaar. Koop een jas iets ruimer en een broek met verstelbare taille, dan doe je er twee seizoenen mee.",
  tips: [["Kijk naar de wastemperatuur", "Wat op 40 graden mag, krijgt ook grasvlekken schoon."]],
  qa: [["Hoe werkt de maat?", "De kindermaat is de lengte in centimeters. Een kind van 108 cm draagt maat 110."]],
  kinds: [
    {
      name: "Kinderjassen",
      noun: "de kinderjas",
      drawing: "jas",
      price: [25, 119],
      weight: 0.8,
      gender: "kids",
      sizes: kids,
      brands: { Regenbui: "Spetter | Plons", "Name It": "Maxi | Alfa", Vingino: "Tarik | Tess", CKS: "Bobo" },
      titles: [
        "{merk} {model} {Seizoen} kinderen {kleur} maat {maat}",
        "{Kleure} {Seizoen} voor kinderen - {merk} {model} - maat {maat}",
      ],
      specs: {
        Stof: {
          Materiaal: "polyester | gerecycled polyester",
          Voering: "fleece | gewatteerd | geen",
          Wastemperatuur: "30 °C | 40 °C",
        },
        Model: { Seizoen: "winterjas | regenjas | tussenjas", Capuchon: "ja", Reflectie: "ja" },
      },
      facets: "Seizoen | Voering",
      colors: "geel | blauw | roze | groen | rood | paars",
      pitch: ["{Seizoen} met capuchon en reflecterende details.", "Vrolijke jas die tegen modder en regen kan."],
      facts: [
        "Met het naamlabel aan de binnenkant raakt hij op school niet kwijt.",
        "De rits heeft een kinbeschermer.",
        "De mouwen kunnen een stukje langer worden uitgevouwen.",
      ],
    },
    {
      name: "Kinder T-shirts",
      noun: "het T-shirt",
      drawing: "tshirt",
      price: [6, 35],
      gender: "kids",
      sizes: kids,
      words: { naam: "Dino | Vlinder | Raket | Zebra | Haai | Ster" },
      brands: {
        "Klein Pluis": "{naam}",
        "Name It": "{naam}",
        Tumble: "{naam}",
        Vingino: "{naam}",
        "Tommy Hilfiger": "{naam}",
      },
      titles: [
        "{merk} T-shirt {model} kinderen {kleur} maat {maat}",
        "{Kleur} kindershirt met print '{model}' - {merk} - maat {maat}",
      ],
      specs: {
        Stof: { Materiaal: "katoen | biologisch katoen", Wastemperatuur: "40 °C" },
        Model: { Mouwlengte: "korte mouw | lange mouw", Halslijn: "ronde hals" },
      },
      facets: "Mouwlengte | Materiaal",
      colors: "wit | geel | blauw | rood | groen | roze",
      pitch: ["Kindershirt van {Materiaal} met {Mouwlengte}.", "Zacht T-shirt met een print die tegen de was kan."],
      facts: [
        "De print is soepel en barst niet.",
        "De schoudernaad is extra stevig gestikt.",
        "Het shirt mag in de droger op lage stand.",
      ],
    },
  ],
};
