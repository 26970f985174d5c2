import { defineCall } from "./call";
import type { Cents } from "./money";
import type { SearchFilters, WireSort } from "./search";

export const wishPartKinds = [
  "kind",
  "price",
  "brand",
  "color",
  "size",
  "gender",
  "delivery",
  "condition",
  "value",
  "quantity",
  "need",
  "preference",
  "sort",
] as const;
export type WishPartKind = (typeof wishPartKinds)[number];

/** A list filter with its values, or bounds of the price in cents, both inclusive. */
export type WishFilter =
  | { key: string; values: string[] }
  | { key: "price"; from: Cents | null; to: Cents | null; values?: never };

/** One thing that was read in a sentence. Everything that is applied is an ordinary filter or the words to search by. */
export interface WishPart {
  /** Stable within a wish, e.g. `price`, `brand:!Apple`, `feature:Vulgewicht`, `delivery`, `prefer:Geluidsniveau`. */
  id: string;
  kind: WishPartKind;
  /** Words of the sentence from which it was read, as typed. */
  said: string;
  /** Dutch text for a chip: `tot € 500`, `niet van Apple`, `vulgewicht minstens 7 kg`, `zo stil mogelijk`. */
  label: string;
  /** A hard wish is never broken silently; a soft one (preference) only orders. */
  hard: boolean;
  /** The filter that this part sets; absent for preferences, sorts and kinds that are searched as words. */
  filter?: WishFilter;
}

/** `feature` is a name of the shop's specifications (as in filters), or `price`. */
export interface Preference {
  feature: string;
  direction: "low" | "high";
}

export interface WishKind {
  /** Dot-joined category key. */
  key: string;
  name: string;
  /** Address of the category on this site. */
  path: string;
  products: number;
}

/**
 * What the index has no filter for, of which products may tell all the same: a number with its unit, or values that an
 * everyday word stands for.
 */
export interface WishCheck {
  /** The same as in `leftovers`, or a word of `q` where it is searched for. */
  said: string;
  isSearched?: true;
  number?: { from: number | null; to: number | null; unit: string; isAbove?: true; isBelow?: true };
  /** Any of these. */
  values?: string[];
  /** Where most products tell one of these features, those without the value have it not. */
  features?: string[];
  /** The features are a part of the thing: where any product tells that, its other features say nothing of it. */
  isPart?: true;
  isDenied?: true;
}

/** Words that plainly say what a thing must have or be, and that no filter is for. */
export interface WishDemand {
  /** The same as in `leftovers`, or a word of `q`. */
  said: string;
  /** What was meant by it, where that was typed otherwise. */
  word: string;
  /** Names do not tell such things, so that products of which nothing else is known may be so: `wifi`, `9 kg`. */
  isSeldomNamed?: true;
}

/** What a sentence asks for. */
export interface Wish {
  /** What remains to search by as words: nouns that are no category, model names; empty when the kinds say all. */
  q: string;
  /** The word of `q` that products must be named with themselves: no category is of them alone. */
  noun?: string;
  /** The words are about something else than the category in view, though they name no category. */
  isElsewhere?: true;
  /** Categories that the noun can mean: one, or several when ambiguous; empty when no kind was named. */
  kinds: WishKind[];
  /** All hard parts together, ready for `SearchRequest.filters` (without `category`). */
  filters: SearchFilters;
  preferences: Preference[];
  sort?: WireSort;
  parts: WishPart[];
  /** Words that nothing could be done with. */
  leftovers: string[];
  /** Which of these, and of the words of `q`, plainly say what the thing must have or be. */
  demands?: WishDemand[];
  /** How some of these can be told of a product. */
  checks?: WishCheck[];
}

export interface WishRequest {
  q: string;
  /** Dot-joined key of the category in view: the wish is about it unless it names another kind. */
  category?: string;
  adult?: boolean;
  marketplace?: boolean;
  /** Always a wish, also for a plain query. */
  whole?: boolean;
  /** What somebody only tells was left out before. */
  isFocused?: boolean;
  /** Something is sought already, also where that is no one category. */
  isLater?: boolean;
}

/** Reads a sentence. `wish` is null when it says no more than its plain words: search by those as before. */
export const readWish = defineCall<{ body: WishRequest }, { wish: Wish | null }>({
  name: "readWish",
  service: "search",
  method: "POST",
  path: "/wish",
});
