import { type KindsRead, kindsOfKeys, takeKinds, type Visitor } from "./read-kinds";
import type { Purpose } from "./read-purpose";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import type { Unnamed } from "./subject";

/** What is sought beside what it is for, whose own kind is then none of it. */
export function takePurpose(
  reading: Reading,
  { from, to, kinds: keys }: Purpose,
  visitor: Visitor,
  sense: ShopSense,
): KindsRead {
  const kinds = kindsOfKeys(keys, visitor, sense);
  if (kinds.length > 0) takeKinds(reading, { from, to }, kinds);
  else reading.take(from, to);
  return { kinds, isNarrowed: false };
}

/** The subject of words that say what they are for. */
export const subjectOf = ({ kinds, noun, isStrict }: Purpose, { category }: Visitor): Unnamed => ({
  ...(noun && { noun }),
  ...(isStrict && { isUnsold: true }),
  ...(kinds.length === 0 && { within: [], ...(category && { isElsewhere: true }) }),
});
