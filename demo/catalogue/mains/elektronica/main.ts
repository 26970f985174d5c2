import type { MainTable } from "../../types";
import { audio } from "./audio";
import { fotoEnVideo } from "./foto-en-video";
import { gaming } from "./gaming";
import { televisiesEnBeamers } from "./televisies-en-beamers";

export const elektronica: MainTable = {
  name: "Elektronica",
  weight: 1.5,
  intro: [
    "Televisies, audio, camera's en spelcomputers van bekende merken, met de prijs van elke winkel naast elkaar.",
    "Filter op wat voor jou telt, zoals schermgrootte of accuduur, en zie meteen waar je het minst betaalt.",
  ],
  about:
    "Elektronica wordt snel goedkoper: een televisie van vorig jaar kost nu vaak een kwart minder dan bij de introductie. Kijk daarom niet alleen naar het nieuwste model, maar ook naar zijn voorganger. In het prijsverloop zie je of een aanbieding echt scherp is of dat de prijs vorige maand nog lager lag.",
  tips: [
    [
      "Reken de verzendkosten mee",
      "Sorteer op totaalprijs. Een winkel die een tientje goedkoper lijkt, is dat na verzendkosten niet altijd.",
    ],
    [
      "Meet eerst de ruimte op",
      "Controleer de breedte van je meubel en de kijkafstand voordat je een groter scherm kiest.",
    ],
  ],
  qa: [
    [
      "Hoelang heb ik garantie op elektronica?",
      "Je mag van de verkoper verwachten dat een apparaat een redelijke tijd meegaat. Bij een televisie is dat langer dan de twee jaar die veel fabrikanten geven.",
    ],
    [
      "Is refurbished een goed idee?",
      "Ja, als de winkel het apparaat heeft nagekeken en garantie geeft. Bij elk aanbod staat of het nieuw, refurbished of gebruikt is.",
    ],
  ],
  reviews: {
    pros: [
      "Mooi beeld",
      "Goed geluid",
      "Eenvoudig in te stellen",
      "Stevig gebouwd",
      "Lange accuduur",
      "Duidelijke menu's",
    ],
    cons: [
      "Korte kabel",
      "Handleiding alleen online",
      "Afstandsbediening voelt licht",
      "App kan beter",
      "Geen oplader in de doos",
    ],
    praise: [
      "Uit de doos gehaald, aangesloten en het werkte meteen.",
      "De kwaliteit is merkbaar beter dan die van mijn vorige.",
      "Voor dit geld vind je niet snel iets beters.",
      "De instellingen wijzen zich vanzelf.",
    ],
    gripes: [
      "Het menu is in het begin even zoeken.",
      "De bijgeleverde kabel had langer gemogen.",
      "Na een update moest ik alles opnieuw instellen.",
    ],
  },
  subs: [televisiesEnBeamers, audio, fotoEnVideo, gaming],
};
