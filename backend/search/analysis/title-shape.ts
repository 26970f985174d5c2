import { normalise } from "./normalise";
import { isPartWord, isTrailing, meansPeople } from "./part-words";
import { withoutStopWords } from "./stop-words";
import { fold, tokens } from "./tokens";

/** How a name is built up, as ranking needs it. Words are stems. */
export interface TitleShape {
  /** What it is, before any comma, dash, bracket, `with` or `for`. */
  opening: string[];
  /** What is added to that. */
  rest: string[];
  /** The things that it is made for, and what is said after them. */
  fits: string[];
  /** The last noun of the opening. */
  kind: string[];
  /** Last parts of the compounds in the opening. */
  head: string[];
  /** The same, when it makes this an accessory or a part. */
  part: string[];
}

const FITS =
  /\b(?:compatible with|works with|designed for|made for|replacement for|replaces|fits|for|compatibel met|geschikt voor|passend (?:op|bij|voor)|past op|voor)\b/g;
/** A comma in a number is no border. */
const BORDER = /,(?!\d)|[;:([{|–—•]|\s-\s|\b(?:with|w\/|includes|including|incl|inclusief|met)(?=[\s.])/g;
/** Nouns at the end that are looked at: `Guitar Strap Leather` is a strap. */
const LOOKED_AT = 2;

const stems = (text: string): string[] => {
  const words = tokens(text);
  return words.length === 0 ? [] : withoutStopWords(words).map(normalise);
};

/** Where the first thing that it fits is named; the length of the name if nothing is. */
function fitsAt(name: string): number {
  for (const { index, 0: found } of name.matchAll(FITS)) {
    const [next = "0"] = tokens(name.slice(index + found.length));
    if (index > 0 && !meansPeople(next)) return index;
  }
  return name.length;
}

function openingOf(text: string): { opening: string; rest: string } {
  for (const { index } of text.matchAll(BORDER)) {
    if (/[a-z]{3}/.test(text.slice(0, index))) return { opening: text.slice(0, index), rest: text.slice(index) };
  }
  return { opening: text, rest: "" };
}

/** Reads what a thing is from the order of its name, in Dutch and in English. */
export function titleShape(name: string, headOf: (word: string) => string | undefined): TitleShape {
  const text = fold(name);
  const at = fitsAt(text);
  const { opening, rest } = openingOf(text.slice(0, at));
  const words = withoutStopWords(tokens(opening));
  const nouns = words.filter((word) => !isTrailing(normalise(word))).slice(-LOOKED_AT);
  const hasThing = at < text.length && rest === "";
  const named = nouns.map((word) => ({ stem: normalise(word), head: normalise(headOf(word) ?? word) }));
  const part = named.filter(({ stem, head }, i) => {
    const isLast = i === named.length - 1;
    return isPartWord(stem, hasThing && isLast) || isPartWord(head, hasThing && isLast);
  });
  const last = named.slice(-1);
  return {
    opening: stems(opening),
    rest: stems(rest),
    fits: stems(text.slice(at)),
    kind: last.map(({ stem }) => stem),
    head: [...new Set(words.flatMap((word) => headOf(word) ?? []).map(normalise))],
    part: [...new Set(part.flatMap(({ stem, head }) => [stem, head]))],
  };
}
