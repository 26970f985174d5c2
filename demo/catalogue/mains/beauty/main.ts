import type { MainTable } from "../../types";
import { geuren } from "./geuren";
import { huidEnHaar } from "./huid-en-haar";
import { mondEnLichaam } from "./mond-en-lichaam";

export const beauty: MainTable = {
  name: "Beauty & gezondheid",
  weight: 1.1,
  intro: [
    "Parfum, huidverzorging, haardrogers en tandenborstels van bekende en eigen merken.",
    "Vergelijk de prijs per milliliter en zie welke winkel morgen levert.",
  ],
  about:
    "Voor je gezicht geldt: liever drie producten die je elke dag gebruikt dan tien die blijven staan. Lees de ingrediëntenlijst van voor naar achter, want wat vooraan staat zit er het meest in. Test iets nieuws eerst een paar dagen op je onderarm.",
  tips: [
    [
      "Reken per 100 milliliter",
      "Een grote fles is meestal voordeliger, maar alleen als hij niet bederft voordat hij leeg is.",
    ],
    ["Kijk naar de houdbaarheid na openen", "Het potje met een getal en M vertelt hoeveel maanden."],
  ],
  qa: [
    ["Mag ik parfum terugsturen?", "Alleen als het folie of zegel nog dicht zit. Anders niet, om hygiënische redenen."],
    [
      "Wat is het verschil tussen eau de toilette en eau de parfum?",
      "Eau de parfum bevat meer geurstof en ruik je langer.",
    ],
  ],
  reviews: {
    pros: ["Ruikt lekker", "Blijft lang zitten", "Trekt snel in", "Zachte huid", "Werkt snel", "Mooi cadeau"],
    cons: ["Duur", "Pompje werkt stug", "Geur is sterk", "Klein potje", "Verpakking is lastig te openen"],
    praise: [
      "Na een week zag ik al verschil.",
      "Mijn vaste keuze, en hier voordeliger dan in de stad.",
      "Plakt niet en doet wat het belooft.",
      "Heel fijn, ook voor mijn gevoelige huid.",
    ],
    gripes: [
      "De geur is sterker dan ik had gehoopt.",
      "Het flesje was sneller leeg dan verwacht.",
      "De dop sluit niet goed.",
    ],
  },
  subs: [geuren, huidEnHaar, mondEnLichaam],
};
