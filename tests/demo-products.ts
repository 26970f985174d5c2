import type { LabelledProduct } from "../bench/relevance/product";
import { generateDemoShop } from "../demo/catalogue/index";

/** Products of the demo shop that a shopper can be shown: not gone, not moved, not for adults only. */
export function demoProducts(count: number): LabelledProduct[] {
  const shop = generateDemoShop({ products: count, today: "2026-11-21" });
  const keys = new Map(shop.categories.map(({ id, key }) => [id, key]));
  const found: LabelledProduct[] = [];
  for (const { product } of shop.products) {
    if (product.expired || product.movedTo || product.adultContent) continue;
    found.push({
      id: product.id,
      name: product.name,
      brand: product.brand ?? "",
      model: product.model ?? "",
      categories: (keys.get(product.categoryId ?? "") ?? "").split("."),
      color: product.color ?? [],
      size: product.size ?? [],
      gender: product.gender ?? "",
      gtin: product.gtin ?? "",
      mpn: product.mpn ?? "",
      specifications: Object.fromEntries((product.specifications ?? []).map(({ name, value }) => [name, value])),
    });
  }
  return found;
}
