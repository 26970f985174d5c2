import type { SubTable } from "../../types";

export const lingerieEnNachtmode: SubTable = {
  name: "Lingerie & nachtmode",
  intro: ["Lingeriesets en kamerjassen in veel maten.", "Kies op maat, kleur en stof."],
  about:
    "Kant en satijn vragen om handwas of een waszakje. Twijfel je over de maat, kijk dan naar de beoordelingen van anderen.",
  tips: [["Was in een waszakje", "Op 30 graden en zonder wasverzachter blijft de stof soepel."]],
  qa: [["Valt lingerie op maat?", "Vaak wat klein. Neem bij twijfel de grotere maat."]],
  kinds: [
    {
      name: "Lingeriesets",
      noun: "de lingerieset",
      drawing: "verpakking",
      price: [15, 99],
      adult: true,
      gender: "female",
      sizes: "S | M | L | XL | XXL",
      words: { naam: "Ruby | Noor | Velvet | Ondine" },
      brands: { Nachtlicht: "{naam}", Cottelli: "{naam}", Obsessive: "{naam}", Hunkemöller: "{naam}" },
      titles: [
        "{merk} {model} lingerieset {Stof} {kleur} maat {maat}",
        "{Kleure} lingerieset {model} - {merk} - {maat}",
      ],
      specs: {
        Stof: { Stof: "kant | satijn | mesh", Wastemperatuur: "30 °C, handwas" },
        Inhoud: { Delen: "2-delig | 3-delig" },
      },
      facets: "Stof | Delen",
      colors: "zwart | rood | wit | roze",
      pitch: ["Lingerieset van {Stof}, {Delen}.", "Set met verstelbare bandjes."],
      facts: [
        "De bandjes stel je af op eigen lengte.",
        "De sluiting zit achter of opzij.",
        "Wordt in een neutrale doos verstuurd.",
      ],
    },
    {
      name: "Kamerjassen",
      noun: "de kamerjas",
      drawing: "verpakking",
      price: [19, 89],
      adult: true,
      gender: "unisex",
      sizes: "S/M | L/XL",
      words: { naam: "Silk | Dawn | Kimono" },
      brands: { Nachtlicht: "{naam}", Cottelli: "{naam}", Obsessive: "{naam}" },
      titles: ["{merk} {model} kamerjas {Stof} {kleur} {maat}", "{Kleure} kamerjas {model} - {merk} - {maat}"],
      specs: {
        Stof: { Stof: "satijn | katoen | kant", Wastemperatuur: "30 °C" },
        Model: { Lengte: "kort | midi", Riem: "ja" },
      },
      facets: "Stof | Lengte",
      colors: "zwart | rood | wit",
      pitch: ["Kamerjas van {Stof} met riem.", "Zachte nachtjas om overheen te slaan."],
      facts: [
        "De stof is licht en glad.",
        "De riem zit los of vast, wat je prettig vindt.",
        "Wordt in een neutrale doos verstuurd.",
      ],
    },
  ],
};
