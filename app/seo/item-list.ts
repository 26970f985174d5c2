import type { ItemList, WithContext } from "schema-dts";
import type { ProductSummary } from "#contract/products";
import { absoluteUrl } from "./absolute-url";

/** The products on one page of a list, if it has any; positions continue from the earlier pages. */
export function itemListJsonLd(
  products: readonly Pick<ProductSummary, "name" | "canonical_path">[],
  { origin, name, total, offset = 0 }: { origin: string; name: string; total?: number; offset?: number },
): WithContext<ItemList> | undefined {
  if (products.length === 0) return undefined;
  const items = products.flatMap((product, index) => {
    const url = absoluteUrl(origin, product.canonical_path);
    return url ? [{ "@type": "ListItem" as const, position: offset + index + 1, url, name: product.name }] : [];
  });
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: total ?? items.length,
    itemListElement: items,
  };
}
