import type { SubTable } from "../../types";

export const katten: SubTable = {
  name: "Katten",
  intro: ["Krabpalen, kattenbakken en voer voor elke kat.", "Vergelijk hoogte, maat en stevigheid."],
  about:
    "Een krabpaal moet hoog genoeg zijn om uit te strekken en stevig genoeg om niet te schommelen. Neem bij meer katten één kattenbak extra: dat geeft rust.",
  tips: [["Zet de bak op een rustige plek", "Naast de wasmachine is vaak te lawaaiig."]],
  qa: [
    [
      "Waarom gebruikt mijn kat de krabpaal niet?",
      "Zet hem bij de plek waar hij graag krabt en leg er wat kattenkruid op.",
    ],
  ],
  kinds: [
    {
      name: "Krabpalen",
      noun: "de krabpaal",
      drawing: "krabpaal",
      price: [25, 299],
      brands: {
        "Beest in Huis": "Kluim | Rust",
        Trixie: "Baza | Parla",
        Petrebels: "Cliff | Sweetheart",
        Ebi: "Sofia",
      },
      titles: ["{merk} {model} krabpaal {Hoogte} {kleur}", "{merk} {model} - krabpaal - {Plateaus}"],
      specs: {
        Ontwerp: {
          Hoogte: "60 cm < 110 cm < 150 cm < 175 cm",
          Materiaal: "sisal en pluche | sisal en hout",
          Plateaus: "1 plateau < 3 plateaus < 4 plateaus < 6 plateaus",
        },
        Gebruik: { "Max. gewicht kat": "5 kg < 8 kg < 12 kg", Wandbevestiging: "ja" },
      },
      facets: "Hoogte | Plateaus | Max. gewicht kat",
      colors: "grijs | beige | wit | bruin",
      pitch: [
        "Krabpaal van {Hoogte} met {Plateaus}.",
        "Stevige paal van {Materiaal} voor katten tot {Max. gewicht kat}.",
      ],
      facts: [
        "De palen zijn met sisal omwikkeld en los na te kopen.",
        "Zet hem tegen de muur met het meegeleverde beugeltje.",
        "De kussens zijn met klittenband bevestigd.",
      ],
    },
    {
      name: "Kattenbakken",
      noun: "de kattenbak",
      drawing: "kattenbak",
      price: [9, 129],
      weight: 0.7,
      brands: {
        "Beest in Huis": "Basis < Kap",
        Savic: "Nestor < Hop In",
        Trixie: "Berto < Simao",
        Curver: "Style",
      },
      titles: ["{merk} {model} kattenbak {Uitvoering} {kleur}", "{merk} {model} - {kleure} kattenbak - {Uitvoering}"],
      specs: {
        Ontwerp: { Uitvoering: "open < met kap < zelfreinigend", Materiaal: "kunststof" },
        Afmetingen: { Breedte: "36..50/2 cm", Lengte: "46..64/2 cm" },
        Gebruik: { Geurfilter: "nee | ja", Schepje: "ja" },
      },
      facets: "Uitvoering | Geurfilter",
      colors: "wit | grijs | blauw | roze | antraciet",
      pitch: ["Kattenbak ({Uitvoering}) van {Lengte} lang.", "Makkelijk schoon te maken bak."],
      facts: [
        "De rand houdt de korrels binnen.",
        "Kap en bak klikken in een beweging los.",
        "Een vervangend filter koop je los.",
      ],
    },
  ],
};
