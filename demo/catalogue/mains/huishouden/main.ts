import type { MainTable } from "../../types";
import { koelenEnVaatwassen } from "./koelen-en-vaatwassen";
import { schoonmakenEnStrijken } from "./schoonmaken-en-strijken";
import { wassenEnDrogen } from "./wassen-en-drogen";

export const huishouden: MainTable = {
  name: "Witgoed & huishouden",
  weight: 1.2,
  intro: [
    "Wasmachines, koelkasten, stofzuigers en alles wat het huishouden lichter maakt.",
    "Vergelijk verbruik, geluid en inhoud, en zie wat bezorgen en aansluiten per winkel kost.",
  ],
  about:
    "Witgoed gaat lang mee, dus het verbruik telt zwaarder dan bij een aankoop voor een paar jaar. Het energielabel helpt: hoe dichter bij A, hoe lager de rekening. Let ook op het geluid, zeker als het apparaat in of naast de woonkamer staat, en vraag of de winkel het oude apparaat meeneemt.",
  tips: [
    [
      "Meet deur en nis",
      "Controleer niet alleen de plek zelf, maar ook of het apparaat door de deur en de trap op kan.",
    ],
    [
      "Laat het oude apparaat meenemen",
      "Elke winkel is verplicht je oude apparaat gratis in te nemen als je een vergelijkbaar nieuw koopt.",
    ],
  ],
  qa: [
    [
      "Is een zuiniger apparaat de meerprijs waard?",
      "Bij dagelijks gebruik meestal wel. Kijk naar het verbruik in kilowattuur op het productinformatieblad en reken met je eigen stroomprijs.",
    ],
    [
      "Wordt een wasmachine tot in huis bezorgd?",
      "Vaak tot over de drempel. Aansluiten en naar boven tillen kost soms extra; dat staat bij de winkel.",
    ],
  ],
  reviews: {
    pros: ["Stil", "Zuinig", "Makkelijk schoon te maken", "Ruim van binnen", "Duidelijke knoppen", "Netjes bezorgd"],
    cons: [
      "Duurt lang",
      "Piept hard als hij klaar is",
      "Snoer is kort",
      "Handleiding is summier",
      "Wat groter dan gedacht",
    ],
    praise: [
      "Doet precies wat hij moet doen en je hoort hem nauwelijks.",
      "Een wereld van verschil met mijn oude apparaat van twaalf jaar.",
      "Snel te begrijpen, ook zonder handleiding.",
      "Na een paar maanden dagelijks gebruik nog steeds tevreden.",
    ],
    gripes: [
      "Het eindsignaal had zachter gemogen.",
      "Het kostte even moeite om de juiste stand te vinden.",
      "De app voegt voor mij weinig toe.",
    ],
  },
  subs: [wassenEnDrogen, koelenEnVaatwassen, schoonmakenEnStrijken],
};
