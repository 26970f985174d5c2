import type { MainTable } from "../../types";
import { kantoormeubelen } from "./kantoormeubelen";
import { papierEnOpbergen } from "./papier-en-opbergen";
import { schrijvenEnTekenen } from "./schrijven-en-tekenen";

export const kantoor: MainTable = {
  name: "Kantoor & school",
  weight: 0.7,
  intro: [
    "Pennen, papier en bureaustoelen voor kantoor, school en de werkplek thuis.",
    "Vergelijk prijzen per stuk en per doos bij winkels die ook aan particulieren leveren.",
  ],
  about:
    "Thuiswerken vraagt om een stoel die je goed instelt: zithoogte, rugleuning en armleuningen. Bij pennen en papier loont het om een voorraad te kopen, zolang de verzendkosten niet hoger zijn dan het voordeel.",
  tips: [
    [
      "Stel eerst de stoel in, dan het bureau",
      "Je voeten horen plat op de vloer te staan en je ellebogen op bureauhoogte te rusten.",
    ],
    ["Bestel kleine spullen samen", "Bij een pen van twee euro zijn de verzendkosten vaak hoger dan de pen."],
  ],
  qa: [
    ["Kan ik op factuur bestellen?", "Bij sommige winkels wel. De betaalmethoden staan op de pagina van de winkel."],
    [
      "Welke stoel is geschikt voor een hele werkdag?",
      "Een stoel met de norm EN 1335, waarvan je ook de armleuningen en zitdiepte verstelt.",
    ],
  ],
  reviews: {
    pros: ["Schrijft soepel", "Zit goed", "Stevig", "Goede prijs", "Snel in elkaar gezet", "Mooie kleur"],
    cons: [
      "Inkt droogt langzaam",
      "Wieltjes zijn luid",
      "Armleuning staat wat laag",
      "Dun papier",
      "Geur bij het uitpakken",
    ],
    praise: [
      "Ik werk er acht uur per dag mee en het bevalt.",
      "Precies wat ik op school altijd had.",
      "Goede kwaliteit voor deze prijs.",
      "Sinds ik deze heb, geen last meer van mijn rug.",
    ],
    gripes: [
      "Het duurde even voordat ik de juiste stand vond.",
      "Er mocht best één extra bij zitten.",
      "De verpakking was beschadigd, de inhoud niet.",
    ],
  },
  subs: [schrijvenEnTekenen, kantoormeubelen, papierEnOpbergen],
};
