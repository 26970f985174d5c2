import { normalise } from "../analysis/normalise";
import { hasDigit, tokens } from "../analysis/tokens";
import type { Group } from "../engine/engine";
import type { Phrases } from "../words/phrases";
import type { AskedTerms } from "./asked-terms";
import { planQuery, queryWords } from "./plan";
import type { Popular } from "./popular";
import { inReading, type ShopContext } from "./shop-context";
import { suggestTerms } from "./suggest-terms";
import type { Mind } from "./understand";

const MOST_TERMS = 8;
const MOST_OTHERS = 5;
const CANDIDATES = 24;
const STEMS_FOR_PRODUCTS = 4;
/** With fewer letters, product suggestions are guesses: `bos` is a prefix for headphones, dishwashers and jackets. */
const LETTERS_FOR_PRODUCTS = 4;

/** Which products the visitor may see. */
export interface Reading {
  adult: boolean;
  marketplace: boolean;
}

/** Products by id; the rest as in the contract. A category's path is the names from its main category down. */
export interface SuggestionIds {
  terms: string[];
  categories: { name: string; key: string; path: string; image?: string }[];
  brands: { name: string }[];
  products: string[];
  /** Number of matching adult products that were left out. */
  hiddenAdult: number;
}

/** Whether every word is a word of the text; the last one may be a prefix. */
function begins(words: readonly string[], text: string): boolean {
  const present = tokens(text);
  return words.every((word) => present.some((other) => other.startsWith(word)));
}

function suggestCategories(words: readonly string[], context: ShopContext, popular: Popular, reading: Reading) {
  const listed = inReading(context, reading.marketplace);
  const stems = words.map((word, i) => (i === words.length - 1 ? word : normalise(word)));
  return context.categories
    .filter((category) => (reading.adult || !category.adult) && listed(category.key))
    .filter(({ key, name }) => begins(stems, name) && popular.inCategory(key) > 0)
    .sort((a, b) => popular.inCategory(b.key) - popular.inCategory(a.key))
    .slice(0, MOST_OTHERS)
    .map(({ key, name, path, image }) => ({ name, key, path: path.join(" > "), ...(image ? { image } : {}) }));
}

/** What is known of products and searches besides the words of the index. */
export interface Known {
  popular: Popular;
  phrases: Phrases;
  asked: AskedTerms;
}

/** Suggestions for a partly typed query. */
export async function suggest(
  q: string,
  reading: Reading,
  mind: Mind,
  context: ShopContext,
  { popular, phrases, asked }: Known,
): Promise<SuggestionIds> {
  const words = tokens(q).slice(0, 8);
  const last = words.at(-1);
  if (last === undefined) return { terms: [], categories: [], brands: [], products: [], hiddenAdult: 0 };
  const before = words.slice(0, -1);
  const { engine, vocabulary } = mind;
  const groups = await wholeWords(before.length > 0 ? queryWords(before.join(" ")) : [], mind);
  const terms = new Map<string, string>();
  for (const word of vocabulary.completions(last, CANDIDATES)) {
    const stem = normalise(word);
    if (terms.size === MOST_TERMS || terms.has(stem)) continue;
    const possible = before.length === 0 || (await engine.frequency([...groups, [[stem]]], 1)) > 0;
    if (possible) terms.set(stem, [...before, word].join(" "));
  }
  const products = await suggestProducts(words, groups, [...terms.keys()], mind, reading.adult);
  const typed = words.join(" ");
  const completions = {
    asked: asked.completions(typed, MOST_TERMS),
    words: [...terms.values()],
    phrases: phrases.completions(typed, CANDIDATES),
  };
  return {
    terms: suggestTerms(typed, completions, mind),
    categories: suggestCategories(words, context, popular, reading),
    brands: popular.brands(words, MOST_OTHERS).map((name) => ({ name })),
    ...products,
  };
}

/** Products matching possible completions. A word that completes nothing may be a barcode or a type number. */
async function suggestProducts(
  words: readonly string[],
  before: readonly Group[],
  stems: readonly string[],
  mind: Mind,
  adult: boolean,
): Promise<Pick<SuggestionIds, "products" | "hiddenAdult">> {
  const [only = ""] = words;
  if (words.length === 1 && only.length < LETTERS_FOR_PRODUCTS && !hasDigit(only)) {
    return { products: [], hiddenAdult: 0 };
  }
  const completed: Group = stems.slice(0, STEMS_FOR_PRODUCTS).map((stem) => [stem]);
  const groups = completed.length > 0 ? [...before, completed] : await wholeWords(words, mind);
  const { ids, hiddenAdult } = mind.engine.proposals.of(groups, MOST_OTHERS, adult);
  return { products: ids, hiddenAdult };
}

async function wholeWords(words: readonly string[], mind: Mind): Promise<Group[]> {
  const planned = await planQuery(words, mind, async () => false);
  return planned.map(({ group }) => group);
}
