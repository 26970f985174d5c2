import type { MainTable } from "../../types";
import { honden } from "./honden";
import { katten } from "./katten";
import { kleineDierenEnVissen } from "./kleine-dieren-en-vissen";

export const dieren: MainTable = {
  name: "Dieren",
  weight: 0.8,
  intro: [
    "Voer, manden, krabpalen en speelgoed voor honden, katten en kleine dieren.",
    "Vergelijk de prijs per kilo en kijk wie het zware spul gratis thuisbezorgt.",
  ],
  about:
    "Voer kies je op leeftijd, formaat en activiteit van je dier. Een grote zak is per kilo goedkoper, maar is na openen maar een paar weken op zijn best. Wissel altijd geleidelijk van merk: een week mengen voorkomt buikklachten.",
  tips: [
    ["Reken per kilo", "De prijs van de zak zegt weinig; de prijs per kilo en de dagelijkse portie samen wel."],
    ["Meet de kop-staartlengte", "Daarmee weet je zeker dat de mand past, ook languit."],
  ],
  qa: [
    [
      "Hoeveel voer heeft mijn hond nodig?",
      "Begin bij de tabel op de zak en pas aan op het gewicht. Te dik worden gaat sneller dan je denkt.",
    ],
    [
      "Kan ik een geopende zak voer terugsturen?",
      "Dat bepaalt de winkel. Bij een zak die open is, mag de winkel een terugbetaling weigeren.",
    ],
  ],
  reviews: {
    pros: ["Hond is er gek op", "Makkelijk te wassen", "Stevig", "Stinkt niet", "Goede prijs per kilo", "Ruim"],
    cons: ["Zak sluit niet", "Mand is lichter dan foto", "Snel op", "Iets te klein", "Hoes pluist"],
    praise: [
      "Onze kat sliep er dezelfde avond al in.",
      "De vacht glanst sinds we dit voeren.",
      "Na een wasbeurt ziet hij er weer als nieuw uit.",
      "Precies goed formaat voor een labrador.",
    ],
    gripes: [
      "De rits zit aan de bovenkant, dat vangt haren.",
      "In het begin moest hij wennen aan de geur.",
      "De bodem had stroever gemogen.",
    ],
  },
  subs: [honden, katten, kleineDierenEnVissen],
};
