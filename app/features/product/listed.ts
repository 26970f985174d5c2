import type { ProductSummary } from "#contract/products";

/** Keeps only what a card needs: lists are sent twice, as HTML and as data. */
export function listed<Listed extends ProductSummary>(product: Listed): Listed {
  return { ...product, shortDesc: "", images: product.images.slice(0, 1), offers: [] };
}
