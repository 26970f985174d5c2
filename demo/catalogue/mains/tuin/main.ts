import type { MainTable } from "../../types";
import { gereedschap } from "./gereedschap";
import { tuinmachinesEnPotten } from "./tuinmachines-en-potten";
import { tuinmeubelenEnBarbecues } from "./tuinmeubelen-en-barbecues";

export const tuin: MainTable = {
  name: "Tuin & klussen",
  weight: 1,
  intro: [
    "Gereedschap, tuinmeubelen, barbecues en potten voor huis, balkon en tuin.",
    "Vergelijk vermogen, accusysteem en materiaal, en zie wat bezorgen kost.",
  ],
  about:
    "Kies bij accugereedschap één systeem en blijf daarbij: dan gebruik je dezelfde accu in je boor, je heggenschaar en je bladblazer. Voor tuinmeubelen telt vooral hoeveel onderhoud je wilt doen. Hardhout vraagt olie, aluminium alleen een doek.",
  tips: [
    ["Let op met of zonder accu", "Een machine met de vermelding 'body' komt zonder accu en lader."],
    ["Koop buiten het seizoen", "Maaiers en barbecues zijn na augustus vaak flink goedkoper."],
  ],
  qa: [
    [
      "Welke accuspanning heb ik nodig?",
      "Voor klussen in huis is 12 volt licht en genoeg, voor beton en de tuin kies je 18 volt.",
    ],
    ["Hoe overwinteren tuinmeubelen?", "Schoon, droog en onder een ademende hoes. Kussens gaan naar binnen."],
  ],
  reviews: {
    pros: ["Krachtig", "Lange accuduur", "Ligt goed in de hand", "Weerbestendig", "Snel in elkaar", "Nette afwerking"],
    cons: [
      "Koffer is krap",
      "Zonder accu geleverd",
      "Vrij luid",
      "Handleiding met alleen plaatjes",
      "Schroeven waren net genoeg",
    ],
    praise: [
      "Hiermee was de klus in een middag gedaan.",
      "Staat al een winter buiten en ziet er nog goed uit.",
      "Meer kracht dan ik voor deze prijs verwachtte.",
      "Ook voor iemand die niet vaak klust goed te doen.",
    ],
    gripes: [
      "Laden duurt langer dan opgegeven.",
      "Een van de bouten paste niet goed.",
      "Hij is aan de zware kant als je boven je hoofd werkt.",
    ],
  },
  subs: [gereedschap, tuinmachinesEnPotten, tuinmeubelenEnBarbecues],
};
