import type { MainTable } from "../../types";
import { fietsen } from "./fietsen";
import { fitnessEnBalsport } from "./fitness-en-balsport";
import { kamperenEnWandelen } from "./kamperen-en-wandelen";

export const sport: MainTable = {
  name: "Sport & fietsen",
  weight: 1.1,
  intro: [
    "Fietsen, fitness, kamperen en balsport, van eerste kennismaking tot wekelijkse training.",
    "Vergelijk maat, gewicht en prijs en zie welke winkel uit voorraad levert.",
  ],
  about:
    "Goed materiaal hoeft niet het duurste te zijn, maar moet wel bij je niveau passen. Een fiets die een maat te groot is of een tent die net te klein is, blijft in de schuur staan. Kijk daarom eerst naar maatvoering en gewicht en dan pas naar extra's.",
  tips: [
    ["Koop voor nu, niet voor ooit", "Met een eenvoudige set gewichten begin je vandaag. Uitbreiden kan altijd."],
    [
      "Let op het seizoen",
      "Tenten en fietsen zijn in het najaar vaak het scherpst geprijsd. Het prijsverloop laat dat zien.",
    ],
  ],
  qa: [
    [
      "Welke framemaat heb ik nodig?",
      "Meet je binnenbeenlengte in centimeters en vermenigvuldig met 0,66 voor een stadsfiets. Bij twijfel kies je de kleinere maat.",
    ],
    [
      "Wordt een fiets rijklaar bezorgd?",
      "Vaak voor 95 procent: je zet stuur en pedalen zelf recht. Lees bij de winkel wat er gebeurt.",
    ],
  ],
  reviews: {
    pros: ["Licht", "Stevig", "Goede pasvorm", "Snel op te bergen", "Fijne grip", "Rijdt soepel"],
    cons: [
      "Montage kost tijd",
      "Zadel is hard",
      "Pomp niet meegeleverd",
      "Rook in het begin naar rubber",
      "Tas is krap",
    ],
    praise: [
      "Ik gebruik hem drie keer per week en hij blijft goed.",
      "Na een regenachtig weekend nog helemaal droog.",
      "Voelt degelijk en doet wat er beloofd wordt.",
      "Een echte vooruitgang na mijn oude exemplaar.",
    ],
    gripes: [
      "De handleiding liet een stap over het hoofd zien.",
      "Hij is iets zwaarder dan opgegeven.",
      "De bijgeleverde tas scheurde na een maand.",
    ],
  },
  subs: [fietsen, fitnessEnBalsport, kamperenEnWandelen],
};
