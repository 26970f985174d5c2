import type { ProductSummary } from "#contract/products";
import { listed } from "~/features/product/listed";

/** Rows of products below each other: no product twice, none of `seen`, and adult ones only for who chose so. */
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
