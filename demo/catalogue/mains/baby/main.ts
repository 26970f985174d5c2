import type { MainTable } from "../../types";
import { babykamer } from "./babykamer";
import { onderwegMetBaby } from "./onderweg-met-baby";
import { voedenEnVerzorgen } from "./voeden-en-verzorgen";

export const baby: MainTable = {
  name: "Baby",
  weight: 0.8,
  intro: [
    "Kinderwagens, flessen, slaapzakjes en alles voor de eerste twee jaar.",
    "Vergelijk veiligheid, maat en prijs zonder van winkel naar winkel te zoeken.",
  ],
  about:
    "In het begin heb je minder nodig dan de lijstjes zeggen: veilig slapen, iets om in te vervoeren en genoeg om te voeden en te verschonen. Wat een baby maar kort gebruikt, kun je goed tweedehands kopen. Een autostoeltje koop je liever nieuw, omdat je de voorgeschiedenis dan kent.",
  tips: [
    ["Meet de kofferbak", "Een ingeklapte kinderwagen past niet overal. De maten staan bij de specificaties."],
    ["Wacht met grote maten", "Koop de eerste maanden niet te veel vooruit; baby's groeien niet volgens de tabel."],
  ],
  qa: [
    [
      "Wanneer koop je een kinderwagen?",
      "Rond de twintigste week is een goed moment. Sommige modellen hebben een levertijd van enkele weken.",
    ],
    [
      "Welke norm geldt voor autostoeltjes?",
      "Nieuwe stoeltjes voldoen aan R129, ook wel i-Size. De maat gaat op lengte in plaats van gewicht.",
    ],
  ],
  reviews: {
    pros: ["Handig met één hand", "Zacht", "Makkelijk schoon te maken", "Licht", "Veilig gevoel", "Mooie kleuren"],
    cons: [
      "Duur in losse onderdelen",
      "Klittenband plakt overal aan",
      "Neemt ruimte in",
      "Maatje valt klein",
      "Even oefenen met inklappen",
    ],
    praise: [
      "Dit hadden we bij de eerste ook moeten kopen.",
      "Ook na een jaar dagelijks gebruik nog netjes.",
      "Onze baby slaapt er merkbaar rustiger op.",
      "Heel doordacht, elk detail klopt.",
    ],
    gripes: [
      "Het kostte even voordat we het onder de knie hadden.",
      "De hoes liet zich lastig terugdoen.",
      "Had graag een extra hoes in de doos gezien.",
    ],
  },
  subs: [onderwegMetBaby, voedenEnVerzorgen, babykamer],
};
