import type { SubTable } from "../../types";

const letters = "XS | S | M | L | XL | XXL";
const womens = "34 | 36 | 38 | 40 | 42 | 44";

export const dameskleding: SubTable = {
  name: "Dameskleding",
  intro: [
    "Jurken, truien en jeans in elke maat en stijl.",
    "Filter op maat, kleur en materiaal en vergelijk wat er nog op voorraad is.",
  ],
  about:
    "Een wikkeljurk of A-lijn valt bij veel figuren mooi. Zoek je een jeans, kijk dan naar de taillehoogte en het percentage elastaan: met twee procent zit hij stevig maar niet strak.",
  tips: [["Bewaar breisels liggend", "Truien die hangen, zakken uit bij de schouders."]],
  qa: [["Wat is het verschil tussen slim en skinny?", "Slim volgt je been met wat ruimte, skinny sluit overal aan."]],
  kinds: [
    {
      name: "Jurken",
      noun: "de jurk",
      drawing: "jurk",
      price: [19, 149],
      weight: 1.4,
      gender: "female",
      sizes: womens,
      words: { naam: "Lila | Fenne | Josie | Marit | Olivia | Romy | Isa" },
      brands: {
        Only: "{naam}",
        "Vero Moda": "{naam}",
        "C'est Noor": "{naam}",
        Esprit: "{naam}",
        "Summum Woman": "{naam}",
        "Fabienne Chapot": "{naam}",
      },
      titles: [
        "{Kleure} {Materiaal~} jurk dames {model} maat {maat} - {merk}",
        "{merk} jurk {model} met {Patroon} {kleur} - maat {maat}",
        "{merk} {model} - {Lengte~} jurk - {kleur} - {maat}",
      ],
      specs: {
        Stof: {
          Materiaal: "katoen | viscose | linnen | polyester",
          Patroon: "bloemenprint | strepen | stippen | ruitjes",
          Wastemperatuur: "30 °C",
        },
        Model: {
          Lengte: "kort | midi | maxi",
          Mouwlengte: "mouwloos | korte mouw | lange mouw",
          Halslijn: "ronde hals | V-hals | blousekraag",
        },
      },
      facets: "Lengte | Mouwlengte | Materiaal | Patroon",
      colors: "zwart | rood | blauw | groen | roze | beige",
      pitch: [
        "Jurk met {Halslijn} en {Patroon}, vrolijk én draagbaar.",
        "Soepel vallende jurk voor werk, terras of feest.",
      ],
      facts: [
        "De taille is licht aangesloten en geeft toch bewegingsruimte.",
        "Draag hem in de winter met een coltrui en laarzen eronder.",
        "In de zijnaad zitten steekzakken.",
      ],
    },
    {
      name: "Damestruien",
      noun: "de trui",
      drawing: "trui",
      price: [19, 129],
      gender: "female",
      sizes: letters,
      words: { naam: "Nina | Sofie | Bente | Liv | Mila" },
      brands: {
        Only: "{naam}",
        Vila: "{naam}",
        "C'est Noor": "{naam}",
        "Tommy Hilfiger": "{naam}",
        "Scotch & Soda": "{naam}",
      },
      titles: [
        "{merk} {model} gebreide trui dames {kleur} maat {maat}",
        "{Kleure} damestrui {Halslijn} - {merk} {model} - {maat}",
      ],
      specs: {
        Stof: { Materiaal: "katoen | wolmix | acryl | merinowol", Wastemperatuur: "30 °C, wolwas" },
        Model: { Halslijn: "ronde hals | V-hals | coltrui", Pasvorm: "normaal | ruim", Mouwlengte: "lange mouw" },
      },
      facets: "Halslijn | Materiaal | Pasvorm",
      colors: "beige | grijs | groen | blauw | roze | zwart",
      pitch: ["Warme trui van {Materiaal} met {Pasvorm~} pasvorm.", "Fijn gebreide trui voor dagelijks gebruik."],
      facts: [
        "De boorden bij mouw en zoom houden hun vorm.",
        "Een laagje eronder past gemakkelijk.",
        "De trui is zacht genoeg om op de huid te dragen.",
      ],
    },
  ],
};
