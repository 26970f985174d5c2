import type { SubTable } from "../../types";

export const geuren: SubTable = {
  name: "Geuren",
  intro: [
    "Parfums voor dames en heren, van fris tot warm.",
    "Vergelijk per inhoud en zoek je favoriete geur voor de laagste prijs.",
  ],
  about:
    "Een geur verandert op je huid: eerst ruik je de frisse bovenste tonen, na een half uur de kern. Probeer daarom geen tien geuren op één dag en laat er tussendoor tijd tussen.",
  tips: [["Spray op kleding en huid", "Geur hecht op de pols en in de nek, en blijft op een sjaal het langst hangen."]],
  qa: [["Hoe bewaar je parfum?", "Donker en koel, in de doos. In de badkamer verdampt en verkleurt het sneller."]],
  kinds: [
    {
      name: "Damesparfums",
      noun: "het parfum",
      drawing: "parfum",
      price: [19, 169],
      weight: 1.2,
      gender: "female",
      words: {
        naam: "Fleur | Velvet | Solène | Minuit | Jardin | Aura | Lueur | Ondine | Pétale | Ambre Doux | Rose Poudrée | Océane | Iris Blanc | Vanille Noire | Belle Saison | Lumière | Coton | Figue",
      },
      brands: {
        Blomster: "{naam}",
        Rituals: "{naam}",
        "Marc O'Polo": "{naam}",
        Chloé: "{naam}",
        "Yves Rocher": "{naam}",
        Lancôme: "{naam}",
        Guerlain: "{naam}",
      },
      titles: [
        "{merk} {model} eau de {Concentratie} dames {Inhoud}",
        "{merk} {model} - eau de {Concentratie} - {Inhoud}",
      ],
      specs: {
        Geur: {
          Concentratie: "toilette | parfum | parfum",
          Geurfamilie: "bloemig | fris | warm | zoet | houtachtig",
          Topnoot: "bergamot | peer | mandarijn | roze peper",
          Hartnoot: "jasmijn | roos | pioen | lelie",
        },
        Inhoud: { Inhoud: "30 ml < 50 ml < 75 ml < 100 ml" },
        Gebruik: { Vegan: "ja | nee" },
      },
      facets: "Inhoud | Geurfamilie | Concentratie",
      colors: "roze | goud | paars | blauw | rood",
      pitch: [
        "{Geurfamilie~} geur met {Topnoot} en {Hartnoot}, in een flesje van {Inhoud}.",
        "Elegant parfum voor dag en avond.",
      ],
      facts: [
        "De geur opent met {Topnoot} en krijgt een zachte kern van {Hartnoot}.",
        "De verstuiver geeft een fijne, gelijkmatige nevel.",
        "Draag hem alleen of over een bijpassende bodylotion.",
      ],
    },
    {
      name: "Herenparfums",
      noun: "het parfum",
      drawing: "parfum",
      price: [19, 149],
      gender: "male",
      words: {
        naam: "Nordic | Oak | Marin | Cuir | Legend | Vert | Granit | Vetiver | Noir | Horizon | Cèdre | Azur | Storm | Tabac | Boréal | Sel | Racine | Atlas",
      },
      brands: {
        "Van Dijck": "{naam}",
        Rituals: "{naam}",
        "Jean Marc": "{naam}",
        "Hugo Boss": "{naam}",
        Davidoff: "{naam}",
        Hermès: "{naam}",
      },
      titles: [
        "{merk} {model} eau de {Concentratie} heren {Inhoud}",
        "{merk} {model} - eau de {Concentratie} - {Inhoud}",
      ],
      specs: {
        Geur: {
          Concentratie: "toilette | toilette | parfum",
          Geurfamilie: "fris | houtachtig | kruidig | aquatisch",
          Topnoot: "citroen | bergamot | munt | grapefruit",
          Hartnoot: "lavendel | salie | kardemom | geranium",
        },
        Inhoud: { Inhoud: "40 ml < 50 ml < 75 ml < 100 ml" },
        Gebruik: { Vegan: "ja | nee" },
      },
      facets: "Inhoud | Geurfamilie | Concentratie",
      colors: "blauw | zwart | zilver | groen",
      pitch: ["{Geurfamilie~} geur met {Topnoot} en {Hartnoot}.", "Parfum voor heren in een flesje van {Inhoud}."],
      facts: [
        "Het begint met {Topnoot} en wordt daarna warmer.",
        "Op de huid houdt de geur ongeveer een halve dag.",
        "De flacon staat stevig en is goed te doseren.",
      ],
    },
  ],
};
