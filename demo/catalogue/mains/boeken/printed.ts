import type { KindTable } from "../../types";

export const authors =
  "Anna de Wit | Bart Hoekstra | Carla van Ommen | Daan Visser | Eline Postma | Femke Dijkstra | Gijs Brouwer | Hanna Smit | Ilse Kuiper | Joris Mulder | Karin Bakker | Lotte van den Berg | Marleen Jacobs | Noor Vermeer | Olivier de Groot | Pim van Leeuwen";

const publishers = {
  "Uitgeverij Vlinder": "{titel}",
  "De Blauwe Brug": "{titel}",
  "Boekhuis Noord": "{titel}",
  Zonnewende: "{titel}",
  "De Kade": "{titel}",
  "Van Rijn & Zoon": "{titel}",
};

export const printed = (extra: Record<string, string>) => ({
  Boek: {
    Uitvoering: "paperback | hardcover | luisterboek",
    "Aantal pagina's": "148..496/4",
    Taal: "Nederlands",
    ...extra,
  },
  Uitgave: { Jaar: "2021..2026", Druk: "1e druk | 2e druk | 3e druk | 5e druk" },
});

export const novels: KindTable = {
  name: "Romans",
  noun: "de roman",
  drawing: "boek",
  price: [9, 29],
  weight: 1.4,
  book: true,
  secondLife: "used",
  words: {
    titel:
      "De {bijv} {ding} | De {bijv} {ding} | De {bijv} {ding} van {plaats} | Terug naar {plaats} | Het geheim van {plaats} | De stille kust | De laatste veerboot | Zomer aan de Linge | Het huis op de dijk | Wat de zee bewaart | De wintertuin | Onder de linden | Een jaar zonder klokken | De brief uit Lissabon | Zeven bruggen verder",
    bijv: "stille | laatste | verloren | blauwe | eerste | lange | vergeten | andere | oude | gebroken",
    ding: "zomer | brief | tuin | winter | belofte | zus | kamer | reis | spiegel | dochter | haven | nacht",
    plaats: "Schiermonnikoog | Zierikzee | Gent | Lissabon | Terschelling | Maastricht | Porto | Hindeloopen",
    auteur: authors,
  },
  brands: publishers,
  titles: ["{model} - {auteur} - {Uitvoering}", "{auteur} - {model} ({Uitvoering})"],
  specs: printed({ Genre: "literatuur | familieroman | historische roman | feelgood" }),
  facets: "Genre | Uitvoering | Jaar",
  colors: "blauw | groen | rood | geel | bruin",
  pitch: [
    "Roman van {auteur} over keuzes die niet meer terug te draaien zijn.",
    "Een {Genre} van {Aantal pagina's} pagina's.",
  ],
  facts: [
    "{auteur} schrijft in korte hoofdstukken die je blijft omslaan.",
    "Het verhaal begint op een dag die bijna niet opvalt.",
    "Aan het eind liggen er leesvragen voor de leesclub.",
  ],
};
