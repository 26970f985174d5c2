import type { Preference } from "#contract/wish";
import { type Bits, bitsOf, countBits } from "./bits";
import type { Columns } from "./columns";
import type { EngineQuery } from "./engine";
import type { Countable } from "./facets-of";
import type { RankedMatches } from "./ranked-matches";
import type { SortedSlots } from "./sorting";
import { within } from "./text-ranking";

/** More documents than this are ordered by relevance first, and only the first of them by preference. */
const MOST_PREFERRED = 20_000;

/** By slot: lower is better; documents without the quantity come last. */
function keyOf(columns: Columns, { feature, direction }: Preference, bits: Bits): (slot: number) => number {
  const sign = direction === "low" ? 1 : -1;
  if (feature === "price") {
    return (slot) => {
      const price = columns.price[slot] ?? -1;
      return price < 0 ? Number.POSITIVE_INFINITY : sign * price;
    };
  }
  const quantity = columns.quantities.valuesOf(feature, bits);
  return (slot) => {
    const value = quantity(slot);
    return value === undefined ? Number.POSITIVE_INFINITY : sign * value;
  };
}

/** Slots by their quantities, the first preference first; those that are equal keep their order. */
function preferred(columns: Columns, prefer: readonly Preference[], slots: readonly number[]): number[] {
  const bits = bitsOf(columns.slots, slots);
  const keys = prefer.map((one) => Float64Array.from(slots, keyOf(columns, one, bits)));
  const places = slots.map((_, at) => at);
  places.sort((a, b) => {
    for (const key of keys) {
      const [one = 0, other = 0] = [key[a], key[b]];
      if (one !== other) return one < other ? -1 : 1;
    }
    return a - b;
  });
  return places.map((at) => slots[at] ?? 0);
}

/** A page by preference: of whole matches before partial ones, and variants once, by the best of them. */
export function preferredPage(
  { columns, groups }: Pick<Countable, "columns" | "groups">,
  order: SortedSlots,
  { prefer = [], from, size }: EngineQuery,
  matches: Bits,
  ranked?: RankedMatches,
): number[] {
  const inOrder = (slots: readonly number[]) => preferred(columns, prefer, slots);
  const page = (list: readonly number[]) => groups.firstOfEach(list).slice(from, from + size);
  if (!ranked) return page(inOrder(order.page(matches, countBits(matches), { from: 0, size: MOST_PREFERRED })));
  const whole = new Set(ranked.whole);
  const found = within(ranked.slots, matches);
  return page([true, false].flatMap((isWhole) => inOrder(found.filter((slot) => whole.has(slot) === isWhole))));
}
