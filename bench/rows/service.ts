import type { Dialogue } from "../assistant/dialogue";
import { filled } from "./words";

/** What is asked of the shop about something that was bought or will be. */
const SERVICE = [
  "kan ik mijn {k} terugsturen?",
  "mijn {k} is kapot",
  "ik wil mijn {k} retourneren",
  "hoe lang heb ik garantie op een {k}?",
  "kan ik een {k} ruilen?",
  "kan ik een {k} achteraf betalen?",
  "mijn {k} is beschadigd aangekomen",
  "hoe stuur ik een {k} terug?",
  "wat als mijn {k} niet bevalt?",
  "krijg ik mijn geld terug als ik de {k} terugstuur?",
] as const;

export const served = (name: string): Dialogue[] =>
  SERVICE.map((form) => ({
    class: "the shop's service",
    turns: [{ say: filled(form, { k: name }), expect: { quotes: "support policy guide" } }],
  }));
