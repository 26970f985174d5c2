import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { colourNamed } from "./colour-words";
import { type Gradable, type Need, phraseWord } from "./data-lines";
import { deniedAfter, indifferentAfter, isLessLiked, letGo, refusedBehind } from "./denied-after";
import { isShape } from "./figures";
import { headed } from "./headed-values";
import {
  denials,
  endings,
  type Fixed,
  fixedPhrases,
  genderOf,
  joining,
  saidOtherwise,
  skippedAfterDenial,
} from "./language";
import type { ValueSense } from "./lexicon";
import { isSpared, withoutArticle, withoutOwner } from "./phrase-forms";
import { otherSenses } from "./read-other-words";
import type { Reading } from "./reading";
import { phraseAt, type Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isSmallWord } from "./small-words";
import { endOfModel, mayBeRefused } from "./variant-words";

/** A phrase of the sentence with everything that it may mean. */
export interface Mention {
  from: number;
  to: number;
  /** Where its denial begins, when it is denied. */
  denied?: number;
  kinds: readonly string[];
  /** Categories whose name ends so. */
  heads: readonly string[];
  values: readonly ValueSense[];
  /** The first part of a compound that ends in its kind: `laser` of `laserprinter`. */
  modifier?: { word: string; values: readonly ValueSense[] };
  /** A value whose last word is the kind: `akoestische gitaar`. */
  isHeaded?: true;
  /** The one word that says the same: `draadloos` for `zonder draad`. */
  meant?: string;
  gender?: string;
  fixed?: Fixed;
  need?: Need;
  gradable?: Gradable;
  /** Values that it is an everyday word for. */
  others?: readonly ValueSense[];
}

/** Whether it is nothing but another word for a value. */
export const isOnlyOther = ({ from, to, denied, kinds, heads, values, others, ...further }: Mention): boolean =>
  others !== undefined && kinds.length + heads.length + values.length === 0 && Object.keys(further).length === 0;

const MOST_WORDS = 6;
export type Senses = Omit<Mention, "from" | "to" | "denied">;

const joints = new Set(["-", "&"]);
/** `Dr. Martens`: a full stop that only shortens the word before it. */
function isShortened(tokens: readonly Token[], at: number): boolean {
  const [before, here, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isClose = before?.to === here?.from && here?.text === ".";
  return isClose && /^[a-z]{1,3}$/.test(before?.text ?? "") && /^[a-z]/.test(after?.text ?? "");
}

/** Places of the words from a token on that may be one phrase: only hyphens and ampersands stand between them. */
function wordsFrom({ tokens, isTaken }: Reading, at: number): number[] {
  const places: number[] = [];
  for (let place = at; place < tokens.length && places.length < MOST_WORDS && !isTaken(place); place++) {
    const text = tokens[place]?.text ?? "";
    if (/^[a-z0-9]/.test(text)) places.push(place);
    else if (isShortened(tokens, place)) continue;
    else if (!joints.has(text) || places.length === 0) break;
  }
  return places;
}

const SHORTEST_MODIFIER = 3;
const SHORTEST_HEAD = 4;
/** Of `gasbbq`, of which the beginning is a value. */
const SHORTEST_VALUED_HEAD = 3;

/**
 * A compound that the shop does not know, whose end is a kind: its beginning is a value of the kind, or the shop has the
 * beginning but not the compound, so that searching for it would find nothing.
 */
function compoundSenses(word: string, sense: ShopSense): Senses | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_VALUED_HEAD; cut++) {
    const { kinds, heads } = shopSenses([word.slice(cut)], sense);
    const named = kinds.length > 0 ? kinds : heads;
    if (named.length === 0) continue;
    const modifier = word.slice(0, cut);
    const own = sense.lexicon.valuesOf(normalise(modifier));
    const has = ({ field, value }: ValueSense) => sense.facts.countOf(`feature::${field}`, value, named) > 0;
    // `kolenbbq` of what burns `houtskool`.
    const values = own.some(has) ? own : [...own, ...otherSenses([modifier], sense)];
    const isShort = word.length - cut < SHORTEST_HEAD;
    const isUnknown = () => !isShort && !sense.hasWord(word, []) && sense.hasWord(modifier, []);
    if (values.some(has) || isUnknown()) return { kinds, heads, values: [], modifier: { word: modifier, values } };
  }
  return shapedSenses(word, sense);
}

/** `knuffelkonijn`: a kind in the shape of something that its products are named after. */
function shapedSenses(word: string, sense: ShopSense): Senses | undefined {
  for (let cut = SHORTEST_HEAD; cut <= word.length - SHORTEST_MODIFIER; cut++) {
    const shape = word.slice(cut);
    if (!isShape(shape)) continue;
    const { kinds, heads } = shopSenses([word.slice(0, cut)], sense);
    const named = kinds.length > 0 ? kinds : heads;
    if (named.length === 0 || !sense.hasProperty(shape, named)) continue;
    return { kinds, heads, values: [], modifier: { word: shape, values: [] } };
  }
  return undefined;
}

const SHORTEST_COLOUR = 3;
/** A word that only ends in a colour of the shop: `knalrode`, `gitzwarte`. */
function colourSenses(word: string, { lexicon, hasWord }: ShopSense): Senses | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_COLOUR; cut++) {
    const end = word.slice(cut);
    // `gel` and `gels` have the stem of `geel`, but are no forms of it.
    const isForm = (value: string) => end.startsWith(fold(value)) || colourNamed(end) === fold(value);
    const values = lexicon.valuesOf(normalise(end)).filter((one) => one.field === "color" && isForm(one.value));
    if (values.length > 0) return hasWord(word, []) ? undefined : { kinds: [], heads: [], values };
  }
  return undefined;
}

function sensesOf(words: readonly string[], sense: ShopSense): Senses | undefined {
  const own = ownSenses(words, sense);
  // `onder kwijt kan` says something together.
  const others = words.length === 1 && isSmallWord(words[0] ?? "") ? [] : otherSenses(words, sense);
  if (others.length === 0) return own;
  return { ...(own ?? { kinds: [], heads: [], values: [] }), others };
}

/** A `lichtje` is a thing, and says nothing of how light another is. */
const SMALL_THING = /^[a-z]{3,}tjes?$/;

function ownSenses(words: readonly string[], sense: ShopSense): Senses | undefined {
  const key = words.map(phraseWord).join(" ");
  const fixed = fixedPhrases.get(key);
  const need = sense.needs.entries.get(key);
  const [word = ""] = words;
  const gradable = SMALL_THING.test(word) ? undefined : sense.gradables.entries.get(key);
  const gender = words.length === 1 ? genderOf.get(word) : undefined;
  const isPlain = words.every((one) => isSmallWord(one));
  const none = { kinds: [], heads: [], values: [] };
  const meant = saidOtherwise.get(key);
  const { kinds, heads, values } = isPlain ? none : shopSenses(meant === undefined ? words : [meant], sense);
  const isKnown = meant || fixed || need || gradable || gender || kinds.length + heads.length + values.length > 0;
  if (!isKnown) {
    if (words.length > 1 || isPlain) return undefined;
    return compoundSenses(word, sense) ?? colourSenses(word, sense);
  }
  return {
    kinds,
    heads,
    values,
    ...(meant !== undefined && { meant }),
    ...(fixed && { fixed }),
    ...(need && { need }),
    ...(gradable && { gradable }),
    ...(gender !== undefined && { gender }),
  };
}

/** Whether a single word means anything, also as a compound. */
export const isKnownWord = (word: string, sense: ShopSense): boolean => sensesOf([word], sense) !== undefined;

const tokensAt = ({ tokens }: Reading, places: readonly number[]): string[] =>
  places.map((place) => tokens[place]?.text ?? "");

/** The longest known phrase at a place, of at least and at most so many words. */
export function longestAt(
  reading: Reading,
  at: number,
  fewest: number,
  sense: ShopSense,
  most = MOST_WORDS,
): Mention | undefined {
  const places = wordsFrom(reading, at).slice(0, most);
  for (let length = places.length; length >= fewest; length--) {
    const some = places.slice(0, length);
    const said = tokensAt(reading, some);
    const senses = sensesOf(said, sense) ?? withoutArticle(said, sense) ?? withoutOwner(said, sense);
    if (senses) return { from: at, to: (some.at(-1) ?? at) + 1, ...headed(senses, tokensAt(reading, some), sense) };
  }
  return undefined;
}

/** The end of a word that may have hyphens: `tp-link`. */
function endOfWord(tokens: readonly Token[], at: number): number {
  const [word, sign, next] = tokens.slice(at, at + 3);
  const isOne = sign?.text === "-" && sign.from === word?.to && next?.from === sign.to && /^[a-z]/.test(next.text);
  return isOne ? endOfWord(tokens, at + 2) : at + 1;
}

/** All known phrases of a sentence, the longest first at each place, and what denied nothing that is known. */
export function scan(
  reading: Reading,
  sense: ShopSense,
  hasView = false,
): { mentions: Mention[]; deniedWords: [from: number, to: number][] } {
  const { tokens } = reading;
  const mentions: Mention[] = [];
  const deniedWords: [number, number][] = [];
  let denied: number | undefined;
  let joined: number | undefined;
  for (let at = 0; at < tokens.length; ) {
    const text = tokens[at]?.text ?? "";
    if (reading.isTaken(at) || endings.has(text)) {
      denied = undefined;
      joined = undefined;
      at++;
      continue;
    }
    const denial = phraseAt(tokens, at, denials);
    const mention = longestAt(reading, at, denial > 0 ? 2 : 1, sense);
    if (mention && denied !== undefined && isSpared(tokens, denied, mention)) {
      at = mention.to + 1;
      reading.take(denied, at);
      denied = undefined;
      continue;
    }
    if (mention) {
      // Of what is sought already, what names a kind too may be a value: `luisterboek toch niet` of children's books.
      const isSought = hasView || mentions.some(({ kinds, heads }) => kinds.length + heads.length > 0);
      const mayBeDenied = isDeniable(mention) || (isSought && mention.values.length > 0);
      const indifferent = mayBeDenied ? indifferentAfter(tokens, mention.to) : undefined;
      if (indifferent !== undefined) {
        reading.take(mention.from, indifferent);
        at = indifferent;
        continue;
      }
      // `geen Apple of Samsung`: the second is denied too, if it may be the same.
      const last = mentions.at(-1);
      const isJoined = joined !== undefined && last !== undefined && isAlike(last, mention);
      const dropped = mayBeDenied ? letGo(tokens, mention.from, mention.to) : undefined;
      const behind = dropped?.to ?? (mayBeDenied ? deniedAfter(tokens, mention.to) : undefined);
      const after = behind === undefined ? undefined : (dropped?.from ?? mention.from);
      const begin = denied ?? (isJoined ? joined : after);
      mentions.push(begin === undefined ? mention : { ...mention, denied: begin });
      if (behind !== undefined) reading.take(mention.to, behind);
      at = behind ?? mention.to;
      if (isLessLiked(tokens, mention.from, mention.to)) {
        denied = mention.to;
        joined = undefined;
        at = mention.to + 1;
        continue;
      }
      joined = begin !== undefined && joining.has(tokens[at]?.text ?? "") ? at : undefined;
      if (joined !== undefined) at++;
      denied = undefined;
      continue;
    }
    if (denial > 0) {
      denied = at;
      at += denial;
      continue;
    }
    const refused = denied === undefined ? refusedBehind(tokens, at) : undefined;
    if (refused !== undefined) {
      deniedWords.push([at, at + 1]);
      reading.take(at + 1, refused);
      at = refused;
      continue;
    }
    if (denied !== undefined && !skippedAfterDenial.has(text)) {
      const to = endOfModel(tokens, endOfWord(tokens, at), sense);
      // `geen dure cartridges`: an adjective that says nothing here stands before what is not wanted.
      const noun = /^[a-z]{3,}e$/.test(text) ? longestAt(reading, to, 1, sense) : undefined;
      if (noun && isDeniable(noun)) {
        at = to;
        continue;
      }
      if (/^[a-z0-9]/.test(text)) deniedWords.push([denied, to]);
      // `zonder plus of ultra`: neither is wanted.
      const isNext = /^(?:of|noch)$/.test(tokens[to]?.text ?? "") && mayBeRefused(tokens[to + 1]?.text ?? "");
      denied = isNext ? to : undefined;
      at = isNext ? to : to - 1;
    }
    joined = undefined;
    at++;
  }
  return { mentions, deniedWords };
}

/** Kinds are not denied by what stands behind them, save a wish of their own: `apple hoeft niet`. */
const isDeniable = ({ kinds, heads, values, fixed, gradable, need, others }: Mention): boolean =>
  kinds.length + heads.length === 0 && (values.length > 0 || Boolean(fixed ?? gradable ?? need ?? others));

function isAlike(one: Mention, other: Mention): boolean {
  const fields = new Set(one.values.map(({ field }) => field));
  return other.values.some(({ field }) => fields.has(field)) || (one.fixed !== undefined && other.fixed !== undefined);
}
