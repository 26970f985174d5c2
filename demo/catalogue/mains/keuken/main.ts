import type { MainTable } from "../../types";
import { keukenapparaten } from "./keukenapparaten";
import { koffieEnThee } from "./koffie-en-thee";
import { kokenEnBakken } from "./koken-en-bakken";

export const keuken: MainTable = {
  name: "Keuken",
  weight: 1.1,
  intro: [
    "Pannen, messen, koffieapparaten en keukenmachines voor iedereen die graag kookt of vooral snel wil eten.",
    "Vergelijk materiaal en inhoud, en zie bij welke winkel je het voordeligst uit bent.",
  ],
  about:
    "In de keuken win je het meest met een paar goede basisstukken: een scherp koksmes, een koekenpan die vlak blijft en een koffieapparaat dat bij je ochtend past. Kijk bij pannen of ze geschikt zijn voor jouw warmtebron en of ze in de oven mogen.",
  tips: [
    [
      "Koop liever één goede pan",
      "Een zware bodem verdeelt de warmte en trekt niet krom. Een set lijkt voordelig, maar vaak gebruik je er twee van.",
    ],
    [
      "Bewaar de bon bij je account",
      "Zo heb je je aankoopbewijs bij de hand als een apparaat het binnen de garantie begeeft.",
    ],
  ],
  qa: [
    [
      "Hoe weet ik of mijn pan voor inductie geschikt is?",
      "Houd een magneet tegen de bodem. Blijft hij hangen, dan werkt de pan op inductie.",
    ],
    [
      "Kan alles in de vaatwasser?",
      "Nee. Messen, gietijzer en houten delen was je beter met de hand af; bij elk product staat of het mag.",
    ],
  ],
  reviews: {
    pros: [
      "Makkelijk schoon te maken",
      "Ligt goed in de hand",
      "Stevig",
      "Mooi op het aanrecht",
      "Snel warm",
      "Goede kwaliteit",
    ],
    cons: [
      "Neemt veel ruimte in",
      "Vrij zwaar",
      "Maakt wat lawaai",
      "Moet je met de hand afwassen",
      "Maatstreepjes slecht leesbaar",
    ],
    praise: [
      "Sinds ik hem heb, staat hij elke dag op het aanrecht.",
      "Precies de goede maat voor ons gezin.",
      "Alles gaart gelijkmatig en er bakt niets aan.",
      "Hij oogt duurder dan hij is.",
    ],
    gripes: [
      "Hij is zwaarder dan ik dacht.",
      "De handgreep wordt soms warm.",
      "Na het uitpakken rook hij nog even naar nieuw.",
    ],
  },
  subs: [koffieEnThee, kokenEnBakken, keukenapparaten],
};
