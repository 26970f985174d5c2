import type { MainTable } from "../../types";
import { keramiekEnHout } from "./keramiek-en-hout";
import { sieraden } from "./sieraden";
import { uitDeStreek } from "./uit-de-streek";

export const handgemaakt: MainTable = {
  name: "Handgemaakt & lokaal",
  marketplaceOnly: true,
  weight: 0.4,
  intro: [
    "Keramiek, sieraden en lekkers van makers uit de buurt.",
    "Je koopt rechtstreeks bij de maker; wat je ziet, is vaak in kleine oplage gemaakt.",
  ],
  about:
    "Handwerk is nooit precies gelijk: een glazuur loopt anders, een houtnerf verspringt. Veel makers werken op bestelling, dus let op de levertijd en vraag gerust naar een andere maat of kleur.",
  tips: [
    ["Bestel cadeaus op tijd", "Een maker in zijn eentje heeft soms twee weken nodig."],
    ["Lees de verzorging", "Ongeglazuurd aardewerk en geolied hout zet je liever niet in de vaatwasser."],
  ],
  qa: [
    [
      "Kan ik maatwerk terugsturen?",
      "Wat speciaal voor jou is gemaakt, valt buiten de bedenktijd. Werk uit voorraad niet.",
    ],
    ["Wie is de verkoper?", "De maker zelf. Naam, adres en inschrijfnummer staan op de winkelpagina."],
  ],
  reviews: {
    pros: ["Uniek", "Met zorg verpakt", "Mooi afgewerkt", "Lief kaartje erbij", "Prachtige kleur"],
    cons: ["Lange levertijd", "Wijkt iets af van de foto", "Kwetsbaar", "Kleiner dan gedacht"],
    praise: [
      "Nog mooier dan op de foto.",
      "Je ziet dat het met aandacht gemaakt is.",
      "Een cadeau dat echt gewaardeerd werd.",
    ],
    gripes: ["Ik moest er wat langer op wachten.", "De kleur is net iets lichter."],
  },
  subs: [keramiekEnHout, sieraden, uitDeStreek],
};
