import { MOST_LINES, MOST_SHOPS } from "./limits";

interface Line {
  shopId: string;
  merchantProductId: string;
  quantity: number;
}

const keyOf = ({ shopId, merchantProductId }: Line) => JSON.stringify([shopId, merchantProductId]);

/**
 * The lines of one cart that must be written into another to join them: those it does not have while there is room, and
 * those of which it has fewer units.
 */
export function joinedLines<L extends Line>(own: readonly L[], other: readonly L[]): L[] {
  const known = new Map(own.map((line) => [keyOf(line), line]));
  const shops = new Set(own.map(({ shopId }) => shopId));
  return other.flatMap((line) => {
    const same = known.get(keyOf(line));
    if (same) return line.quantity > same.quantity ? [{ ...same, quantity: line.quantity }] : [];
    const fits = known.size < MOST_LINES && (shops.has(line.shopId) || shops.size < MOST_SHOPS);
    if (!fits) return [];
    known.set(keyOf(line), line);
    shops.add(line.shopId);
    return [line];
  });
}
