import type { MainTable } from "../../types";
import { autoAccessoires } from "./auto-accessoires";
import { bandenEnWielen } from "./banden-en-wielen";
import { onderhoudEnSchoonmaken } from "./onderhoud-en-schoonmaken";

export const auto: MainTable = {
  name: "Auto & motor",
  weight: 0.7,
  intro: [
    "Banden, accessoires en onderhoud voor auto en motor.",
    "Filter op maat en seizoen en zie wat montage of bezorging kost.",
  ],
  about:
    "Banden koop je op maat, seizoen en gebruik: op de zijkant van je huidige band staat een code als 205/55 R16. Het energielabel laat grip, verbruik en geluid zien. Vergelijk de totaalprijs, want vier banden met gratis verzending zijn al gauw voordeliger.",
  tips: [
    [
      "Check de maat op de band",
      "Breedte, hoogte en velg moeten kloppen, en de laad- en snelheidsindex mogen niet lager zijn.",
    ],
    ["Laat monteren bij een garage in de buurt", "Veel winkels leveren bij een montagepunt."],
  ],
  qa: [
    [
      "Wanneer vervang je banden?",
      "Wettelijk moet er 1,6 millimeter profiel op zitten, verstandiger is vanaf 3 millimeter in de winter.",
    ],
    [
      "Zijn vierseizoenenbanden een goede keuze?",
      "Voor wie weinig in de bergen komt wel: je wisselt nooit en ze mogen in de winter op Nederlandse wegen.",
    ],
  ],
  reviews: {
    pros: ["Stil", "Goede grip", "Makkelijk te monteren", "Stevig", "Doet wat het belooft", "Net geleverd"],
    cons: [
      "Montage niet inbegrepen",
      "Geur van rubber",
      "Kabel is kort",
      "Handleiding onduidelijk",
      "Krap in de kofferbak",
    ],
    praise: [
      "Voelt veel zekerder op een natte weg.",
      "In tien minuten geïnstalleerd.",
      "Na een jaar nog steeds zonder klachten.",
      "Precies de maat die ik nodig had.",
    ],
    gripes: [
      "De montage was lastiger dan beschreven.",
      "Er zat een kras op, maar de winkel wisselde direct.",
      "Het klepje sluit niet stevig.",
    ],
  },
  subs: [bandenEnWielen, onderhoudEnSchoonmaken, autoAccessoires],
};
