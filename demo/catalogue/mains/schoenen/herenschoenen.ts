import type { SubTable } from "../../types";

const mens = "40 | 41 | 42 | 43 | 44 | 45 | 46";

export const herenschoenen: SubTable = {
  name: "Herenschoenen",
  intro: ["Van nette veterschoenen tot stevige wandelschoenen.", "Vergelijk leer, zool en pasvorm."],
  about:
    "Nette schoenen met een gestikte zool kun je laten verzolen en gaan jaren mee. Een gelijmde zool is lichter en goedkoper, maar is op als hij op is.",
  tips: [["Gebruik schoenspanners", "Cederhout trekt vocht uit het leer en voorkomt diepe plooien."]],
  qa: [
    [
      "Kan ik nette schoenen op een natte dag dragen?",
      "Ja, met een rubberzool. Laat ze daarna rustig drogen, niet op de verwarming.",
    ],
  ],
  kinds: [
    {
      name: "Herensneakers",
      noun: "mv sneakers",
      drawing: "sneaker",
      price: [35, 199],
      weight: 1.2,
      gender: "male",
      sizes: mens,
      brands: {
        "Van Dijck": "Loop",
        Skechers: "Summits < Equalizer",
        PME: "Aerius | Stinster",
        Puma: "Smash < Suede Classic",
        Floris: "Runti | Sharki",
        adidas: "VL Court < Samba",
        Nike: "Court Vision < Air Force 1",
      },
      titles: [
        "{merk} {model} sneakers heren {kleur} maat {maat}",
        "{Kleure} {Materiaal~} herensneakers - {merk} {model} - maat {maat}",
      ],
      specs: {
        Ontwerp: { Materiaal: "leer | suède | textiel", Sluiting: "veters | instap", Hoogte: "laag | laag | hoog" },
        Zool: { Zoolmateriaal: "rubber", "Uitneembaar voetbed": "ja | nee", Zoolhoogte: "2,5..5/0,5 cm" },
      },
      facets: "Materiaal | Hoogte | Sluiting",
      colors: "wit | zwart | donkerblauw | grijs | cognac",
      pitch: ["Herensneakers van {Materiaal} met {Sluiting}.", "Sneakers voor kantoor op vrijdag en het hele weekend."],
      facts: [
        "De hiel is verstevigd en houdt je voet op zijn plek.",
        "Het profiel geeft grip op natte stoeptegels.",
        "Vervangende veters zitten in de doos.",
      ],
    },
    {
      name: "Nette herenschoenen",
      noun: "mv veterschoenen",
      drawing: "schoen",
      price: [59, 299],
      weight: 0.7,
      gender: "male",
      sizes: mens,
      words: { naam: "Oxford | Derby | Brogue" },
      brands: {
        "Van Dijck": "{naam}",
        Rehab: "{naam}",
        "Van Lier": "{naam}",
        "Floris van Bommel": "{naam}",
        Greve: "{naam}",
      },
      titles: [
        "{merk} {model} nette schoenen heren {kleur} maat {maat}",
        "{Kleure} {Materiaal~} veterschoenen heren - {merk} {model} - maat {maat}",
      ],
      specs: {
        Ontwerp: { Materiaal: "leer | suède", Sluiting: "veters", Wijdte: "G | G½ | H" },
        Zool: { Zoolmateriaal: "rubber < leer", Zoolbevestiging: "gelijmd < gestikt", Hakhoogte: "2..3/0,5 cm" },
      },
      facets: "Materiaal | Zoolmateriaal | Wijdte",
      colors: "zwart | cognac | bruin | donkerblauw",
      pitch: [
        "{Materiaal~} schoenen met een zool van {Zoolmateriaal}, wijdte {Wijdte}.",
        "Klassieke veterschoenen voor onder een pak of chino.",
      ],
      facts: [
        "Met wat schoencrème komt de glans zo terug.",
        "Het voetbed is van leer en ademt.",
        "De neus is slank zonder te knellen.",
      ],
    },
  ],
};
