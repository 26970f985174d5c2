import type { ProductSummary } from "#contract/products";
import { listed } from "~/features/product/listed";

/**
 * Product rows of one page: no product twice, none of `seen`, and adult products only if the visitor chose to see them.
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
        if (taken.has(product.id) || product.expired || (product.adult_content && !adult)) return false;
        taken.add(product.id);
        return true;
      })
      .map(listed),
  );
}
