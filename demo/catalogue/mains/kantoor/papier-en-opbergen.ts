import type { SubTable } from "../../types";

export const papierEnOpbergen: SubTable = {
  name: "Papier & opbergen",
  intro: [
    "Papier, notitieboeken, ordners en mappen voor kantoor en studie.",
    "Vergelijk formaat, gewicht en de prijs per pak.",
  ],
  about:
    "80 grams papier is genoeg voor dagelijks printen, 90 grams of meer oogt beter bij een brief. Een ordner met een rug van 8 centimeter bergt ongeveer 500 vellen.",
  tips: [["Zoek naar FSC", "Papier met dit keurmerk komt uit verantwoord beheerde bossen."]],
  qa: [["Welk formaat heeft een gewone ordner?", "A4, met twee gaten op 8 centimeter afstand."]],
  kinds: [
    {
      name: "Notitieboeken",
      noun: "het notitieboek",
      drawing: "notitieboek",
      price: [4, 39],
      brands: {
        Kangaro: "Soft < Linnen",
        Oxford: "My Notes < Black n' Red",
        Moleskine: "Classic < Professional",
        Leuchtturm1917: "Medium < Master",
      },
      titles: [
        "{merk} {model} notitieboek {Formaat} {Lijn} {kleur}",
        "{merk} {model} - {kleur} notitieboek - {Formaat}",
      ],
      specs: {
        Papier: {
          Formaat: "A6 | A5 | A5 | A4",
          Lijn: "gelinieerd | geruit | gestippeld | blanco",
          Gewicht: "80 grams | 90 grams | 100 grams",
        },
        Ontwerp: { Kaft: "soft | hard | kunstleer", "Aantal pagina's": "120..240/4" },
      },
      facets: "Formaat | Lijn | Kaft",
      colors: "zwart | blauw | rood | groen | grijs | roze",
      pitch: [
        "Notitieboek ({Formaat}, {Lijn}) met {Aantal pagina's} pagina's.",
        "Boek met {Gewicht} papier voor pen en potlood.",
      ],
      facts: [
        "Het lint laat zien waar je gebleven bent.",
        "Een binnenvak houdt losse briefjes bij elkaar.",
        "Inkt drukt niet door.",
      ],
    },
    {
      name: "Ordners & mappen",
      noun: "de ordner",
      drawing: "ordner",
      price: [3, 29],
      weight: 0.7,
      brands: { Kangaro: "Basis", Quantore: "Ordner", Elba: "Rado < Smart Pro", Leitz: "180° < WOW" },
      titles: ["{merk} {model} ordner A4 {Rugbreedte} {kleur}", "{merk} {model} - {kleure} ordner - {Rugbreedte}"],
      specs: {
        Ontwerp: { Rugbreedte: "50 mm | 75 mm | 80 mm", Materiaal: "karton | polypropyleen", Formaat: "A4" },
        Inhoud: { Aantal: "1 stuk | 5 stuks | 10 stuks", Gaten: "2 | 4" },
      },
      facets: "Rugbreedte | Aantal | Materiaal",
      colors: "blauw | zwart | rood | groen | geel | wit",
      pitch: ["Ordner A4 met een rug van {Rugbreedte}.", "Stevige ordner van {Materiaal} met {Gaten} gaten."],
      facts: [
        "De hefboom klemt strak en opent met één vinger.",
        "Het rugetiket vervang je zonder plakken.",
        "Er gaan ongeveer vijfhonderd vellen in.",
      ],
    },
  ],
};
