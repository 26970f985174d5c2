import type { SubTable } from "../../types";

export const toys: SubTable = {
  name: "Toys",
  intro: [
    "Vibrators, koppelspeelgoed en accessoires van huidvriendelijk materiaal.",
    "Vergelijk materiaal, stand en accuduur.",
  ],
  about:
    "Kies materiaal zonder ftalaten en reinig na gebruik met water en een milde zeep. Waterdichte modellen mogen onder de kraan.",
  tips: [["Begin klein", "Een eenvoudig model is makkelijk in gebruik en reiniging."]],
  qa: [["Hoe berg ik het op?", "Droog en los van elkaar, in het bijgeleverde tasje."]],
  kinds: [
    {
      name: "Vibrators",
      noun: "de vibrator",
      drawing: "verpakking",
      price: [15, 149],
      adult: true,
      brands: {
        Nachtlicht: "Mini < Luxe",
        Satisfyer: "Pro 2 < Curvy",
        "We-Vibe": "Tango < Sync",
        Womanizer: "Starlet < Premium",
      },
      titles: ["{merk} {model} vibrator {kleur}", "{merk} {model} - vibrator met {Standen} standen - {kleur}"],
      specs: {
        Ontwerp: { Materiaal: "siliconen | abs", Waterdicht: "ja | ja | nee", Standen: "5 | 8 | 12" },
        Accu: { Accuduur: "60 minuten < 90 minuten < 120 minuten", Oplaadbaar: "ja" },
      },
      facets: "Materiaal | Standen | Waterdicht",
      colors: "paars | roze | zwart | rood",
      pitch: ["Vibrator van {Materiaal} met {Standen} standen en {Accuduur} accuduur.", "Huidvriendelijk en stil."],
      facts: ["Reinig voor en na gebruik.", "De magneetlader zit in de doos.", "Wordt in een neutrale doos verstuurd."],
    },
    {
      name: "Spellen voor koppels",
      noun: "het spel",
      drawing: "bordspel",
      price: [9, 45],
      adult: true,
      weight: 0.6,
      words: { spel: "Waar of durven voor twee | Zondagochtend | Vraag het me | Negen avonden" },
      brands: { Nachtlicht: "{spel}", "Tease & Please": "{spel}", Kheper: "{spel}" },
      titles: ["{model} - spel voor koppels - {merk}", "{merk} {model} koppelspel"],
      specs: {
        Spel: { Speelduur: "20 minuten | 45 minuten | een hele avond", Spelvorm: "kaartspel | bordspel | dobbelspel" },
        Gebruik: { Leeftijd: "vanaf 18 jaar", Taal: "Nederlands" },
      },
      facets: "Spelvorm | Speelduur | Taal",
      colors: "rood | zwart | roze",
      pitch: ["Spel voor twee met opdrachten en vragen, {Speelduur}.", "Speels {Spelvorm} voor een avond samen."],
      facts: [
        "Je bepaalt zelf welke kaarten meedoen.",
        "De spelregels passen op één bladzijde.",
        "Wordt in een neutrale doos verstuurd.",
      ],
    },
  ],
};
