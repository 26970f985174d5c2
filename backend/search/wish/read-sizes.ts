import type { WishPart } from "#contract/wish";
import { isCommonUnit } from "../analysis/units";
import { denialBefore } from "./denied-bounds";
import { endings, genderOf } from "./language";
import { isCurrency } from "./money-words";
import { partOf } from "./read-values";
import type { Reading } from "./reading";
import { phraseAt, type Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** What may follow a size that is only said as a number. */
const afterSize = new Set([...endings, "met", "voor", "onder", "van"]);

const SIZE_WORD = /^(?:maat|maatje|mt|size|framemaat|schoenmaat|kledingmaat)$/;

/** The place of a size that is named at this place: `maat 38`, `heren in 44`. */
function sizePlace({ tokens }: Reading, at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text;
  if (SIZE_WORD.test(word)) return next === "." ? at + 2 : at + 1;
  if (word !== "in" || !genderOf.has(tokens[at - 1]?.text ?? "")) return undefined;
  const behind = tokens[at + 2]?.text;
  return behind === undefined || afterSize.has(behind) ? at + 1 : undefined;
}

/** Larger numbers are seldom sizes of what is worn, save those of children, which are this far apart. */
const MOST_SIZE = 60;
const TALLEST_CHILD = 188;
const CHILD_STEP = 6;
const letters = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"];

/** How many tokens join two ends of a range: `-`, `t/m`, `tot en met`. */
function jointAt(tokens: readonly Token[], at: number): number {
  if (/^[-/]$/.test(tokens[at]?.text ?? "")) return 1;
  return phraseAt(tokens, at, UP_TO);
}
const UP_TO = [
  ["t", "/", "m"],
  ["tot", "en", "met"],
];

/** All that may be a size from one to another; undefined where they are no ends of a range. */
function between(low: Token, high: Token, isNamed: boolean): string[] | undefined {
  const [first, last] = [low, high].map(({ text }) => letters.indexOf(text));
  if (first !== undefined && last !== undefined && first >= 0 && last > first) return letters.slice(first, last + 1);
  if (low.number === undefined || high.number === undefined) return undefined;
  const isOfChild = isNamed || high.number - low.number === CHILD_STEP;
  const most = isOfChild ? TALLEST_CHILD : MOST_SIZE;
  if (low.number < LEAST_SIZE || low.number >= high.number || high.number > most) return undefined;
  return Array.from({ length: high.number - low.number + 1 }, (_, further) => String(Number(low.number) + further));
}

/**
 * Reads a range of sizes, `39-42` and `M t/m XL`: the one size that the shop writes so, or those of its own that lie within
 * it. Numbers with a currency or a unit are none.
 */
function readSizeRange(reading: Reading, at: number, sense: ShopSense): boolean {
  const { tokens } = reading;
  const { sizes } = sense.lexicon;
  const joint = jointAt(tokens, at + 1);
  const to = at + joint + 2;
  const [low, high, next] = [tokens[at], tokens[at + joint + 1], tokens[to]];
  if (joint === 0 || !low || !high || !reading.isFree(at, to)) return false;
  const isNamed = SIZE_WORD.test(tokens[at - 1]?.text ?? "");
  const isCounted = isCurrency(tokens, to) || isCommonUnit(next?.text ?? "") || tokens[at - 1]?.text === "€";
  const within = between(low, high, isNamed);
  // A letter by itself, `s - m`, may be anything.
  if (isCounted || !within || (low.number === undefined && !isNamed)) return false;
  const whole = sizes.get(`${low.text}-${high.text}`) ?? sizes.get(`${low.text}/${high.text}`);
  const hasEnds = sizes.has(low.text) && sizes.has(high.text);
  const either = (low.number === undefined || whole === undefined) && hasEnds ? within : [];
  // Some write `S/M`, which either of the two is good for as well.
  const values = [whole ?? [], either.flatMap((size) => sizes.get(size) ?? [])].flat();
  const [first] = values;
  if (first === undefined) return false;
  const from = isNamed ? at - 1 : at;
  reading.take(from, to);
  const label = `maat ${low.text}-${high.text}`;
  const part = partOf({ field: "size", value: first }, false, reading.said(from, to), sense);
  reading.add({ ...part, id: `size:${low.text}-${high.text}`, label, filter: { key: "size", values } });
  return true;
}

/** Reads a size as the shop writes it. */
export function readSizes(reading: Reading, sense: ShopSense): void {
  const { tokens } = reading;
  const { sizes } = sense.lexicon;
  for (let at = 0; at + 1 < tokens.length; at++) {
    if (readSizeRange(reading, at, sense) || readSizeRange(reading, at + 1, sense)) continue;
    const place = reading.isTaken(at) ? undefined : sizePlace(reading, at);
    // `maat 34/34` is read as a code.
    if (place === undefined || reading.isTaken(place)) continue;
    const text = tokens[place]?.text ?? "";
    const own = sizes.get(text) ?? sizes.get(`${text} cm`);
    // `maat 134 of 140`, where there is no 134: the other is as good.
    const others = own === undefined && tokens[place]?.number !== undefined ? sizesBeside(reading, place, sense) : [];
    const value = own ?? others[0];
    if (value === undefined) continue;
    const isDenied = denying.has(tokens[at - 1]?.text ?? "");
    const from = isDenied ? at - 1 : at;
    reading.take(from, place + 1);
    const part = partOf({ field: "size", value }, isDenied, reading.said(from, place + 1), sense);
    reading.add(
      isDenied ? part : withSizes(part, own === undefined ? others : [own, ...sizesBeside(reading, place, sense)]),
    );
  }
}

const denying = new Set(["niet", "geen"]);
const LETTER_SIZE = /^(?:x{0,4}[sl]|m|\dxl)$/;
const LEAST_SIZE = 15;
/** Smaller numbers in words count something. */
const LEAST_SPELLED = 30;
const sizeNames: ReadonlyMap<string, string> = new Map([
  ["small", "s"],
  ["medium", "m"],
  ["large", "l"],
]);

const isWantedSize = ({ kind, filter }: WishPart): boolean => kind === "size" && !filter?.values?.[0]?.startsWith("!");

/** `sneakers geen 38`, `niet in 38` */
function readRefusedSize(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  value: string,
  sense: ShopSense,
): boolean {
  const denial = denialBefore(reading.tokens, from);
  if (denial === undefined || !reading.isFree(denial, to)) return false;
  reading.take(denial, to);
  reading.add(partOf({ field: "size", value }, true, reading.said(denial, to), sense));
  return true;
}

/** Reads a size that is said without a word for it, where products of the kinds have it: `jas heren XL`, `sneakers 43`. */
export function readBareSize(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  if (kinds.length === 0 || reading.parts.some(isWantedSize)) return;
  for (const { token, at } of reading.left()) {
    const { text: typed, number = 0, isSpelled } = token;
    const isExtra = reading.tokens[at - 1]?.text === "extra" && reading.isFree(at - 1, at);
    const named = sizeNames.get(typed);
    // `heren, drieënveertig`
    const said = isSpelled && number >= LEAST_SPELLED ? String(number) : typed;
    const text = named === undefined ? said : isExtra ? `x${named}` : named;
    if (!LETTER_SIZE.test(text) && (said === typed ? isSpelled || number < LEAST_SIZE : false)) continue;
    // `43 landen` counts something.
    const next = reading.tokens[at + 1]?.text ?? "";
    if (/^[a-z]{3,}(?:en|s)$/.test(next) && !reading.isTaken(at + 1) && !isPlainWord(next)) continue;
    const value = sense.lexicon.sizes.get(text) ?? sense.lexicon.sizes.get(`${text} cm`);
    if (value === undefined || sense.facts.countOf("size", value, kinds) === 0) continue;
    const from = named !== undefined && isExtra ? at - 1 : at;
    if (readRefusedSize(reading, [from, at + 1], value, sense)) continue;
    reading.take(from, at + 1);
    const part = partOf({ field: "size", value }, false, reading.said(from, at + 1), sense);
    reading.add(withSizes(part, [value, ...sizesBeside(reading, at, sense)]));
    return;
  }
}

/** Any of several sizes. */
const withSizes = (part: WishPart, values: readonly string[]): WishPart =>
  values.length === 1
    ? part
    : {
        ...part,
        id: `size:${values.join()}`,
        label: `maat ${values.join(" of ")}`,
        filter: { key: "size", values: [...values] },
      };

/** The sizes that are as good: `122 of 128`, whichever of them there are. */
function sizesBeside(reading: Reading, at: number, { lexicon }: ShopSense): string[] {
  const { tokens } = reading;
  return [1, -1].flatMap((step) => {
    const found: string[] = [];
    for (let place = at + step; /^(?:of|en|\/)$/.test(tokens[place]?.text ?? ""); place += 2 * step) {
      const text = tokens[place + step]?.text ?? "";
      const value = lexicon.sizes.get(text) ?? lexicon.sizes.get(`${text} cm`);
      if (value === undefined || reading.isTaken(place + step)) break;
      reading.take(Math.min(place, place + step), Math.max(place, place + step) + 1);
      found.push(value);
    }
    return found;
  });
}
