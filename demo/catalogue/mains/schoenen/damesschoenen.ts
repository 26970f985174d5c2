import type { SubTable } from "../../types";

const womens = "36 | 37 | 38 | 39 | 40 | 41";

export const damesschoenen: SubTable = {
  name: "Damesschoenen",
  intro: ["Sneakers, enkellaarzen en pumps voor elke dag en elk feest.", "Filter op maat, hakhoogte en materiaal."],
  about:
    "Een enkellaars met een blokhak van vier centimeter loop je de hele dag. Voor feesten is een pump met een bandje stabieler dan een open model.",
  tips: [["Let op de leest", "Staat er wijdte G of H bij, dan is er meer ruimte bij de voorvoet."]],
  qa: [["Hoe houd ik suède mooi?", "Spuit het voor het eerste gebruik in en borstel vlekken droog weg."]],
  kinds: [
    {
      name: "Damessneakers",
      noun: "mv sneakers",
      drawing: "sneaker",
      price: [29, 189],
      weight: 1.4,
      gender: "female",
      sizes: womens,
      brands: {
        Graceland: "Mia | Lynn",
        Skechers: "Uno < D'Lites",
        Puma: "Carina < Cali Dream",
        Gabor: "Rollingsoft",
        adidas: "Grand Court < Gazelle",
        "New Balance": "373 < 574",
        Nike: "Court Vision < Air Max 90",
      },
      titles: [
        "{merk} {model} sneakers dames {kleur} maat {maat}",
        "{Kleure} {Materiaal~} sneakers dames - {merk} {model} - maat {maat}",
      ],
      specs: {
        Ontwerp: { Materiaal: "leer | suède | textiel", Sluiting: "veters | klittenband | instap", Neus: "rond" },
        Zool: { Zoolhoogte: "3..6/0,5 cm", "Uitneembaar voetbed": "ja | nee", Zoolmateriaal: "rubber" },
      },
      facets: "Materiaal | Sluiting | Uitneembaar voetbed",
      colors: "wit | zwart | beige | roze | blauw | groen",
      pitch: [
        "Sneakers van {Materiaal} met een zool van {Zoolhoogte}.",
        "Lichte sneakers die bij een jurk én een jeans staan.",
      ],
      facts: [
        "Het voetbed dempt bij elke stap.",
        "Het buitenmateriaal neem je af met een vochtige doek.",
        "De kraag is zacht gevoerd, zodat hij niet schuurt.",
      ],
    },
    {
      name: "Enkellaarzen",
      noun: "mv enkellaarzen",
      drawing: "enkellaars",
      price: [39, 229],
      gender: "female",
      sizes: womens,
      words: { naam: "Bodil | Fay | Kaat | Liene" },
      brands: {
        Graceland: "{naam}",
        Tamaris: "{naam}",
        "C'est Noor": "{naam}",
        Gabor: "{naam}",
        "Fred de la Bretoniere": "{naam}",
        "Dr. Martens": "1460 | 2976",
      },
      titles: [
        "{Kleure} {Materiaal~} enkellaarzen dames maat {maat} - {merk} {model}",
        "{merk} {model} enkellaarsjes {kleur} - maat {maat}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "leer | suède | kunstleer",
          Sluiting: "rits | veters | elastiek",
          Voering: "textiel | leer | wol",
        },
        Zool: { Hakhoogte: "2,5..8/0,5 cm", "Type hak": "blokhak | platte zool | sleehak" },
        Afmetingen: { Schachthoogte: "10..18 cm" },
      },
      facets: "Materiaal | Type hak | Sluiting",
      colors: "zwart | cognac | bruin | beige | donkergroen",
      pitch: [
        "{Materiaal~} enkellaarzen met {Type hak} van {Hakhoogte}.",
        "Enkellaarzen voor het tussenseizoen, gevoerd met {Voering}.",
      ],
      facts: [
        "De rits aan de binnenkant maakt aantrekken makkelijk.",
        "De zool heeft genoeg profiel voor natte straten.",
        "Ze staan net zo goed onder een rok als onder een broek.",
      ],
    },
  ],
};
