import { mainsOf } from "./departments";
import { spread } from "./spread";

/** One kind of product, as two shops name it. */
export interface Kind {
  slug: string;
  /** Dutch, singular. */
  word: string;
  /** What the second shop writes instead. */
  short: string;
  /** The shop's own path, `Wonen > Keuken > Waterkokers`. */
  path: string;
  /** Google's taxonomy id; empty when the feed does not give one. */
  google: string;
  /** Slugs of the main categories in which a visitor would look for it. */
  mains: readonly string[];
  /** Titles carry the maker's code. */
  coded: boolean;
  /** Something for another product: a case, a filter, a cable. */
  accessory: boolean;
}

export type KindRow = readonly [
  slug: string,
  word: string,
  short: string,
  path: string,
  google: string,
  departments: string,
  marks?: string,
];

/** `marks` holds `coded`, `accessory` or both. */
export const readKind = ([slug, word, short, path, google, departments, marks = ""]: KindRow): Kind => ({
  slug,
  word,
  short,
  path,
  google,
  mains: mainsOf(departments),
  coded: marks.includes("coded"),
  accessory: marks.includes("accessory"),
});

/** A third of the kinds are held out: they are scored, but what goes wrong with them is not listed. */
export const isHeldOut = (kind: Kind | undefined): boolean => spread(`${kind?.slug}#held out`, 3) === 0;
