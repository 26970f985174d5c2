import type { Cents } from "#contract/money";
import type { ProductSummary } from "#contract/products";

/** What may be said today about a product's price without shipping, and about no other price. */
export interface PriceHighlights {
  price: Cents;
  /** `since` in days since 1970. */
  drop?: { before: Cents; since: number };
  lowest: boolean;
}

/** Adds to summaries what is known about their prices. */
export type AddHighlights = (products: ProductSummary[]) => Promise<ProductSummary[]>;

/** For a service without a search engine, which is what knows. */
export const noHighlights: AddHighlights = async (products) => products;

const DAY_MS = 86_400_000;

/** A summary with the news about its price; without it when its price is another by now. */
export function withHighlights(product: ProductSummary, news: PriceHighlights | undefined): ProductSummary {
  if (!news || news.price !== product.lowestPrice) return product;
  return {
    ...product,
    ...(news.drop && { drop: dropOf(news.drop, news.price) }),
    ...(news.lowest && { lowestInMonths: true }),
  };
}

function dropOf({ before, since }: NonNullable<PriceHighlights["drop"]>, now: Cents) {
  const percentage = Math.floor(((before - now) * 100) / before);
  return { before, now, percentage, since: new Date(since * DAY_MS).toISOString().slice(0, 10) };
}
