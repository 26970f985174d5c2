import { demoProducts } from "../../../tests/demo-products";
import { exactly, type Wish } from "../wish";
import type { Labels } from "./labels";

/**
 * Queries made from words of the demo catalogue's own product names, so that nobody chose them: typing errors, and
 * compounds written as two words. What is meant is any product with the original word in its name.
 */

const PRODUCTS = 5_000;
/** Rarer words may be part of a single product's name, commoner ones are no test. */
const FEWEST = 3;
const MOST = 400;
const SHORTEST = 5;
const SHORTEST_PART = 4;
const QUERIES = 80;

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The letters beside a letter on the keyboard, in its own row. */
function neighbours(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  return (row[at - 1] ?? "") + (row[at + 1] ?? "");
}

type Slip = (word: string, at: number) => string;
const slips: readonly Slip[] = [
  (word, at) => word.slice(0, at) + (neighbours(word.charAt(at))[at % 2] ?? word.charAt(at - 1)) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
];

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (name: string): string[] => plain(name).match(/[a-z]+/g) ?? [];

/** The words of all names and the number of products with each, in alphabetical order. */
function nameWords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of demoProducts(PRODUCTS)) {
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const counts = nameWords();

const accented: Record<string, string> = { a: "[aàáâä]", e: "[eèéêë]", i: "[iìíîï]", o: "[oòóôö]", u: "[uùúûü]" };
/** Accents are lost in `word`, so every vowel may carry one. */
const pattern = (word: string): string => [...word].map((letter) => accented[letter] ?? letter).join("");
const named = (word: string): Wish => exactly({ name: new RegExp(pattern(word)) });
/** `lichtblauwe` for `lichtblauw`, where names have both: what agrees with its noun says the same of another one. */
const inflected = (word: string): string[] =>
  [`${word}e`, word.replace(/e$/, "")].filter((other) => other !== word && counts.has(other));
const bothNamed = (word: string, apart: string): Wish => {
  const parts = apart.split(" ").map((part) => `(?=.*${pattern(part)})`);
  return exactly({ name: new RegExp([parts.join(""), ...inflected(word).map(pattern)].join("|")) });
};

/** Every n-th, so that the sample covers the whole alphabet. */
function sample<T>(all: readonly T[], size: number): T[] {
  const step = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

const usual = [...counts].filter(([, count]) => count >= FEWEST && count <= MOST).map(([word]) => word);

function misspelt(word: string, number: number): string {
  const at = 1 + ((number * 7) % (word.length - 1));
  return slips[number % slips.length]?.(word, at) ?? word;
}

/** The parts of a word that are both words of names themselves. */
function twoWords(word: string): string | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if (counts.has(first) && counts.has(last)) return `${first} ${last}`;
  }
  return undefined;
}

const typed = sample(
  usual.filter((word) => word.length >= SHORTEST),
  QUERIES,
)
  .map((word, number): [string, Wish] => [misspelt(word, number), named(word)])
  .filter(([query]) => !counts.has(query));

const apart = usual.flatMap((word): [string, Wish][] => {
  const words = twoWords(word);
  return words ? [[words, bothNamed(word, words)]] : [];
});

/** A word of a product name with one slip of the fingers. */
export const slipsOfFingers: Labels = typed;
/** A compound of a product name with a space between its parts; a name with both words will do. */
export const pulledApart: Labels = sample(apart, QUERIES);
