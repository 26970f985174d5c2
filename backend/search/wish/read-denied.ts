import { quantityValue } from "#contract/filter-values";
import { phraseKey } from "./data-lines";
import { endings } from "./language";
import type { ValueSense } from "./lexicon";
import { commonest, readFirstPart } from "./read-first-part";
import { readUnmetWord } from "./read-other-words";
import { readRefusedNumber } from "./read-refused-number";
import { partOf, readNearValue } from "./read-values";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";
import { MODEL, variantWords } from "./variant-words";

const lacking = new Set(["zonder", "geen"]);
const next = new Set(["of", "noch"]);

/** Reads what is to be without something as none of it, where the kinds count it and some have none: `Elastaan: 0%`. */
function readNone(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const word = reading.tokens[to - 1]?.text ?? "";
  if (word.length < SHORTEST_COUNTED) return false;
  const among = sense.measured(kinds).filter(({ min }) => min === 0);
  const names = [word, ...(sense.measures.entries.get(phraseKey(word))?.features ?? [])];
  const [found] = names.flatMap((name) => measuredAs(name, among) ?? []);
  const value = found && quantityValue({ from: 0, to: 0, unit: found.unit });
  if (!found || value === undefined) return false;
  const key = sense.lexicon.filterName(found.feature);
  const said = reading.said(from, to);
  reading.add({
    id: `feature:${key}`,
    kind: "quantity",
    said,
    label: said.toLowerCase(),
    hard: true,
    filter: { key, values: [value] },
  });
  return true;
}
const SHORTEST_COUNTED = 5;

/** Reads what is to be without something as what the kinds say of that: `zonder graan` where some are `graanvrij`. */
function readWithout(reading: Reading, from: number, to: number, kinds: readonly string[], sense: ShopSense): boolean {
  const word = reading.tokens[to - 1]?.text ?? "";
  const { lexicon } = sense;
  const own = [...lexicon.flags.without(word), ...lexicon.valuesDenying(word)];
  const behind = reading.tokens.slice(from + 1, to).flatMap(({ text }) => (text === "-" ? [] : text));
  const best =
    commonest(own, kinds, sense) ??
    commonest(lexicon.flags.alike(word).no, kinds, sense) ??
    (behind.length > 1 ? partlyLacking(behind, kinds, sense) : undefined);
  if (!best) return readNone(reading, [from, to], kinds, sense);
  reading.add(partOf(best, false, reading.said(from, to), sense));
  return true;
}

const having = new Set(["met", "inclusief", "incl", "plus"]);

/** Reads what is to be with something as what the kinds say of that: `met dweil` where some have a `dweilfunctie`. */
export function readWith(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0 || !having.has(reading.tokens[at - 1]?.text ?? "")) return false;
  const word = reading.tokens[at]?.text ?? "";
  const best = commonest(sense.lexicon.flags.having(word), kinds, sense);
  // `met voering` where some say `Voering: geen`.
  const lacking = best ? undefined : commonest(sense.lexicon.flags.lacking(word), kinds, sense);
  const found = best ?? lacking;
  if (!found) return false;
  reading.take(at, at + 1);
  const said = reading.said(at - 1, at + 1);
  reading.add({ ...partOf(found, lacking !== undefined, said, sense), ...(lacking && { label: said.toLowerCase() }) });
  return true;
}

const MOST_WORDS = 3;
const taking = /^(?:via|met|door|over|laadt|laden|oplaadt|opladen|oplaad)$/;

/** What only some lack, while the others tell how they have it: `Laden via usb-c: Nee` beside `65 watt`. */
function partlyLacking(words: readonly string[], kinds: readonly string[], sense: ShopSense): ValueSense | undefined {
  const all = sense.lexicon.flags.endingIn(words);
  const some = all.filter(({ yes }) => commonest(yes, kinds, sense) === undefined);
  return commonest(
    some.flatMap(({ no }) => no),
    kinds,
    sense,
  );
}

/** Reads how something is done as that of which the kinds say which lack it: `opladen via usb-c`. */
export function readLackedBySome(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0 || lacking.has(reading.tokens[at - 1]?.text ?? "")) return false;
  const texts: string[] = [];
  for (let to = at; to < reading.tokens.length && texts.length < MOST_WORDS && !reading.isTaken(to); to++) {
    const { text } = reading.tokens[to] ?? { text: "" };
    if (text !== "-") texts.push(text);
    const isWhole = texts.length > 1 || text.length > MOST_WORDS + 1;
    const best = isWhole && partlyLacking(texts, kinds, sense);
    if (!best) continue;
    let from = at;
    while (taking.test(reading.tokens[from - 1]?.text ?? "") && reading.isFree(from - 1, from)) from--;
    reading.take(from, to + 1);
    const said = reading.said(from, to + 1);
    reading.add({ ...partOf(best, true, said, sense), label: said.toLowerCase() });
    return true;
  }
  return false;
}

/** Reads a participle as what the kinds say of it: `gevoerd` where some have no `Voering`. */
export function readDone(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  const [, stem] = /^ge([a-z]{3,})[dt]e?$/.exec(reading.tokens[at]?.text ?? "") ?? [];
  if (kinds.length === 0 || stem === undefined || lacking.has(reading.tokens[at - 1]?.text ?? "")) return false;
  const has = commonest(sense.lexicon.flags.having(`${stem}ing`), kinds, sense);
  const none = has ? undefined : commonest(sense.lexicon.flags.lacking(`${stem}ing`), kinds, sense);
  const found = has ?? none;
  if (!found) return false;
  reading.take(at, at + 1);
  const said = reading.said(at, at + 1);
  reading.add({ ...partOf(found, none !== undefined, said, sense), label: said.toLowerCase() });
  return true;
}

/** Reads a compound as what the kinds call by another word for its end: `kijkraam` where some have a `Kijkvenster`. */
export function readAlike(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0) return false;
  const best = commonest(sense.lexicon.flags.alike(reading.tokens[at]?.text ?? "").yes, kinds, sense);
  if (!best) return false;
  reading.take(at, at + 1);
  reading.add(partOf(best, false, reading.said(at, at + 1), sense));
  return true;
}

/** Reads a verb as what the kinds say that can be done: `aan elkaar koppelen` where some have a `Stereokoppeling`. */
export function readDoing(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0 || /^(?:niet|geen|nooit)$/.test(reading.tokens[at - 1]?.text ?? "")) return false;
  const best = commonest(sense.lexicon.flags.doing(reading.tokens[at]?.text ?? ""), kinds, sense);
  if (!best) return false;
  reading.take(at, at + 1);
  reading.add(partOf(best, false, reading.said(at, at + 1), sense));
  return true;
}

/** The word for what is without something, when products of the kinds are named with it: `glutenvrij`. */
const wordWithout = (word: string, kinds: readonly string[], sense: ShopSense): string | undefined =>
  ["vrij", "loos"].map((end) => `${word}${end}`).find((free) => sense.shareNamed(free, kinds) > 0);

/** `niet de 7000`, `geen 2.0`, `geen 8a` */
const NUMBER = /^\d[\d.,]*[a-z]{0,3}$/;

/** `niet de se`, `niet de max`: two letters, or a variant, behind an article are a name. */
function isShortName({ tokens }: Reading, at: number): boolean {
  const [article = "", word = ""] = [tokens[at - 1]?.text, tokens[at]?.text];
  return /^(?:de|het)$/.test(article) && (/^[a-z]{2}$/.test(word) || variantWords.has(word));
}

/** Where a name with a number behind it ends: `niet de go 3`. */
function endOfName(reading: Reading, to: number): number {
  const { number, isSpelled } = reading.tokens[to] ?? {};
  const isNumber = number !== undefined && !isSpelled && reading.isFree(to, to + 1);
  const isLast = endings.has(reading.tokens[to + 1]?.text ?? ",");
  return isNumber && isLast && /^[a-z]/.test(reading.tokens[to - 1]?.text ?? "") ? to + 1 : to;
}

/** Leaves out what products of the kinds are named with, or say of themselves: `knuffel maar geen beer`. */
function leaveOut(reading: Reading, from: number, to: number, kinds: readonly string[], sense: ShopSense): boolean {
  const word = reading.tokens[to - 1]?.text ?? "";
  const isPart = reading.tokens[to - 2]?.text === "-";
  const isName = /^[a-z]{3,}$/.test(word) || MODEL.test(word) || NUMBER.test(word) || isShortName(reading, to - 1);
  const isPlain = isPlainWord(word) && !isShortName(reading, to - 1);
  if (isPart || !isName || isPlain || !sense.hasProperty(word, kinds)) return false;
  reading.add({
    id: `without:${word}`,
    kind: "value",
    said: reading.said(from, to),
    label: `${lacking.has(reading.tokens[from]?.text ?? "") ? reading.tokens[from]?.text : "geen"} ${word}`,
    hard: true,
    filter: { key: "without", values: [word] },
  });
  return true;
}

/** Takes words that are not wanted, which must not be searched for: returns what to search for instead, and what means nothing. */
export function readDenied(
  reading: Reading,
  places: readonly (readonly [from: number, to: number])[],
  kinds: readonly string[],
  sense: ShopSense,
): { words: string[]; leftovers: string[] } {
  const words: string[] = [];
  const leftovers: string[] = [];
  let isDenied = false;
  for (const [from, to] of places) {
    if (!reading.isFree(from, to)) continue;
    reading.take(from, to);
    const before = reading.tokens[from]?.text ?? "";
    // `zonder plus of ultra`
    isDenied = lacking.has(before) || (isDenied && next.has(before));
    const isLacking = kinds.length > 0 && isDenied;
    if (isLacking && readWithout(reading, from, to, kinds, sense)) continue;
    if (readRefusedNumber(reading, [from, to], kinds, sense)) continue;
    if (readNearValue(reading, to - 1, kinds, sense, from)) continue;
    if (readFirstPart(reading, [from, to], true, kinds, sense)) continue;
    const end = endOfName(reading, to);
    if (end > to) {
      reading.take(to, end);
      leftovers.push(reading.said(from, end));
      continue;
    }
    const free = isLacking ? wordWithout(reading.tokens[to - 1]?.text ?? "", kinds, sense) : undefined;
    if (free !== undefined) words.push(free);
    else if (readUnmetWord(reading, [from, to], true, kinds, sense)) continue;
    else if (!leaveOut(reading, from, to, kinds, sense)) {
      const said = reading.said(from, to);
      // `kardemom liever niet`: refused behind its name.
      leftovers.push(to === from + 1 ? `geen ${said}` : said);
    }
  }
  return { words, leftovers };
}
