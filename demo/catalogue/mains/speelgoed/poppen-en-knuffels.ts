import type { SubTable } from "../../types";

export const poppenEnKnuffels: SubTable = {
  name: "Poppen & knuffels",
  intro: ["Zachte knuffels, poppen en poppenhuizen om voor te zorgen.", "Vergelijk maat, materiaal en leeftijd."],
  about:
    "Een knuffel moet tegen een knuffelleven kunnen: vastgestikte ogen, wasbaar op 30 graden en een maat die in één handje past. Voor babypoppen is een zacht lijf prettig om mee te slapen.",
  tips: [["Koop een reserve", "Van de favoriete knuffel een tweede exemplaar in de kast scheelt veel verdriet."]],
  qa: [
    [
      "Kan een knuffel in de wasmachine?",
      "Meestal wel, op 30 graden in een kussensloop. Laat hem daarna aan de lucht drogen.",
    ],
  ],
  kinds: [
    {
      name: "Knuffels",
      noun: "de knuffel",
      drawing: "knuffel",
      price: [6, 79],
      words: { dier: "beer | konijn | olifant | hond | vos | otter | panda | schaap | dino | luiaard" },
      brands: {
        "Klein Pluis": "{dier}",
        "Happy Horse": "{dier}",
        Nattou: "{dier}",
        Jellycat: "{dier}",
        Steiff: "{dier}",
      },
      titles: ["{merk} knuffel {model} {Hoogte} {kleur}", "{kleure} knuffel {model} - {merk} - {Hoogte}"],
      specs: {
        Ontwerp: {
          Hoogte: "15 cm < 24 cm < 35 cm < 60 cm",
          Materiaal: "pluche | teddystof | biologisch katoen",
          Vulling: "polyester | gerecycled polyester",
        },
        Gebruik: { Leeftijd: "vanaf 0 jaar | vanaf 1 jaar | vanaf 3 jaar", Wasbaar: "op 30 °C | alleen afnemen" },
      },
      facets: "Hoogte | Leeftijd | Materiaal",
      colors: "bruin | grijs | wit | roze | blauw | groen",
      pitch: [
        "Zachte knuffel van {Hoogte}, geschikt {Leeftijd}.",
        "Knuffel van {Materiaal} die overal mee naartoe gaat.",
      ],
      facts: [
        "De ogen zijn geborduurd of vastgezet.",
        "De vulling blijft veerkrachtig na het wassen.",
        "Het naamlabel biedt plek voor een naam en telefoonnummer.",
      ],
    },
    {
      name: "Poppen",
      noun: "de pop",
      drawing: "pop",
      price: [12, 129],
      words: { pop: "Emma | Sara | Lucas | Noor | Finn | Yara" },
      brands: {
        "Klein Pluis": "{pop}",
        Mattel: "Barbie {pop}",
        Götz: "Muffin {pop}",
        "Baby Annabell": "{pop}",
        "BABY born": "{pop}",
        Corolle: "{pop}",
      },
      titles: ["{merk} {model} pop {Hoogte}", "{merk} pop {model} - {Hoogte} - {Leeftijd}"],
      specs: {
        Ontwerp: {
          Hoogte: "30 cm < 36 cm < 43 cm",
          "Type pop": "babypop | modepop | knuffelpop",
          Materiaal: "vinyl | stof | kunststof",
        },
        Inhoud: { Accessoires: "1 < 3 < 6", "Kleertjes uit te trekken": "ja" },
        Gebruik: { Leeftijd: "vanaf 1 jaar | vanaf 3 jaar | vanaf 4 jaar", "Batterijen nodig": "nee | nee | ja" },
      },
      facets: "Type pop | Leeftijd | Hoogte",
      colors: "roze | geel | paars | blauw | rood",
      pitch: ["{Type pop} van {Hoogte}, geschikt {Leeftijd}.", "Pop met kleertjes die kinderen zelf aan en uit doen."],
      facts: [
        "Het haar laat zich kammen en vlechten.",
        "Kleding van dezelfde maat van andere merken past ook.",
        "Het gezicht is met zorg geschilderd.",
      ],
    },
  ],
};
