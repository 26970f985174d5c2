import type { ProductSummary } from "#contract/products";
import { listed } from "~/features/product/listed";

/** Stands for a group of variants among the ids of what was shown. */
export const groupMark = (groupId: string): string => `group ${groupId}`;

/**
 * Product rows of one page: no product or group of variants twice, none of `seen`, and adult products only if the visitor chose to see them.
 */
export function distinctRows(
  rows: readonly (readonly ProductSummary[])[],
  seen: readonly string[],
  adult: boolean,
): ProductSummary[][] {
  const taken = new Set(seen);
  return rows.map((row) =>
    row
      .filter((product) => {
        const { id, variants } = product;
        const group = variants && groupMark(variants.groupId);
        if (taken.has(id) || (group && taken.has(group))) return false;
        if (product.expired || (product.adult_content && !adult)) return false;
        taken.add(id);
        if (group) taken.add(group);
        return true;
      })
      .map(listed),
  );
}
