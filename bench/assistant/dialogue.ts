/** A place in what was shown before: turn and position, both from 1 (`1.2`), or the product with the lowest price. */
export type Shown = `${number}.${number}` | `${number}.cheapest`;
type Value = string | RegExp;
/** `brand`, `name`, `color`, `size`, `gender` or the name of a specification. Text is compared whole, without case. */
export type Demands = Readonly<Record<string, Value | readonly Value[]>>;

/** What must hold after a turn. Wording is never judged. */
export interface Expected {
  /** Slugs of categories, separated by spaces: something is shown, and all of it is in one of these. */
  in?: string;
  /** As `in`, by the products' names: imported shops have categories of their own. */
  named?: RegExp;
  /** Euros, both inclusive. */
  max?: number;
  min?: number;
  has?: Demands;
  not?: Demands;
  /** Lowest and highest number in a specification's value. */
  number?: Readonly<Record<string, readonly [number | null, number | null]>>;
  /** The first product is the cheapest or dearest that the shop has in the category of what is shown. */
  extreme?: "cheapest" | "dearest";
  /** Shown in the order of the numbers in this specification. */
  rising?: string;
  falling?: string;
  /** No product may be shown: none meets the wish. */
  none?: true;
  /** Whether a question with choices is asked. */
  asks?: boolean;
  contact?: true;
  /** Kinds of sources, separated by spaces, of which one is quoted. */
  quotes?: string;
  /** The name of the specification that is quoted. */
  field?: RegExp;
  /** The address of what is quoted. */
  source?: RegExp;
  /** The product that the answer is about. */
  about?: Shown;
  /** The answer is about a product whose specification or price must be told: its own value stands in the text. */
  compares?: readonly Shown[];
  /** Nobody can know this: nothing is shown, compared or quoted. */
  honest?: true;
  /** All products of an earlier turn are gone from the list, and others are shown. */
  fresh?: number;
  /** Cheaper than this product. */
  below?: Shown;
  /** The price bounds are gone from the wish. */
  unbounded?: true;
}

export interface Turn {
  /** `{brand:1.2}` and `{name:1.2}` stand for what was shown. */
  say: string;
  expect?: Expected;
}
export interface Dialogue {
  class: string;
  turns: readonly Turn[];
}

/** Dialogues of one question. */
export const singles = (name: string, rows: readonly (readonly [say: string, expect: Expected])[]): Dialogue[] =>
  rows.map(([say, expect]) => ({ class: name, turns: [{ say, expect }] }));

/** Dialogues of several turns; a row without expectation only leads up to the next. */
export const talks = (
  name: string,
  dialogues: readonly (readonly (readonly [say: string, expect?: Expected])[])[],
): Dialogue[] =>
  dialogues.map((rows) => ({ class: name, turns: rows.map(([say, expect]) => ({ say, ...(expect && { expect }) })) }));
