import type { MainTable } from "../../types";
import { damesschoenen } from "./damesschoenen";
import { herenschoenen } from "./herenschoenen";
import { kinderschoenen } from "./kinderschoenen";

export const schoenen: MainTable = {
  name: "Schoenen",
  weight: 1.2,
  intro: [
    "Sneakers, laarzen en nette schoenen voor dames, heren en kinderen.",
    "Kies je maat en vergelijk waar jouw paar nog op voorraad is.",
  ],
  about:
    "Een schoen moet bij aankoop meteen prettig zitten: leer geeft wat mee in de breedte, maar niet in de lengte. Meet je voeten 's middags, als ze iets groter zijn, en houd een halve centimeter over bij de tenen.",
  tips: [
    [
      "Pas met de sokken die je erbij draagt",
      "Het verschil tussen een dunne en een dikke sok is al gauw een halve maat.",
    ],
    ["Wissel af", "Een schoen die een dag rust krijgt, droogt goed en gaat langer mee."],
  ],
  qa: [
    [
      "Hoe meet ik mijn schoenmaat?",
      "Zet je hiel tegen de muur, meet tot je langste teen en tel een halve tot hele centimeter op. De maattabel van het merk doet de rest.",
    ],
    ["Mag ik schoenen passen en terugsturen?", "Ja, zolang je er alleen binnen op hebt gelopen en de doos netjes is."],
  ],
  reviews: {
    pros: ["Lopen meteen lekker", "Mooi leer", "Goede zool", "Licht", "Warm"],
    cons: [
      "Vallen klein",
      "Moeten ingelopen worden",
      "Veters zijn kort",
      "Glad op natte tegels",
      "Smal bij de voorvoet",
    ],
    praise: [
      "Vanaf dag één zonder blaren gedragen.",
      "Ze zien er in het echt nog mooier uit.",
      "Mijn tweede paar van dit merk en weer goed.",
      "Een hele dag op gelopen zonder moe te worden.",
    ],
    gripes: ["Neem ze een halve maat groter.", "De eerste dagen waren ze wat stug.", "De zool had wat dikker gemogen."],
  },
  subs: [damesschoenen, herenschoenen, kinderschoenen],
};
