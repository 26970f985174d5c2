import type { SubTable } from "../../types";

export const honden: SubTable = {
  name: "Honden",
  intro: ["Voer, manden en lijnen voor honden van chihuahua tot herder.", "Filter op gewicht en leeftijd van je hond."],
  about:
    "Een pup heeft voer nodig voor groei en een oudere hond minder calorieën. Neem voor de mand de maat waarop hij kan liggen zonder poten over de rand.",
  tips: [["Kies een wasbare hoes", "Na een modderige wandeling is dat het grootste gemak."]],
  qa: [
    ["Tuigje of halsband?", "Een tuigje verdeelt de druk als je hond trekt, een halsband is handig voor de penning."],
  ],
  kinds: [
    {
      name: "Hondenmanden",
      noun: "de hondenmand",
      drawing: "hondenmand",
      price: [15, 199],
      brands: {
        "Beest in Huis": "Rust | Wolk",
        Trixie: "Vital | Drago",
        Scruffs: "Chester | Insect Shield",
        "Bia Bed": "Original",
      },
      titles: [
        "{merk} {model} hondenmand {Maat mand} {kleur}",
        "{kleure} hondenmand {merk} {model} - {Maat mand} - {Materiaal}",
      ],
      specs: {
        Ontwerp: {
          Materiaal: "polyester | fleece | ribstof | kunstleer",
          Vulling: "schuim | traagschuim | polyester",
          "Hoes afneembaar": "ja | ja | nee",
        },
        Afmetingen: { "Maat mand": "60 x 45 cm < 80 x 60 cm < 100 x 75 cm < 120 x 90 cm", Hoogte: "15..28 cm" },
        Gebruik: { Antislip: "ja" },
      },
      facets: "Maat mand | Materiaal | Hoes afneembaar",
      colors: "grijs | bruin | blauw | groen | zwart | beige",
      pitch: ["Hondenmand van {Materiaal}, {Maat mand}.", "Warme slaapplek met antislip en een vulling van {Vulling}."],
      facts: [
        "De rand steunt nek en rug.",
        "De hoes gaat met een rits los.",
        "De onderkant ligt vast op een gladde vloer.",
      ],
    },
    {
      name: "Hondenvoer",
      noun: "het hondenvoer",
      drawing: "dierenvoer",
      price: [7, 89],
      weight: 1.1,
      words: { smaak: "kip | rund | lam | zalm | eend | kalkoen" },
      brands: {
        "Beest in Huis": "Basis {smaak}",
        Prins: "ProCare {smaak}",
        Eukanuba: "{smaak}",
        "Royal Canin": "{smaak}",
        "Farm Food": "{smaak}",
      },
      titles: [
        "{merk} {model} hondenvoer {Leeftijd hond} {Gewicht}",
        "{merk} {model} - {Voersoort} voor {Leeftijd hond~} honden - {Gewicht}",
      ],
      specs: {
        Samenstelling: {
          Voersoort: "brokken | natvoer | semi-bevroren",
          Graanvrij: "ja | nee",
          Eiwit: "22..34/2 procent",
        },
        Gebruik: {
          "Leeftijd hond": "puppy | volwassen | senior",
          Formaat: "klein | middelgroot | groot",
          Gewicht: "2 kg < 5 kg < 12 kg < 15 kg",
        },
      },
      facets: "Leeftijd hond | Formaat | Gewicht | Graanvrij",
      colors: "rood | groen | blauw | oranje",
      pitch: ["Hondenvoer met {smaak} voor {Leeftijd hond~} honden.", "Zak van {Gewicht}, {Voersoort}."],
      facts: [
        "De brokken zijn klein genoeg om goed te kauwen.",
        "Bewaar de zak koel en dicht.",
        "Het voer bevat geen toegevoegde suikers.",
      ],
    },
  ],
};
