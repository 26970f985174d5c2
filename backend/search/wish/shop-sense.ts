import { LRUCache } from "lru-cache";
import type { Synonyms } from "../analysis/synonyms";
import type { MeasuredFeature, ShopFacts } from "../engine/engine";
import type { ShopContext } from "../query/shop-context";
import type { Correction } from "../words/speller";
import type { DataFile, GradableFile, Measure, Need, OtherWord } from "./data-lines";
import type { Lexicon } from "./lexicon";

/** What sentences are read with. */
export interface ShopSense {
  facts: ShopFacts;
  lexicon: Lexicon;
  synonyms: Synonyms;
  gradables: GradableFile;
  needs: DataFile<Need>;
  /** Other words for what is measured. */
  measures: DataFile<Measure>;
  /** Everyday words for values. */
  otherWords: DataFile<readonly OtherWord[]>;
  categories: ShopContext["categories"];
  features: ShopContext["features"];
  /** What the products of these categories, or of the shop, have numbers of; may be a minute old. */
  measured: (kinds: readonly string[]) => readonly MeasuredFeature[];
  /** Whether products of these categories have a word or one of its synonyms. */
  hasWord: (word: string, kinds: readonly string[]) => boolean;
  /** Whether products of these categories are named with it or have it as a property; what describes them does not count. */
  hasProperty: (word: string, kinds: readonly string[]) => boolean;
  /** The few categories of what a brand has that goes by a word or one of its synonyms; empty when they are many. */
  kindsOfBoth: (word: string, brand: string) => Promise<string[]>;
  /** The share of the products of these categories that have a word or one of its synonyms in their name. */
  shareNamed: (word: string, kinds: readonly string[]) => number;
  /** The share of the names of a category that have a word as a word of its own. */
  shareApart: (word: string, kind: string) => number;
  /** Whether a category holds other things beside what a word names, so that the word tells them apart. */
  holdsOthers: (word: string, kind: string) => boolean;
  /** Whether products with a word in their name mostly are such things. */
  isNamedItself: (word: string) => Promise<boolean>;
  /**
   * What is itself named with all of these nouns (the first of them alone: what is sought, and also the second: what it is
   * for), by category, of those that have all further words.
   */
  thingsNamed: (
    nouns: readonly string[],
    words?: readonly string[],
  ) => Promise<{ total: number; categories: readonly (readonly [key: string, count: number])[] }>;
  /** How many products have a word in their name as a word of its own, wherever it stands. */
  countWord: (word: string) => Promise<number>;
  /** Whether it is a common Dutch word for a thing, or a word of a category. */
  isDutch: (word: string) => boolean;
  /** Whether it is made of such words: `tuinmeubels`. */
  isCompound: (word: string) => boolean;
  /** The share of the names in these categories with these words that have them one after the other. */
  shareTogether: (words: readonly string[], kinds: readonly string[]) => Promise<number>;
  /** Whether products have all of these words and one of the values of each field. */
  anyWith: (words: readonly string[], values: Record<string, string[]>) => Promise<boolean>;
  /** The categories of a brand; empty when those are many. */
  kindsOfBrand: (brand: string) => Promise<string[]>;
  /** Words of the shop that may have been meant, likeliest first. */
  corrections: (word: string, limit: number) => readonly Correction[];
  /** Stems of the words of the operator's data, which products need not have. */
  languageStems: ReadonlySet<string>;
  /** The categories of what is named with a word that is no category itself; empty when those are many. */
  kindsNamed: (word: string) => Promise<string[]>;
}

const KEPT = 200;
const KEPT_MS = 60_000;

/** Measured features, which say which number is meant: an import need not be followed at once. */
export function rememberedMeasures(facts: () => ShopFacts): (kinds: readonly string[]) => readonly MeasuredFeature[] {
  const kept = new LRUCache<string, readonly MeasuredFeature[]>({ max: KEPT, ttl: KEPT_MS });
  return (kinds) => {
    const key = kinds.join();
    const known = kept.get(key) ?? facts().measured(kinds);
    kept.set(key, known);
    return known;
  };
}

/** What a feature is called in a sentence: the operator's label, else its own name; a capital only for abbreviations. */
export function featureLabel(feature: string, { features }: Pick<ShopSense, "features">): string {
  const own = Object.hasOwn(features, feature) ? features[feature]?.label : undefined;
  const label = own ?? feature.replace(/[_-]/g, " ");
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
