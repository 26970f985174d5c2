import type { Gender } from "#contract/products";
import type { Drawing } from "./drawings";

/**
 * A choice written as one string: `rood | wit` is free, `7 kg < 8 kg` goes up with the price of the product, and
 * `40..60/5 cm` counts from 40 to 60 in steps of 5.
 */
export type Choice = string;

/** What every product of one deepest category has in common. */
export interface KindTable {
  /** Name of the category: `Wasmachines`. */
  name: string;
  /** Article and singular noun (`de wasmachine`), or `mv` for what is only plural (`mv enkellaarzen`). */
  noun: string;
  drawing: Drawing;
  /** Lowest and highest ordinary price in whole euros. */
  price: [number, number];
  /** Brands from budget to premium, each with its series; `#` is any digit and `@` any capital in a type number. */
  brands: Record<string, Choice>;
  /** `{merk} {model} {kleur} {kleure} {Kleure} {maat} {voor}`, a label of `specs` or a key of `words`. */
  titles: string[];
  /** Group → label → values. */
  specs: Record<string, Record<string, Choice>>;
  /** Labels of `specs` that shoppers filter on, most telling first. */
  facets: Choice;
  colors?: Choice;
  /** Each size becomes a product of its own in the same family. */
  sizes?: Choice;
  gender?: Gender;
  /** Further lists that titles and texts draw from. */
  words?: Record<string, Choice>;
  /** What the short description may say. */
  pitch: string[];
  /** Sentences for the description that are true of every product of the kind. */
  facts: string[];
  /** How likely this kind is drawn, 1 unless given. */
  weight?: number;
  /** Books carry an ISBN and no article number. */
  book?: boolean;
  /** Offers that are not new. */
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
