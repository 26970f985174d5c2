import type { SubTable } from "../../types";
import { authors, novels, printed } from "./printed";

export const erotischeBoeken: SubTable = {
  name: "Erotische boeken",
  adult: true,
  intro: [
    "Spannende romans en verhalen voor volwassenen.",
    "Alleen zichtbaar als je aangeeft 18 jaar of ouder te zijn.",
  ],
  about:
    "Van romantisch tot uitgesproken: in de beschrijving staat wat je kunt verwachten. Deze boeken worden in een neutrale verpakking verstuurd.",
  tips: [["Kijk naar de bundel", "Verhalenbundels zijn een goede manier om een schrijver te leren kennen."]],
  qa: [["Hoe wordt het verpakt?", "In een neutrale doos, zonder vermelding van de inhoud."]],
  kinds: [
    {
      ...novels,
      name: "Erotische romans",
      noun: "de roman",
      price: [9, 19],
      weight: 0.4,
      adult: true,
      words: {
        titel:
          "Nacht in Antwerpen | Zijden linten | Het verboden atelier | Wat blijft na middernacht | De gastvrouw | Zomerregen",
        auteur: authors,
      },
      specs: printed({ Genre: "romantisch | spannend | bundel" }),
      colors: "rood | zwart | paars",
      pitch: [
        "Erotische roman van {auteur} ({Genre}).",
        "Verhaal voor volwassen lezers van {Aantal pagina's} pagina's.",
      ],
      facts: [
        "Alleen bedoeld voor lezers vanaf 18 jaar.",
        "Het verhaal speelt in een stad in de regen.",
        "De verzending gebeurt in een neutrale doos.",
      ],
    },
    {
      ...novels,
      name: "Erotische verhalenbundels",
      noun: "de bundel",
      price: [7, 17],
      weight: 0.3,
      adult: true,
      words: {
        titel: "Twaalf nachten | Korte zonden | Fluisteringen | Onder de lakens | Reisgenoten",
        auteur: authors,
      },
      specs: printed({ Thema: "romantisch | spannend | klassiek" }),
      facets: "Thema | Uitvoering",
      colors: "rood | zwart | bordeauxrood",
      pitch: ["Verhalenbundel voor volwassenen ({Thema}).", "Korte verhalen van {auteur}."],
      facts: [
        "Alleen bedoeld voor lezers vanaf 18 jaar.",
        "De verhalen zijn los van elkaar te lezen.",
        "De verzending gebeurt in een neutrale doos.",
      ],
    },
  ],
};
