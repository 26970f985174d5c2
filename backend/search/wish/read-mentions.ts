import type { WireSort } from "#contract/search";
import type { Preference } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { fold, tokens as wordsOf } from "../analysis/tokens";
import { relatives } from "./language";
import type { ValueSense } from "./lexicon";
import { asPart } from "./part-values";
import { readGradedArea } from "./read-areas";
import { readFixed } from "./read-fixed";
import { readOtherWord, withoutPart } from "./read-other-words";
import { facetField, readGender, readModifier, readValue } from "./read-values";
import { readGradable, readNeed } from "./read-wants";
import type { Reading } from "./reading";
import { isOnlyOther, longestAt, type Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

interface Found {
  preferences: Preference[];
  sort?: WireSort;
}

/** `wollen`: a synonym gives one value of these products, where the everyday word stands for several. */
function isVague(
  { tokens }: Reading,
  { from, to, values: known, others: also = [] }: Mention,
  kinds: readonly string[],
  { facts }: ShopSense,
): boolean {
  const isHad = (one: ValueSense) => kinds.length === 0 || facts.countOf(facetField(one), one.value, kinds) > 0;
  const [values, others] = [known.filter(isHad), also.filter(isHad)];
  const said = tokens
    .slice(from, to)
    .map(({ text }) => normalise(text))
    .join(" ");
  const isSaid = values.some(({ value }) => wordsOf(value).map(normalise).join(" ") === said);
  const isFeature = values.every(({ field }) => field !== "brand" && field !== "color");
  return known.length > 0 && others.length > 1 && others.length >= values.length && isFeature && !isSaid;
}

const forWhom = /^(?:voor|mijn|mn|m'n|onze|ons)$/;
/** `babyfles MAM`, where the shop has a brand that is called as somebody is: not behind `voor`. */
const isBrandHere = ({ tokens }: Reading, { from, values }: Mention): boolean =>
  values.some(({ field }) => field === "brand") && !forWhom.test(tokens[from - 1]?.text ?? "");

/** `hue, niet white`: another word for a colour, which some of these are named with, may be that name. */
function leaveOutNamed(
  { tokens, parts }: Reading,
  { from, to, denied, values }: Mention,
  kinds: readonly string[],
  sense: ShopSense,
) {
  const word = tokens[from]?.text ?? "";
  const isColour = values.some(({ field, value }) => field === "color" && !word.startsWith(fold(value).slice(0, 3)));
  if (denied === undefined || to !== from + 1 || !isColour || sense.shareNamed(word, kinds) === 0) return;
  const { said = word } = parts.at(-1) ?? {};
  parts.push(withoutPart(word, said));
}

/** Reads one mention as the first thing that it can be; returns whether it was anything. */
function readMention(
  reading: Reading,
  mention: Mention,
  kinds: readonly string[],
  found: Found,
  sense: ShopSense,
  isNarrowed: boolean,
): boolean {
  const fixed = readFixed(reading, mention);
  if (fixed) {
    if (fixed.sort) found.sort = fixed.sort;
    return true;
  }
  if (mention.need && readNeed(reading, mention, mention.need, kinds, sense)) return true;
  if (mention.gender !== undefined && !isBrandHere(reading, mention)) {
    if (!isNarrowed) return readGender(reading, mention, kinds, sense);
    reading.take(mention.from, mention.to);
    return true;
  }
  if (isVague(reading, mention, kinds, sense) && readOtherWord(reading, mention, kinds, sense)) return true;
  if (readValue(reading, mention, kinds, sense)) {
    leaveOutNamed(reading, mention, kinds, sense);
    return true;
  }
  const preference = readGradable(reading, mention, kinds, sense);
  if (preference) found.preferences.push(preference);
  const { gradable } = mention;
  if (preference === undefined && gradable && readGradedArea(reading, mention, gradable, kinds, sense)) return true;
  return preference !== undefined || readOtherWord(reading, mention, kinds, sense);
}

/** Other words for values may begin so: `zonder hak`. */
const denies = new Set(["zonder", "geen", "niet"]);

const isNamedSo = ({ tokens }: Reading, { to }: Mention, kinds: readonly string[], sense: ShopSense): boolean =>
  sense.shareNamed(tokens[to - 1]?.text ?? "", kinds) > 0;

/** `brokken voor een hond`: a value that the kinds tell most things apart by names the thing too. */
const isTypeOf = (
  { kinds: own, heads, values, denied }: Mention,
  kinds: readonly string[],
  sense: ShopSense,
): boolean =>
  denied === undefined &&
  own.length + heads.length === 0 &&
  values.some(
    ({ field, value }) => /(?:type|soort)/i.test(field) && sense.facts.countOf(`feature::${field}`, value, kinds) > 0,
  );

const isColour = ({ values }: Mention): boolean => values.some(({ field }) => field === "color");
const article = /^(?:een|de|het)$/;

/** `voor mijn vrouw` and `mijn man`, where products are named for women at most: whom somebody buys for is never searched for. */
function isSomebody({ tokens }: Reading, { from }: Mention): boolean {
  const [before = "", article = "", word = ""] = [-2, -1, 0].map((offset) => tokens[from + offset]?.text ?? "");
  return (
    relatives.has(word) || (OF_ONE.test(word) && (OWNER.test(article) || (before === "voor" && FOR_WHOM.test(article))))
  );
}
const FOR_WHOM = /^(?:mijn|m'n|mn|een|de|zijn|haar|onze)$/;
const OWNER = /^(?:mijn|m'n|mn|onze)$/;
const OF_ONE = /^(?:man|vrouw|dame|heer)$/;

const isKindAt =
  (at: number) =>
  ({ from, kinds, heads }: Mention): boolean =>
    from === at && kinds.length + heads.length > 0;

/** `zwarte lamp met gouden binnenkant`: a colour that a part of the thing has, where the thing has one of its own. */
function isOfPart(reading: Reading, mention: Mention, mentions: readonly Mention[]): boolean {
  const { tokens, isTaken } = reading;
  const { from, to, denied } = mention;
  if (!isColour(mention) || denied !== undefined) return false;
  const before = article.test(tokens[from - 1]?.text ?? "") ? from - 2 : from - 1;
  const next = tokens[to]?.text ?? "";
  const isPart = /^[a-z]{3,}$/.test(next) && !isTaken(to) && !isPlainWord(next);
  if (tokens[before]?.text !== "met" || !isPart || mentions.some(isKindAt(to))) return false;
  return mentions.some((other) => other !== mention && other.denied === undefined && isColour(other));
}

/** Reads what words of a phrase say by themselves, where nothing has taken them. */
function readFree(
  reading: Reading,
  { from, to }: Pick<Mention, "from" | "to">,
  read: (part: Mention) => unknown,
  sense: ShopSense,
): void {
  for (let at = from; at < to; at++) {
    const part = reading.isFree(at, at + 1)
      ? longestAt(reading, at, 1, sense, at === from ? to - from - 1 : undefined)
      : undefined;
    if (part && part.to <= to) read(part);
  }
}

/** Reads what the shop's and the operator's words say: what is wanted, words to search for, and what means nothing here. */
export function readMentions(
  reading: Reading,
  mentions: readonly Mention[],
  kinds: readonly string[],
  isNarrowed: boolean,
  sense: ShopSense,
): { wants: Found; words: string[]; unread: string[]; denied: [from: number, to: number][] } {
  const wants: Found = { preferences: [] };
  const words: string[] = [];
  const unread: string[] = [];
  const denied: [number, number][] = [];
  for (const mention of mentions) {
    if (!reading.isFree(mention.from, mention.to)) {
      if (mention.isHeaded || isTypeOf(mention, kinds, sense)) readValue(reading, mention, kinds, sense);
      // A `nachtcreme` is a cream, and for the night.
      else if (kinds.length > 0 && mention.kinds.length + mention.heads.length > 0)
        readOtherWord(reading, mention, kinds, sense, true);
      // `brokken voor een grote hond`, where the animal belongs to the kind.
      else if (isOnlyOther(mention) && mention.denied === undefined && kinds.length > 0)
        readFree(reading, mention, (part) => readMention(reading, part, kinds, wants, sense, isNarrowed), sense);
      // Only kinds have taken compounds.
      if (mention.modifier && !readModifier(reading, mention, kinds, sense))
        (sense.hasProperty(mention.modifier.word, kinds) ? words : unread).push(mention.modifier.word);
      continue;
    }
    // `rode keukenmachine met rvs kom`, where some tell what their bowl is of.
    const isTold = asPart(reading, mention, kinds, sense) !== mention;
    if (!isTold && isOfPart(reading, mention, mentions)) {
      const to = mention.to + 1;
      unread.push(reading.said(mention.from, to));
      reading.take(mention.from, to);
      continue;
    }
    if (readMention(reading, mention, kinds, wants, sense, isNarrowed)) continue;
    // `met licht` may be no value of the kind, and `licht` one; of `zonder deksels` that is one which it is not to have.
    if (isOnlyOther(mention) && mention.denied === undefined) {
      const isLacking = denies.has(reading.tokens[mention.from]?.text ?? "");
      const rest = isLacking ? { from: mention.from + 1, to: mention.to } : mention;
      const denial = isLacking ? { denied: mention.from } : {};
      readFree(
        reading,
        rest,
        (part) => readMention(reading, { ...part, ...denial }, kinds, wants, sense, isNarrowed),
        sense,
      );
    }
    if (!reading.isFree(mention.from, mention.to)) continue;
    if (mention.denied !== undefined) denied.push([mention.denied, mention.to]);
    else if (mention.gender !== undefined && isSomebody(reading, mention)) {
      unread.push(reading.said(mention.from, mention.to));
      reading.take(mention.from, mention.to);
    } else if (mention.need && kinds.length > 0 && !isNamedSo(reading, mention, kinds, sense)) {
      // For whom it is would narrow what is searched to what happens to say so.
      unread.push(reading.said(mention.from, mention.to));
      reading.take(mention.from, mention.to);
    } else if (isOnlyOther(mention) && denies.has(reading.tokens[mention.from]?.text ?? "")) {
      denied.push([mention.from, mention.to]);
    } else if (mention.meant !== undefined) {
      reading.take(mention.from, mention.to);
      words.push(mention.meant);
    }
  }
  return { wants, words, unread, denied };
}
