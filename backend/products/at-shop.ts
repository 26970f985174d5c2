import { bestOffer, lowestPrices } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import type { Session } from "../storage/database";
import { offersAt } from "./offers";

/**
 * Adds what products cost at one shop, which a list about that shop shows and sorts by. One query more, and only for
 * such a list: summaries are shared with all others.
 */
export async function withPricesAt(
  session: Session,
  website: string,
  products: ProductSummary[],
): Promise<ProductSummary[]> {
  const ids = products.map(({ id }) => id);
  const offers = await offersAt(session, ids, website);
  return products.map((product) => {
    const own = offers.get(product.id) ?? [];
    const name = own[0]?.shop.name;
    if (name === undefined || product.expired) return product;
    return { ...product, atShop: { name, ...lowestPrices(own), delivery: bestOffer(own)?.delivery ?? null } };
  });
}
