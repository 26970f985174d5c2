import { lowestPrices, shownPrice } from "#contract/offer-rules";
import type { Product, ProductSummary } from "#contract/products";
import { euros } from "./ecommerce";

/** A product as GA4 names it, where nothing is bought of it yet. */
export interface LookedAt {
  item_id: string;
  item_name: string;
  item_brand?: string;
  /** Euros, as shown: with shipping where that is known. */
  price?: number;
  /** Place in its list, from 0. */
  index?: number;
}
interface Valued {
  currency: "EUR";
  value: number;
  items: LookedAt[];
}
interface ListLook {
  item_list_id: string;
  items: LookedAt[];
}

/** GA4's recommended events about looking at products, and what this shop adds: the way out to a shop. */
export interface ItemEvents {
  view_item_list: { ecommerce: ListLook };
  select_item: { ecommerce: ListLook };
  view_item: { ecommerce: Valued };
  add_to_wishlist: { ecommerce: Valued };
  /** In the search-engine reading a visit ends at the shop itself. */
  click_out: { shop: string; item_id: string };
}

/** A list longer than any page of ours is cut. */
const MOST = 100;

export type Listed = Pick<ProductSummary, "id" | "name" | "brand" | "lowestPrice" | "lowestTotal">;

function lookedAt(product: Listed): LookedAt {
  const price = shownPrice(product);
  return {
    item_id: product.id,
    item_name: product.name,
    ...(product.brand ? { item_brand: product.brand } : {}),
    ...(price === null ? {} : { price: euros(price) }),
  };
}

export const listLook = (id: string, products: readonly Listed[]): ListLook => ({
  item_list_id: id,
  items: products.slice(0, MOST).map((product, index) => ({ ...lookedAt(product), index })),
});

/** What was chosen from a list, at its place there. */
export function choice(id: string, products: readonly Listed[], productId: string): ListLook | undefined {
  const found = listLook(id, products).items.filter((item) => item.item_id === productId);
  return found.length > 0 ? { item_list_id: id, items: found.slice(0, 1) } : undefined;
}

/** For a product page, which knows offers instead of a summary's prices. */
export const listedOf = (product: Product): Listed => ({ ...product, ...lowestPrices(product.offers) });

export function valued(product: Listed): Valued {
  const item = lookedAt(product);
  return { currency: "EUR", value: item.price ?? 0, items: [item] };
}
