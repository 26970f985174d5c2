import type { MainTable } from "../../types";
import { bouwenEnPuzzelen } from "./bouwen-en-puzzelen";
import { poppenEnKnuffels } from "./poppen-en-knuffels";
import { spellen } from "./spellen";

export const speelgoed: MainTable = {
  name: "Speelgoed",
  weight: 1.2,
  intro: [
    "Bouwsets, poppen, puzzels en spellen voor regenmiddagen en verjaardagen.",
    "Zoek op leeftijd en vergelijk waar het cadeau op tijd in huis is.",
  ],
  about:
    "Het leukste speelgoed past bij wat een kind net kan en graag nog leert. De leeftijd op de doos gaat niet alleen over moeilijkheid, maar ook over veiligheid: kleine onderdelen horen niet bij kinderen onder de drie jaar. Let op het CE-merk en koop bij een winkel die bereikbaar is.",
  tips: [
    [
      "Kijk naar de levertijd",
      "In de weken voor 5 december en kerst zijn populaire sets snel op. Filter op morgen in huis.",
    ],
    [
      "Bewaar de doos",
      "Een complete set met doos verkoopt later makkelijk door of blijft leuk voor een broertje of zusje.",
    ],
  ],
  qa: [
    [
      "Hoe weet ik of speelgoed veilig is?",
      "Kijk naar het CE-merk, de leeftijdsaanduiding en het adres van de maker of importeur.",
    ],
    [
      "Kan ik een cadeau ruilen?",
      "De gever heeft bij aankoop op afstand 14 dagen bedenktijd. Veel winkels ruilen daarna nog als de doos dicht is.",
    ],
  ],
  reviews: {
    pros: ["Uren speelplezier", "Stevig", "Mooie kleuren", "Duidelijke uitleg", "Goede kwaliteit", "Leuk cadeau"],
    cons: [
      "Batterijen niet meegeleverd",
      "Kleine onderdelen",
      "Doos was gedeukt",
      "Moeilijker dan gedacht",
      "Opruimen duurt lang",
    ],
    praise: [
      "Onze dochter speelt er al weken mee.",
      "Een groot succes op het verjaardagsfeest.",
      "Goed bedacht en het gaat niet snel stuk.",
      "Ook leuk om als ouder mee te doen.",
    ],
    gripes: [
      "De stickers zaten niet meteen recht.",
      "Voor de leeftijd op de doos was het best lastig.",
      "Eén onderdeel ontbrak, maar de winkel stuurde het na.",
    ],
  },
  subs: [bouwenEnPuzzelen, poppenEnKnuffels, spellen],
};
