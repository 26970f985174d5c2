import type { WishKind } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { isStopWord } from "../analysis/stop-words";
import { colourNamed } from "./colour-words";
import { compoundSubject } from "./compound-subject";
import { phraseWord } from "./data-lines";
import { kindsForOthers } from "./kinds-for-others";
import { endings } from "./language";
import { isClosingVerb, isRefused } from "./no-nouns";
import { kindsOfKeys, type Visitor } from "./read-kinds";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { isSmallWord } from "./small-words";
import { isVerbForm } from "./verb-forms";

/** Nouns that are tried: what is sought stands in front. */
const MOST_NOUNS = 3;
const SHORTEST_MODIFIER = 3;
const SHORTEST_HEAD = 4;

/** What a sentence is about, when that is no category by its name. */
interface Subject {
  kinds: readonly string[];
  /** Place of the noun. */
  at: number;
  /** The end of a compound that products are named with, and what stands before it: `bank` and `hoek`. */
  parts?: { head: string; modifier: string };
}

type Span = Pick<Mention, "from" | "to">;

interface Noun {
  token: Token;
  at: number;
}

/** Words that nothing has read and that may be nouns; `read` is what is read of numbers and phrases. */
const nounsOf = (reading: Reading, read: readonly Span[]): Noun[] =>
  reading
    .left()
    .filter(({ token: { text }, at }) => {
      const isRead = read.some(({ from, to }) => at >= from && at < to);
      return (
        /^[a-z]{2}/.test(text) &&
        !isStopWord(text) &&
        !isSmallWord(text) &&
        !isVerbForm(text) &&
        !isRead &&
        !ADJECTIVE.test(text) &&
        colourNamed(text) === undefined &&
        !isClosingVerb(reading, at) &&
        !isRefused(reading, at)
      );
    })
    .slice(0, MOST_NOUNS);

/** `biologische`: what stands behind it is the noun. */
const ADJECTIVE = /.{3}(?:ische|lijke|bare|zame|loze)$/;

const isNounOf = (word: string, sense: ShopSense): boolean =>
  !/e$/.test(word) && (sense.isDutch(word) || sense.isCompound(word));

const SHORTEST_UNSOLD = 4;
/** What more slips lie between is another word: a `babyfoon` is no `telefoon`. */
const TWO_SLIPS = 2;
const maySlip = (word: string, { corrections }: ShopSense): boolean =>
  corrections(word, 1).some(({ cost }) => cost < TWO_SLIPS);

/** Whether it is a common Dutch noun that nothing in the shop is named with. */
const isUnsoldDutch = (word: string, sense: ShopSense): boolean =>
  word.length >= SHORTEST_UNSOLD && sense.isDutch(word) && sense.shareNamed(word, []) === 0;

/**
 * The first unread words that the shop names products with tell what kind of thing is meant, though no category does; or
 * the end of it, when the shop has its beginning but not the whole: `hoekbank` where there are `banken`.
 */
async function impliedSubject(reading: Reading, read: readonly Span[], sense: ShopSense): Promise<Subject | undefined> {
  const nouns = nounsOf(reading, read);
  let subject: Subject | undefined;
  /** Place of a Dutch noun in front that no kind is named with. */
  let thing: number | undefined;
  for (const { token, at } of nouns) {
    // Of words that follow each other the last is the noun: `bluetooth speaker`.
    if (subject && at !== subject.at + 1) break;
    // `gereedschapskoffer leeg`
    if (subject && sense.otherWords.entries.has(phraseWord(token.text))) break;
    const kinds = await sense.kindsNamed(token.text);
    // `nette broek`, where only shoes are called `nette`.
    if (subject && kinds.length === 0 && isUnsoldDutch(token.text, sense)) {
      // `vaatwasser inbouw`
      if (isNounOf(reading.tokens[subject.at]?.text ?? "", sense)) break;
      return undefined;
    }
    // `oplader iphone` where none is for it.
    if (subject && kinds.length > 0 && (await isName(reading, subject.at, token.text, sense))) break;
    if (kinds.length > 0) subject = { kinds, at };
    else if (isNounOf(token.text, sense)) thing = at;
  }
  if (subject && thing !== undefined && thing < subject.at) {
    const { text = "" } = reading.tokens[thing] ?? {};
    // `oplader iphone` is not about telephones, but `strand handdoek` is about towels.
    const isOfThing = thing === subject.at - 1 && !sense.isDutch(reading.tokens[subject.at]?.text ?? "");
    if (isOfThing) return sense.shareNamed(text, []) > 0 ? { kinds: [], at: thing } : undefined;
    // `bank 3 zits grijs stof`, where no sofas are sold.
    if (thing < subject.at - 1 && isUnsoldDutch(text, sense)) return undefined;
  }
  if (subject && !isToldOf(reading, nouns, subject.at, sense)) return subject;
  for (const { token, at } of subject ? nouns.slice(0, 1) : nouns) {
    const found = await compoundSubject(token.text, sense);
    if (found) return { ...found, at };
  }
  return undefined;
}

/** Whether a word behind a Dutch noun is the name of another thing, and nothing is both. */
async function isName({ tokens }: Reading, at: number, word: string, sense: ShopSense): Promise<boolean> {
  const { text = "" } = tokens[at] ?? {};
  return (
    sense.isDutch(text) && !sense.isDutch(word) && !sense.isCompound(word) && !(await sense.anyWith([text, word], {}))
  );
}

/**
 * Whether a word only says where a thing goes, what it fits or who makes it, and the thing itself stands in front and is
 * not sold: `schilderij voor boven de bank`.
 */
function isToldOf(reading: Reading, nouns: readonly Noun[], at: number, sense: ShopSense): boolean {
  const [first] = nouns;
  if (!first || first.at >= at) return false;
  const { text } = first.token;
  const between = reading.tokens.slice(first.at + 1, at);
  const joint = between.findIndex((token) => belonging.has(token.text));
  if (joint < 0 || between.slice(0, joint).some((token) => endings.has(token.text))) return false;
  if (belonging.has(reading.tokens[first.at - 1]?.text ?? "")) return false;
  const isWord = text.length >= SHORTEST_UNSOLD && /^[a-z]+$/.test(text);
  return isWord && !sense.hasWord(text, []) && (sense.isDutch(text) || !maySlip(text, sense));
}

/** What a new subject is asked for with: `een goedkope gitaar`, `ik zoek gitaren`. */
const introducing = new Set("een zoek zoeken wil willen heb hebben hebt doe geef toon liever naar".split(" "));
/** After these a word says what something has or is for. */
const belonging = new Set("met zonder van voor in op aan bij tegen over uit per".split(" "));
const FARTHEST = 3;

/** Whether a word is introduced as a thing of its own. */
function isIntroduced({ tokens }: Reading, at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - FARTHEST); place--) {
    const text = tokens[place]?.text ?? "";
    if (belonging.has(text)) return false;
    if (introducing.has(text)) return !belonging.has(tokens[place - 1]?.text ?? "");
  }
  return false;
}

/** A thing that the category in view does not have and other categories do: the subject changes. */
async function otherSubject(
  reading: Reading,
  read: readonly Span[],
  category: string,
  sense: ShopSense,
): Promise<Subject | undefined> {
  for (const { token, at } of nounsOf(reading, read)) {
    if (!isIntroduced(reading, at) || sense.hasWord(token.text, [category])) continue;
    const kinds = await sense.kindsNamed(token.text);
    if (kinds.length > 0) return { kinds, at };
  }
  return undefined;
}

/** Whether the end of a word is one of the shop: a `stoomstrijkijzer` is a `strijkijzer`. */
function endsInWord(word: string, sense: ShopSense): boolean {
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_HEAD; cut++)
    if (sense.hasWord(word.slice(cut), [])) return true;
  return false;
}

/**
 * The noun of a sentence that nothing in the shop is named with: `sjaal` of `een wollen sjaal van Nike`. What merely shares
 * its material, or mentions it in a description, is no such thing.
 */
function unsoldNoun(reading: Reading, read: readonly Span[], sense: ShopSense): Noun | undefined {
  const [first, ...others] = nounsOf(reading, read);
  if (!first || belonging.has(reading.tokens[first.at - 1]?.text ?? "")) return undefined;
  // `pop-uptent 2 personen, stokken van glasfiber`: what was read stands in a clause of its own in front.
  const isLater = read.some(({ to }) => reading.tokens.slice(to, first.at).some(({ text }) => text === ","));
  if (isLater && read.some(({ from }) => from < first.at)) return undefined;
  const phrase = [first];
  for (const next of others) if (next.at === (phrase.at(-1)?.at ?? 0) + 1) phrase.push(next);
  // `gordijnen verduisterend`
  const noun = phrase.findLast(({ token }) => isUnsoldDutch(token.text, sense)) ?? phrase.at(-1) ?? first;
  const { text } = noun.token;
  const isSold = ({ token }: Noun) => sense.shareNamed(token.text, []) > 0;
  if (text.length < SHORTEST_UNSOLD || !/^[a-z]+$/.test(text) || isSold(noun)) return undefined;
  if (sense.isDutch(text)) return noun;
  const isUnknown = (one: Noun) => !isSold(one) && !sense.hasWord(one.token.text, []);
  return phrase.every(isUnknown) && !endsInWord(text, sense) && !maySlip(text, sense) ? noun : undefined;
}

/**
 * The phrases of a sentence without those that only say for what the noun behind them is, when the shop names other
 * things with it: `tv beugel`.
 */
export async function withoutModifiers(
  reading: Reading,
  mentions: readonly Mention[],
  numbers: readonly Span[],
  sense: ShopSense,
): Promise<Mention[]> {
  // The word of a bound is no noun, though some are named with it: `laptop vanaf 16 GB` beside games `vanaf 8 jaar`.
  const nouns = new Set(nounsOf(reading, [...mentions, ...numbers]).map(({ at }) => at));
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const keys = [...mention.kinds, ...mention.heads];
    const next = nouns.has(mention.to) ? (reading.tokens[mention.to]?.text ?? "") : "";
    const isModifier = keys.length > 0 && /^[a-z]{4,}$/.test(next) && !sense.hasWord(next, keys);
    const others = isModifier ? await sense.kindsNamed(next) : [];
    if (others.length === 0 || (await isName(reading, mention.to - 1, next, sense))) kept.push(mention);
  }
  return kept;
}

/** A value that may be what the thing is called: `winterjas`, where that is a season of coats. */
const mayBeNoun = ({ from, to, denied, kinds, heads, values, others, ...further }: Mention): boolean =>
  to === from + 1 &&
  denied === undefined &&
  kinds.length + heads.length === 0 &&
  values.length > 0 &&
  values.every(({ field }) => field !== "brand" && field !== "color") &&
  Object.keys(further).length === 0;

/** What is asked for where no category is named. */
export interface Unnamed {
  kinds?: WishKind[];
  isNarrowed?: boolean;
  /** Categories that it is probably in. */
  within?: readonly string[];
  isElsewhere?: true;
  /** The word that products must be named with. */
  noun?: string;
  /** Nothing is named with it. */
  isUnsold?: true;
  /** The end of a compound, which is searched for, and its beginning. */
  head?: string;
  modifier?: Mention;
}

/** Finds what a sentence is about that names no category. */
export async function findSubject(
  reading: Reading,
  mentions: readonly Mention[],
  numbers: readonly Span[],
  visitor: Visitor,
  sense: ShopSense,
): Promise<Unnamed> {
  const read = [...mentions, ...numbers];
  const { category } = visitor;
  if (category !== undefined) {
    const keys = kindsForOthers(mentions, visitor, sense);
    if (keys.length > 0) return { kinds: kindsOfKeys(keys, visitor, sense), isNarrowed: true };
    const other = await otherSubject(reading, read, category, sense);
    const noun = reading.tokens[other?.at ?? -1]?.text;
    if (other) return { within: other.kinds, isElsewhere: true, ...(noun && { noun }) };
    const unsold = unsoldNoun(reading, read, sense);
    // `liever een robot` of vacuum cleaners, of which some are robots.
    const isHere = unsold !== undefined && sense.hasWord(unsold.token.text, [category]);
    return unsold && !isHere && isIntroduced(reading, unsold.at)
      ? { within: [], isElsewhere: true, noun: unsold.token.text, isUnsold: true }
      : {};
  }
  const hasNoun = nounsOf(reading, read).some(({ token }) => token.text.length >= SHORTEST_MODIFIER);
  const others = [...mentions.filter((mention) => hasNoun || !mayBeNoun(mention)), ...numbers];
  const implied = await impliedSubject(reading, others, sense);
  if (!implied) {
    const unsold = unsoldNoun(reading, read, sense);
    return unsold ? { noun: unsold.token.text, isUnsold: true } : {};
  }
  const { kinds: within, at, parts } = implied;
  const noun = reading.tokens[at]?.text;
  if (!parts) return { within, ...(noun && { noun }) };
  const { head, modifier } = parts;
  const values = sense.lexicon.valuesOf(normalise(modifier));
  const mention: Mention = {
    from: at,
    to: at + 1,
    kinds: [],
    heads: [],
    values: [],
    modifier: { word: modifier, values },
  };
  reading.take(at, at + 1);
  return { within, noun: head, head, modifier: mention };
}
