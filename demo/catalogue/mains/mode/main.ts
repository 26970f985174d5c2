import type { MainTable } from "../../types";
import { dameskleding } from "./dameskleding";
import { herenkleding } from "./herenkleding";
import { kinderkleding } from "./kinderkleding";
import { tassenEnHorloges } from "./tassen-en-horloges";

export const mode: MainTable = {
  name: "Mode",
  weight: 1.6,
  intro: [
    "Jurken, jassen, broeken en tassen voor dames, heren en kinderen.",
    "Kies je maat en kleur, en zie in één lijst welke winkels hem nog hebben.",
  ],
  about:
    "Kleding valt per merk anders. Lees daarom de beoordelingen voor de pasvorm en meet een kledingstuk op dat je graag draagt. Katoen en linnen dragen koel, wol houdt warm en stoffen met een beetje elastaan rekken mee.",
  tips: [
    ["Let op de retourtermijn", "De ene winkel geeft 14 dagen, de andere 60, en retourneren is niet overal gratis."],
    ["Was binnenstebuiten", "Kleur en print blijven langer mooi, zeker op 30 graden."],
  ],
  qa: [
    [
      "Welke maat moet ik kiezen?",
      "Meet borst, taille en heup en vergelijk met de maattabel van het merk. Zit je ertussenin, neem dan de grotere maat.",
    ],
    [
      "Mag ik kleding passen en terugsturen?",
      "Ja. Passen zoals in een winkel mag; laat het kaartje eraan zitten en gebruik de oorspronkelijke verpakking.",
    ],
  ],
  reviews: {
    pros: ["Mooie pasvorm", "Zachte stof", "Kleur als op de foto", "Kreukt weinig", "Goed afgewerkt"],
    cons: ["Valt klein", "Valt groot", "Stof is dun", "Kleur gaf af bij de eerste was", "Mouwen zijn wat kort"],
    praise: [
      "Zit heerlijk en staat ook nog netjes.",
      "De stof voelt goed en kriebelt niet.",
      "Ik heb hem meteen in een tweede kleur besteld.",
      "Na vijf keer wassen nog als nieuw.",
    ],
    gripes: [
      "Ik moest hem een maat groter ruilen.",
      "De stof is dunner dan verwacht.",
      "Een losse draad bij de zoom, verder prima.",
    ],
  },
  subs: [dameskleding, herenkleding, kinderkleding, tassenEnHorloges],
};
