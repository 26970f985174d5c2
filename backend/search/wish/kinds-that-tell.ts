import { readFilterValue } from "#contract/filter-values";
import type { WishKind } from "#contract/wish";
import { isLeaf, kindsOfKeys, partOfKinds, usable, type Visitor } from "./read-kinds";
import { facetField } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** What a property that is there or not is refused by. */
const YES = /^ja$/i;

/** Categories without any below them: those that are named, and those within them. */
const leavesOf = (kinds: readonly WishKind[], sense: ShopSense): string[] => [
  ...new Set(
    kinds.flatMap(({ key }) =>
      sense.categories.flatMap((one) =>
        (one.key === key || one.key.startsWith(`${key}.`)) && isLeaf(one.key, sense) ? one.key : [],
      ),
    ),
  ),
];

/**
 * Of several kinds those of which the shop tells whether they have what is refused: `stoelen zonder armleuning` are dining
 * chairs, because of garden chairs nothing says so.
 */
export function kindsThatTell(
  reading: Reading,
  kinds: readonly WishKind[],
  visitor: Visitor,
  sense: ShopSense,
): WishKind[] {
  if (kinds.length < 2) return [...kinds];
  const refused = reading.parts.flatMap(({ filter }) => {
    const read = (filter?.values ?? []).map(readFilterValue);
    return read.flatMap((one) =>
      filter && one.is === "not" && YES.test(one.value) ? [{ ...one, field: filter.key }] : [],
    );
  });
  const tells = (key: string) =>
    refused.every(({ field, value }) => sense.facts.countOf(facetField({ field, value }), value, [key]) > 0);
  const told = refused.length === 0 ? [] : usable(leavesOf(kinds, sense), visitor, sense).filter(tells);
  if (told.length === 0) return [...kinds];
  const found = kindsOfKeys(told, visitor, sense);
  const at = reading.parts.findIndex(({ kind }) => kind === "kind");
  const said = reading.parts[at]?.said;
  if (said !== undefined) reading.parts[at] = partOfKinds(said, found);
  return found;
}
