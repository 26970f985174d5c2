import type { SubTable } from "../../types";

export const tafelsEnKasten: SubTable = {
  name: "Tafels & kasten",
  intro: [
    "Eettafels, salontafels en kasten in hout, metaal en glas.",
    "Meet je ruimte en filter daarna op breedte en materiaal.",
  ],
  about:
    "Aan een eettafel heeft iedereen ongeveer 60 centimeter nodig. Een ronde tafel past goed in een vierkante ruimte; in een smalle kamer werkt een ovale of rechthoekige beter.",
  tips: [
    [
      "Zet een hoge kast vast",
      "Bevestig hem met het bijgeleverde beugeltje aan de muur, zeker met kleine kinderen in huis.",
    ],
  ],
  qa: [
    [
      "Massief of fineer?",
      "Massief hout kun je schuren en opnieuw afwerken. Fineer is lichter, goedkoper en trekt minder krom.",
    ],
  ],
  kinds: [
    {
      name: "Eettafels",
      noun: "de eettafel",
      drawing: "eettafel",
      price: [129, 1499],
      weight: 0.9,
      brands: {
        Lifa: "Brix | Finn",
        Kieviet: "Bas | Veerle",
        "Huys van Hout": "Drentse | Twentse",
        Zuiver: "Barbier",
        Woood: "Tablo | Disc",
      },
      titles: [
        "{merk} eettafel {model} {Houtsoort} {Lengte}",
        "Eettafel {model} - {Vorm} - {Houtsoort} - {Lengte} - {merk}",
      ],
      specs: {
        Ontwerp: {
          Houtsoort: "mdf < acacia < mango < eiken",
          Vorm: "rechthoekig | rond | ovaal",
          Onderstel: "metaal | hout",
        },
        Afmetingen: { Lengte: "120 cm < 160 cm < 180 cm < 220 cm", Hoogte: "75..78 cm" },
        Gebruik: { Personen: "4 < 6 < 8", Uitschuifbaar: "nee | nee | ja" },
      },
      facets: "Vorm | Houtsoort | Personen | Uitschuifbaar",
      colors: "naturel | bruin | zwart",
      pitch: [
        "Eettafel van {Lengte} voor {Personen} personen.",
        "Tafel met een blad van {Houtsoort} en een onderstel van {Onderstel}.",
      ],
      facts: [
        "Door de nerf is elk blad net anders.",
        "Stoelen met armleuning schuiven ver genoeg aan.",
        "Een behandeling met olie of lak houdt vlekken tegen.",
      ],
    },
    {
      name: "Salontafels",
      noun: "de salontafel",
      drawing: "salontafel",
      price: [49, 599],
      brands: { Lifa: "Ole | Kees", Kave: "Rita | Blanca", Zuiver: "Cupid | Floss", Woood: "Bright" },
      titles: ["{merk} salontafel {model} {Materiaal} {kleur}", "Salontafel {model} - {Vorm} - Ø {Diameter} - {merk}"],
      specs: {
        Ontwerp: {
          Materiaal: "metaal | mangohout | eikenhout | glas | marmer",
          Vorm: "rond | ovaal | organisch",
          Opbergruimte: "nee | nee | ja",
        },
        Afmetingen: { Diameter: "50..100/5 cm", Hoogte: "34..46/2 cm" },
        Gebruik: { Gewicht: "8..26 kg" },
      },
      facets: "Materiaal | Vorm | Opbergruimte",
      colors: "zwart | naturel | bruin | wit",
      pitch: [
        "Salontafel van {Materiaal} met een doorsnede van {Diameter}.",
        "Compacte tafel van {Hoogte} hoog voor bij de bank.",
      ],
      facts: [
        "Combineer twee hoogtes voor een speels geheel.",
        "Het blad neem je af met een vochtige doek.",
        "De tafel staat stabiel op hout, tegels en vloerkleed.",
      ],
    },
    {
      name: "Kledingkasten",
      noun: "de kledingkast",
      drawing: "kast",
      price: [119, 1299],
      weight: 0.8,
      brands: {
        Lifa: "Basic | Twist",
        Demeyere: "Varia | Lena",
        Kieviet: "Mats | Hidde",
        "Huys van Hout": "Salland",
      },
      titles: ["{merk} kledingkast {model} {Deuren} {kleur}", "Kledingkast {model} - {Deuren} - {Breedte} - {merk}"],
      specs: {
        Ontwerp: {
          Deuren: "2-deurs < 3-deurs < 4-deurs",
          "Type deur": "draaideur | schuifdeur",
          Spiegel: "nee | ja",
          Materiaal: "spaanplaat < mdf < eiken",
        },
        Afmetingen: { Breedte: "80 cm < 120 cm < 180 cm < 220 cm", Hoogte: "190..220/5 cm", Diepte: "52..62/2 cm" },
      },
      facets: "Deuren | Type deur | Spiegel",
      colors: "wit | wit | naturel | zwart | grijs",
      pitch: ["Kledingkast van {Breedte} breed ({Deuren}).", "Ruime kast met hang- en legruimte."],
      facts: [
        "De planken verplaats je zonder gereedschap.",
        "Scharnieren met demping voorkomen dat deuren klappen.",
        "De kast is bedoeld om met twee mensen in elkaar te zetten.",
      ],
    },
  ],
};
