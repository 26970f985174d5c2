import type { ProductSummary } from "#contract/products";
import { listed } from "~/features/product/listed";

/** Stands for a group of variants among the ids of what was shown. */
export const groupMark = (groupId: string): string => `group ${groupId}`;

interface RowLimits {
  adult: boolean;
  /** Products in a row. */
  most: number;
}

/**
 * Product rows of one page: no product or group of variants twice, none of `seen`, and adult products only if the visitor chose to see them.
 */
export function distinctRows(
  rows: readonly (readonly ProductSummary[])[],
  seen: readonly string[],
  { adult, most }: RowLimits,
): ProductSummary[][] {
  const taken = new Set(seen);
  return rows.map((row) => {
    const shown: ProductSummary[] = [];
    for (const product of row) {
      const { id, variants } = product;
      const group = variants && groupMark(variants.groupId);
      if (taken.has(id) || (group && taken.has(group))) continue;
      if (product.expired || (product.adult_content && !adult)) continue;
      taken.add(id);
      if (group) taken.add(group);
      if (shown.push(listed(product)) === most) break;
    }
    return shown;
  });
}
