import type { MainTable } from "../../types";
import { bankenEnStoelen } from "./banken-en-stoelen";
import { slapen } from "./slapen";
import { tafelsEnKasten } from "./tafels-en-kasten";
import { verlichtingEnDecoratie } from "./verlichting-en-decoratie";

export const wonen: MainTable = {
  name: "Wonen",
  weight: 1.2,
  intro: [
    "Meubels, verlichting en textiel om je huis naar je hand te zetten.",
    "Filter op kleur, materiaal en maat, en vergelijk ook de bezorgkosten van grote stukken.",
  ],
  about:
    "Een meubel koop je voor jaren, dus meet rustig en vraag een stofstaal aan als dat kan. De prijs zegt niet alles: bij een bank zit het verschil in het binnenwerk, bij een tafel in massief hout of fineer. Let op de levertijd, want wat op bestelling wordt gemaakt duurt al snel zes weken.",
  tips: [
    ["Plak de maten af op de vloer", "Met schilderstape zie je meteen of je nog om het meubel heen kunt lopen."],
    [
      "Vraag naar de bezorging",
      "Sommige winkels bezorgen tot de voordeur, andere zetten het meubel in elkaar en nemen het karton mee.",
    ],
  ],
  qa: [
    [
      "Kan ik een bank terugsturen?",
      "Een bank uit voorraad meestal wel binnen de bedenktijd. Is hij speciaal voor jou gemaakt, dan geldt dat recht niet.",
    ],
    [
      "Hoe onderhoud ik massief hout?",
      "Veeg gemorst vocht meteen weg en zet het hout één of twee keer per jaar in de olie of was.",
    ],
  ],
  reviews: {
    pros: [
      "Mooie kleur",
      "Stevig",
      "Makkelijk in elkaar te zetten",
      "Zit heerlijk",
      "Past precies",
      "Warme uitstraling",
    ],
    cons: [
      "Kleur net anders dan op de foto",
      "Montage duurde lang",
      "Rook eerst nog nieuw",
      "Levertijd liep uit",
      "Instructie was onduidelijk",
    ],
    praise: [
      "Staat prachtig in de kamer en voelt degelijk.",
      "Het zit beter dan ik had verwacht.",
      "In een uurtje in elkaar gezet.",
      "We kregen er al veel complimenten over.",
    ],
    gripes: [
      "De kleur is in het echt iets donkerder.",
      "Een van de schroefgaten zat niet helemaal recht.",
      "Het werd twee dagen later bezorgd dan beloofd.",
    ],
  },
  subs: [bankenEnStoelen, tafelsEnKasten, slapen, verlichtingEnDecoratie],
};
