import type { MainTable } from "../../types";
import { lingerieEnNachtmode } from "./lingerie-en-nachtmode";
import { massageEnBescherming } from "./massage-en-bescherming";
import { toys } from "./toys";

export const erotiek: MainTable = {
  name: "Erotiek",
  adult: true,
  weight: 0.5,
  intro: [
    "Lingerie, massage en intieme verzorging voor volwassenen.",
    "Alleen te zien als je hebt aangegeven 18 jaar of ouder te zijn.",
  ],
  about:
    "Winkels versturen in een neutrale doos en op je rekening staat meestal een algemene naam. Lees voor gebruik de handleiding en kies materialen die goed te reinigen zijn, zoals siliconen.",
  tips: [
    ["Let op het materiaal", "Medisch siliconen is huidvriendelijk en goed schoon te maken."],
    ["Kies het juiste glijmiddel", "Bij siliconen speelgoed gebruik je glijmiddel op waterbasis."],
  ],
  qa: [
    [
      "Kan ik deze producten terugsturen?",
      "Alleen met onverbroken zegel. Is het zegel open, dan mag de winkel retour weigeren om hygiënische redenen.",
    ],
    ["Wordt het neutraal verpakt?", "Ja, bij vrijwel alle winkels. Het staat op de pagina van de winkel."],
  ],
  reviews: {
    pros: ["Zacht materiaal", "Discreet verpakt", "Fijne pasvorm", "Makkelijk schoon te maken", "Stil"],
    cons: ["Valt klein", "Opladen duurt lang", "Hoesje ontbreekt", "Prijzig"],
    praise: ["Discreet en snel geleverd.", "Voelt fijn aan en is goed afgewerkt.", "Precies zoals beschreven."],
    gripes: ["De maat viel kleiner uit.", "Het duurde langer om op te laden dan verwacht."],
  },
  subs: [lingerieEnNachtmode, massageEnBescherming, toys],
};
