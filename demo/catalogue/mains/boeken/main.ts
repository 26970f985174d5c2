import type { MainTable } from "../../types";
import { gedrukteBoeken } from "./boeken";
import { erotischeBoeken } from "./erotische-boeken";
import { muziekinstrumenten } from "./muziekinstrumenten";

export const boeken: MainTable = {
  name: "Boeken, muziek & media",
  weight: 1.1,
  intro: [
    "Romans, kinderboeken, kookboeken en muziekinstrumenten voor thuis.",
    "Vergelijk nieuwe en tweedehands exemplaren van verschillende winkels.",
  ],
  about:
    "Nieuwe Nederlandse boeken hebben een vaste prijs, dus het verschil zit hier in de verzendkosten en de levertijd. Tweedehands exemplaren zijn vrij in prijs. Twijfel je over een cadeau, kies dan een boek dat de winkel ruilt.",
  tips: [
    ["Bundel je bestelling", "Veel winkels rekenen geen verzendkosten boven een bepaald bedrag."],
    ["Lees een fragment", "Een paar bladzijden zeggen meer dan een achterflap."],
  ],
  qa: [
    [
      "Wat is een ISBN?",
      "Het unieke nummer van een uitgave, te vinden op de achterkant. Zoek je erop, dan krijg je precies die druk.",
    ],
    ["Kan ik een boek ruilen?", "Een ongelezen boek neemt de winkel meestal terug. Bij tweedehands verschilt het."],
  ],
  reviews: {
    pros: ["Meeslepend", "Mooie stijl", "Mooi vormgegeven", "Leerzaam", "Leest snel", "Goed cadeau"],
    cons: ["Einde was voorspelbaar", "Kleine letters", "Hoek was gedeukt", "Langzame start", "Weinig plaatjes"],
    praise: [
      "In twee avonden uitgelezen.",
      "Een boek dat je niet loslaat.",
      "Helder uitgelegd en met mooie voorbeelden.",
      "Ik gaf het al twee keer cadeau.",
    ],
    gripes: [
      "Het begin duurt wat lang.",
      "De rug was al beschadigd bij de bezorging.",
      "Ik had meer diepgang verwacht.",
    ],
  },
  subs: [gedrukteBoeken, muziekinstrumenten, erotischeBoeken],
};
