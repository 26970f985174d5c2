import type { ProductSummary } from "#contract/products";

/** What a card needs of a product: lists are sent twice, as HTML and as data, so the rest stays behind. */
export function listed<Listed extends ProductSummary>(product: Listed): Listed {
  return { ...product, shortDesc: "", images: product.images.slice(0, 1), offers: [] };
}
