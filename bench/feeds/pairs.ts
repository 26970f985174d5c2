import type { Found } from "./contents";
import type { FeedFile, Item } from "./item";
import { isHeldOut } from "./kind";

export interface PairScore {
  name: string;
  /** Pairs of offers of two shops for one thing, by the truth. */
  wanted: number;
  /** Pairs that share a product. */
  made: number;
  right: number;
}

type Pair = readonly [one: string, other: string];

/** All pairs of entries whose shops differ. */
function across<T extends { website: string; name: string }>(entries: readonly T[]): Pair[] {
  return entries.flatMap((one, at) =>
    entries.slice(at + 1).flatMap((other) => (one.website === other.website ? [] : [[one.name, other.name] as const])),
  );
}

const keyed = (pair: Pair): string => [...pair].sort().join(" = ");

export function grouped<T>(values: Iterable<T>, keyOf: (value: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}

interface Named extends Item {
  website: string;
  name: string;
}

function compared(feeds: readonly FeedFile[], found: readonly Found[]) {
  const items = new Map<string, Named>();
  for (const { website, items: own } of feeds) {
    for (const item of own) items.set(`${website} ${item.id}`, { ...item, website, name: `${website} ${item.id}` });
  }
  const wanted = grouped(items.values(), ({ product }) => product.key).flatMap(across);
  const offered = found.map(({ offers }) => offers.map((one) => ({ ...one, name: `${one.website} ${one.id}` })));
  return { items, wanted, made: offered.flatMap(across) };
}

/** Which offers of several shops were brought together, with a barcode on both sides and without. */
export function pairScores(feeds: readonly FeedFile[], found: readonly Found[]): PairScore[] {
  const { items, wanted, made } = compared(feeds, found);
  const truth = new Set(wanted.map(keyed));
  const isCoded = (pair: Pair) => pair.every((name) => /^8719/.test(items.get(name)?.gtin ?? ""));
  const isUnseen = ([name]: Pair) => isHeldOut(items.get(name)?.product.kind);
  const score = (name: string, keep: (pair: Pair) => boolean): PairScore => ({
    name,
    wanted: wanted.filter(keep).length,
    made: made.filter(keep).length,
    right: made.filter((pair) => keep(pair) && truth.has(keyed(pair))).length,
  });
  return [
    score("barcode on both sides", isCoded),
    score("no barcode on one side", (pair) => !isCoded(pair)),
    score("the same, held-out kinds", (pair) => !isCoded(pair) && isUnseen(pair)),
    score("all pairs", () => true),
  ];
}

/** Pairs of the kinds that are not held out: those wrongly brought together first, then those that were missed. */
export function mistakenPairs(feeds: readonly FeedFile[], found: readonly Found[]): string[] {
  const { items, wanted, made } = compared(feeds, found);
  const [truth, done] = [new Set(wanted.map(keyed)), new Set(made.map(keyed))];
  const told = (sign: string, pairs: readonly Pair[]) =>
    pairs
      .filter(([name]) => !isHeldOut(items.get(name)?.product.kind))
      .map((pair) => `${sign} ${pair.map((name) => items.get(name)?.title ?? name).join("  |  ")}`);
  return [
    ...told(
      "wrong ",
      made.filter((pair) => !truth.has(keyed(pair))),
    ),
    ...told(
      "missed",
      wanted.filter((pair) => !done.has(keyed(pair))),
    ),
  ];
}

/** Products on which one shop has offers of different things. */
export const mixed = (found: readonly Found[]): number =>
  found.filter(({ offers }) => {
    const things = new Set(offers.map(({ website, thing }) => `${website} ${thing.key}`));
    return things.size > new Set(offers.map(({ website }) => website)).size;
  }).length;

/** How many variant groups of a shop have one family for all their products, and how many there are. */
export function families(website: string, found: readonly Found[]): { whole: number; groups: number } {
  const own = found.flatMap(({ family, offers }) =>
    offers.filter((offer) => offer.website === website).map(({ thing }) => ({ family, group: thing.group })),
  );
  const groups = grouped(own, ({ group }) => group).filter((members) => members.length > 1);
  const whole = groups.filter(
    ([first, ...rest]) => first?.family && rest.every(({ family }) => family === first.family),
  );
  return { whole: whole.length, groups: groups.length };
}
