import type { ProductSummary } from "#contract/products";
import { failure } from "../http/failure";
import { productSummaries } from "../products/summaries";
import type { Database } from "../storage/database";

export const isOnSale = ({ lowestPrice }: ProductSummary) => lowestPrice !== null;

/** The product to subscribe to; 404 when it is unknown, 409 when it can be ordered (BS-03). */
export async function awaitable(db: Database, id: string): Promise<ProductSummary> {
  const [product] = await productSummaries(db, [id]);
  if (!product) throw failure(404, "There is no such product.");
  if (isOnSale(product)) throw failure(409, "The product can be ordered.");
  return product;
}
