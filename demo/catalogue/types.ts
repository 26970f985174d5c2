import type { Gender } from "#contract/products";
import type { Drawing } from "./drawings";

/**
 * A choice written as one string: `rood | wit` is free, `7 kg < 8 kg` increases with the product's price, and `40..60/5
 * cm` counts from 40 to 60 in steps of 5.
 */
export type Choice = string;

/** Data shared by all products of one leaf category. */
export interface KindTable {
  /** Name of the category: `Wasmachines`. */
  name: string;
  /** Article and singular noun (`de wasmachine`), or `mv` for plural-only nouns (`mv enkellaarzen`). */
  noun: string;
  drawing: Drawing;
  /** Lowest and highest regular price in whole euros. */
  price: [number, number];
  /** Brands from budget to premium, each with its series; `#` is any digit and `@` any capital in a type number. */
  brands: Record<string, Choice>;
  /** `{merk} {model} {kleur} {kleure} {Kleure} {maat} {voor}`, a label of `specs` or a key of `words`. */
  titles: string[];
  /** Group → label → values. */
  specs: Record<string, Record<string, Choice>>;
  /** Labels of `specs` that shoppers filter on, most important first. */
  facets: Choice;
  colors?: Choice;
  /** Each size becomes a separate product in the same family. */
  sizes?: Choice;
  gender?: Gender;
  /** Further lists used by titles and texts. */
  words?: Record<string, Choice>;
  /** Possible short descriptions. */
  pitch: string[];
  /** Sentences for the description that are true of every product of the kind. */
  facts: string[];
  /** Relative frequency of this kind, 1 by default. */
  weight?: number;
  /** Books have an ISBN and no article number. */
  book?: boolean;
  /** Condition of offers that are not new. */
  secondLife?: "refurbished" | "used";
  adult?: boolean;
}

export interface SubTable {
  name: string;
  adult?: boolean;
  intro: [string, string];
  about: string;
  tips: [title: string, text: string][];
  qa: [question: string, answer: string][];
  kinds: KindTable[];
}

/** What reviewers of a main category like and dislike. */
export interface ReviewWords {
  pros: string[];
  cons: string[];
  praise: string[];
  gripes: string[];
}

export interface MainTable {
  name: string;
  weight?: number;
  adult?: boolean;
  marketplaceOnly?: boolean;
  intro: [string, string];
  about: string;
  tips: [title: string, text: string][];
  qa: [question: string, answer: string][];
  reviews: ReviewWords;
  subs: SubTable[];
}
