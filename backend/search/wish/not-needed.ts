import { endings } from "./language";
import { featuresMeant } from "./read-other-words";
import { Reading } from "./reading";
import { isFlagValue } from "./refused-members";
import { longestAt, type Mention } from "./scan";
import type { Sentence, Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

const adverb = /^(?:ook|echt|per|se|toch|eigenlijk|van|voor|mij|me|ons|zo|meer|beslist|direct|dan)$/;
const goingOn = new Set(["en", "maar", "dus", "wel", "want"]);
const LONGEST = 4;

const isOver = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at]?.text;
  return next === undefined || endings.has(next) || goingOn.has(next);
};

const skipped = (tokens: readonly Token[], at: number): number => {
  let place = at;
  while (adverb.test(tokens[place]?.text ?? "")) place++;
  return place;
};

/** Where the words end that say of what stands before them that it need not be: `hoeft niet per se`, `is niet nodig`. */
function unneededAt(tokens: readonly Token[], at: number): { to: number; isVerb: boolean } | undefined {
  const { text: verb = "" } = tokens[at] ?? {};
  const isVerb = /^(?:hoeft|hoeven|hoef)$/.test(verb);
  const isHad = /^(?:heb|heeft|hebben)$/.test(verb) && /^(?:ik|hij|ze|zij|we|wij)$/.test(tokens[at + 1]?.text ?? "");
  if (!isVerb && !isHad && !/^(?:is|zijn)$/.test(verb)) return undefined;
  const place = skipped(tokens, at + 1 + Number(isHad));
  if (tokens[place]?.text === "geen" && /^(?:must|vereiste|eis)$/.test(tokens[place + 1]?.text ?? ""))
    return { to: place + 2, isVerb: false };
  if (tokens[place]?.text !== "niet") return undefined;
  const to = skipped(tokens, place + 1);
  if (isVerb)
    return {
      to: tokens[to]?.text === "te" && /^(?:zijn|hebben)$/.test(tokens[to + 1]?.text ?? "") ? to + 2 : to,
      isVerb,
    };
  return /^(?:nodig|noodzakelijk|vereist|verplicht)$/.test(tokens[to]?.text ?? "") ? { to: to + 1, isVerb } : undefined;
}

/** What a thing is of, whose it is or which colour it has: that it need not be so says that it is not wanted. */
const isChoice = ({ values }: Mention): boolean => values.length > 0 && !values.some(({ value }) => isFlagValue(value));
const isThing = ({ kinds, heads, values }: Mention): boolean => kinds.length + heads.length > 0 && values.length === 0;

/** The thing that ends at a place; undefined where it is what is sought itself, or is refused by such words. */
function thingBefore(reading: Reading, to: number, sense: ShopSense): number | undefined {
  const { tokens } = reading;
  const word = tokens[to - 1]?.text ?? "";
  if (to < 1 || !/^[a-z]/.test(word)) return undefined;
  for (let length = LONGEST; length > 0; length--) {
    const from = to - length;
    const found = from < 0 ? undefined : longestAt(reading, from, 1, sense);
    if (!found || found.to !== to) continue;
    if (isChoice(found) || found.gradable || found.gender || found.fixed) return undefined;
    return isThing(found) && !isSoughtBefore(reading, from, sense) ? undefined : from;
  }
  return /^[a-z]{4,}$/.test(word) && !isPlainWord(word) ? to - 1 : undefined;
}

/** Whether another thing is named before a place, which is what is sought. */
function isSoughtBefore(reading: Reading, at: number, sense: ShopSense): boolean {
  for (let place = 0; place < at; place++) {
    const found = longestAt(reading, place, 1, sense);
    if (found && found.to <= at && found.kinds.length + found.heads.length > 0) return true;
  }
  return false;
}

/** What stands behind the words and is what need not be: `hoes hoeft niet afneembaar`. */
function thingBehind(reading: Reading, at: number, sense: ShopSense): number | undefined {
  const { tokens } = reading;
  const found = longestAt(reading, at, 1, sense);
  if (found && (isChoice(found) || found.gradable || found.fixed || found.gender || isThing(found))) return undefined;
  const word = tokens[at]?.text ?? "";
  const end = found?.to ?? (/^[a-z]{4,}$/.test(word) && !isPlainWord(word) ? at + 1 : undefined);
  if (end === undefined) return undefined;
  const to = tokens[end]?.text === "te" ? end + 2 : end;
  return isOver(tokens, to) ? to : undefined;
}

/**
 * Leaves out what need not be, so that it is neither demanded nor refused: `met app, timer hoeft niet`. A maker and a colour
 * that need not be are not wanted.
 */
export function withoutUnneeded(sentence: Sentence, sense: ShopSense): Sentence {
  const { tokens } = sentence;
  if (!tokens.some(({ text }) => text === "niet" || text === "geen")) return sentence;
  const reading = new Reading(sentence);
  for (let at = 1; at < tokens.length; at++) {
    const said = unneededAt(tokens, at);
    if (!said) continue;
    const behind = isOver(tokens, said.to) ? said.to : said.isVerb ? thingBehind(reading, said.to, sense) : undefined;
    if (behind === undefined) continue;
    let from = thingBefore(reading, at, sense);
    if (from === undefined && behind === said.to) continue;
    while (from !== undefined && /^(?:en|of)$/.test(tokens[from - 1]?.text ?? "")) {
      const other = thingBefore(reading, from - 1, sense);
      if (other === undefined) break;
      from = other;
    }
    // `leren voering hoeft niet`: what a part is of goes with the part.
    if (from !== undefined && featuresMeant(tokens[from - 1]?.text ?? "", sense).length > 0) from--;
    const begin = from ?? at;
    // Said alone it is an answer to what was asked.
    if (tokens.every((_, place) => (place >= begin && place < behind) || reading.isTaken(place))) continue;
    reading.take(begin, behind);
  }
  return { ...sentence, tokens: tokens.filter((_, at) => !reading.isTaken(at) || tokens[at]?.isName) };
}
