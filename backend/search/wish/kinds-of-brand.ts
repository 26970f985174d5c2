import type { WishKind } from "#contract/wish";
import { kindsOfKeys, partOfKinds, usable, type Visitor } from "./read-kinds";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const MOST_KINDS = 4;

/** Brands that are named and wanted. */
export const brandsIn = (mentions: readonly Mention[]): string[] => [
  ...new Set(
    mentions.flatMap(({ denied, values }) =>
      denied === undefined ? values.flatMap(({ field, value }) => (field === "brand" ? value : [])) : [],
    ),
  ),
];

/**
 * Of kinds that share a noun, those that the brand makes; where it makes none of them, what it has that goes by the noun:
 * `koffiemachine van Jura`. The kinds as they are when that says nothing.
 */
export async function kindsOfBrand(
  reading: Reading,
  mentions: readonly Mention[],
  kinds: WishKind[],
  visitor: Visitor,
  sense: ShopSense,
): Promise<WishKind[]> {
  const brands = brandsIn(mentions.filter(({ from, to }) => reading.isFree(from, to)));
  const named = reading.parts.find(({ kind }) => kind === "kind");
  if (brands.length === 0 || kinds.length === 0 || !named) return kinds;
  const makes = ({ key }: WishKind) => brands.some((brand) => sense.facts.countOf("brand", brand, [key]) > 0);
  const made = kinds.filter(makes);
  const chosen = made.length > 0 ? made : await otherKinds(named.said.toLowerCase(), brands, visitor, sense);
  if (chosen.length === 0 || chosen.length === kinds.length) return kinds;
  reading.parts.splice(reading.parts.indexOf(named), 1, partOfKinds(named.said, chosen));
  return chosen;
}

async function otherKinds(noun: string, brands: readonly string[], visitor: Visitor, sense: ShopSense) {
  if (!/^[a-z]+$/.test(noun)) return [];
  const keys = await Promise.all(brands.map((brand) => sense.kindsOfBoth(noun, brand)));
  const others = usable(keys.flat(), visitor, sense);
  return others.length <= MOST_KINDS ? kindsOfKeys(others, visitor, sense) : [];
}
