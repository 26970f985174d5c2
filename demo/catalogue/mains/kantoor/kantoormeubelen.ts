import type { SubTable } from "../../types";

export const kantoormeubelen: SubTable = {
  name: "Kantoormeubelen",
  intro: [
    "Bureaustoelen en zit-stabureaus voor kantoor en thuiswerkplek.",
    "Vergelijk instelmogelijkheden en draagkracht.",
  ],
  about:
    "Een goede stoel verstel je in hoogte, diepte en rug. Bij een zit-stabureau kijk je naar het motortype: twee motoren zijn stiller en tillen meer.",
  tips: [["Wissel zitten en staan af", "Elk half uur een paar minuten staan is beter dan een middag achtereen."]],
  qa: [
    ["Tot hoe hoog gaat een zit-stabureau?", "Ongeveer 120 centimeter; ben je langer dan 1,90 meter, kies dan 128."],
  ],
  kinds: [
    {
      name: "Bureaustoelen",
      noun: "de bureaustoel",
      drawing: "bureaustoel",
      price: [59, 899],
      brands: {
        Kwerk: "Start < Ergo",
        Nova: "Loop",
        IJssel: "Basic",
        "Ergo Plus": "Move < Comfort",
        "Herman Miller": "Sayl < Aeron",
      },
      titles: ["{merk} {model} bureaustoel {kleur} {Bekleding}", "{kleure} bureaustoel {merk} {model} - {Rugleuning}"],
      specs: {
        Ontwerp: {
          Bekleding: "mesh | stof | kunstleer",
          Rugleuning: "vast < hoge rug < lendensteun",
          Armleuningen: "vast < 2D < 4D",
        },
        Gebruik: {
          Norm: "zonder norm < EN 1335 < NPR 1813",
          Draagkracht: "110 kg < 120 kg < 150 kg",
          Zithoogte: "42 tot 52 cm | 44 tot 56 cm",
        },
      },
      facets: "Armleuningen | Norm | Bekleding",
      colors: "zwart | grijs | blauw | groen",
      secondLife: "refurbished",
      pitch: [
        "Bureaustoel ({Bekleding}) tot {Draagkracht}.",
        "Stoel met {Rugleuning} en armleuningen in {Armleuningen}.",
      ],
      facts: [
        "De wielen zijn zacht voor harde vloeren.",
        "De zitting is iets gewelfd aan de voorkant.",
        "Elk onderdeel is los na te bestellen.",
      ],
    },
    {
      name: "Bureaus",
      noun: "het bureau",
      drawing: "bureau",
      price: [79, 799],
      brands: { Kwerk: "Basis < Stand", Lifa: "Work", IJssel: "Zit-sta", "Ergo Plus": "Lift < Duo" },
      titles: ["{merk} {model} bureau {Breedte} {kleur}", "{merk} {model} - {kleur} bureau - {Verstelling}"],
      specs: {
        Ontwerp: {
          Materiaal: "spaanplaat < eikenfineer < bamboe",
          Verstelling: "vast < handmatig < elektrisch",
          Vorm: "recht | hoek",
        },
        Afmetingen: { Breedte: "120 cm < 140 cm < 160 cm", Diepte: "60 cm | 70 cm | 80 cm" },
        Gebruik: { Draagkracht: "50 kg < 80 kg < 120 kg" },
      },
      facets: "Verstelling | Breedte | Materiaal",
      colors: "wit | naturel | zwart | grijs",
      pitch: [
        "Bureau van {Breedte} breed, {Verstelling} verstelbaar.",
        "Werkplek van {Materiaal} voor kantoor of thuis.",
      ],
      facts: [
        "De kabels gaan door een opening in het blad.",
        "Het blad verdraagt warm drinken zonder kringen.",
        "Montage doe je in ongeveer een uur.",
      ],
    },
  ],
};
