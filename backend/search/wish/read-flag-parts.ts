import { LINKS } from "../analysis/linking";
import { commonest } from "./read-first-part";
import { partOf } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

const placing = /^(?:in|op|aan|van|voor|bij)$/;
const article = /^(?:de|het|een|mijn|m'n|je|jouw)$/;
const WORD = /^[a-z]{3,}$/;

/**
 * Reads a part and where it is as the one word that the kinds have for both: `licht in de trommel` where some have a
 * `Trommelverlichting`.
 */
export function readPlacedParts(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  const { tokens } = reading;
  if (kinds.length === 0) return;
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (!placing.test(tokens[at]?.text ?? "")) continue;
    const place = article.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const [part = "", whole = ""] = [at - 1, place].map((one) => tokens[one]?.text);
    if (![part, whole].every((word) => WORD.test(word) && !isPlainWord(word))) continue;
    if (/^(?:geen|zonder|niet)$/.test(tokens[at - 2]?.text ?? "") || !reading.isFree(at - 1, place + 1)) continue;
    const alike = LINKS.flatMap((link) => sense.lexicon.flags.alike(`${whole}${link}${part}`).yes);
    const best = commonest(alike, kinds, sense);
    if (!best) continue;
    reading.take(at - 1, place + 1);
    reading.add(partOf(best, false, reading.said(at - 1, place + 1), sense));
  }
}

const between = /^(?:je|jouw|uw|mijn|de|het|een|zelf|ook|goed)$/;

/**
 * Reads what a thing does something with as that of which the kinds tell by its name: `die je kopjes opwarmt` where some have
 * a `Kopjesverwarmer`.
 */
export function readDoneWith(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  const { tokens } = reading;
  const { text: word = "" } = tokens[at] ?? {};
  const { text: verb = "" } = tokens[at + 1] ?? {};
  let before = at - 1;
  while (between.test(tokens[before]?.text ?? "")) before--;
  const isClause = /^(?:die|dat)$/.test(tokens[before]?.text ?? "") && /^[a-z]{4,}(?:t|en)$/.test(verb);
  if (kinds.length === 0 || !isClause || !WORD.test(word) || reading.isTaken(at + 1)) return false;
  const named = sense.lexicon.flags.having(word).filter(({ field }) => field.toLowerCase().startsWith(word));
  const best = commonest(named, kinds, sense);
  if (!best) return false;
  reading.take(at, at + 2);
  reading.add(partOf(best, false, reading.said(at, at + 2), sense));
  return true;
}
