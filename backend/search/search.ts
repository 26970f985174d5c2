import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ProductSummary } from "#contract/products";
import type { ProductChanges } from "../catalogue/changes";
import type { Kit, Module } from "../kit";
import { withPricesAt } from "../products/at-shop";
import { type AddHighlights, withHighlights } from "../products/price-highlights";
import { productSummaries } from "../products/summaries";
import { LiveIndex } from "./live-index";
import { searchRoutes } from "./routes";

export interface SearchOptions {
  /** Products by id, in the given order, skipping unknown ones; read from the database by default. */
  summaries?: (ids: string[]) => Promise<ProductSummary[]>;
}

export interface Search extends Module, ProductChanges {
  /** Resolves when search works (at once with an existing index, else after building one) or an attempt has failed. */
  ready(): Promise<void>;
  /** Whether search works now. */
  answers(): Promise<boolean>;
  /** Ids of similar products, most similar first; excludes the given products. */
  moreLikeThis(ids: string[], limit: number): Promise<string[]>;
  /** Adds what lists may say about prices, without failing when the index cannot tell. */
  addHighlights: AddHighlights;
  /** Rebuilds the index from the database while the current one keeps serving. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded search: an index in `<dataDir>/search`, derived from the database and queried in a thread of its own.
 */
export function createSearch(kit: Kit, options: SearchOptions = {}): Search {
  const index = new LiveIndex(kit, join(kit.dataDir, "search"));
  const summaries = options.summaries ?? ((ids: string[]) => productSummaries(kit.db, ids));
  const pricesAt = (website: string, products: ProductSummary[]) => withPricesAt(kit.db, website, products);
  return {
    routes: searchRoutes({ log: kit.log, now: kit.now, index, summaries, pricesAt, newId: randomUUID }),
    catchUp: () => index.catchUp(),
    behind: () => index.behind(),
    ready: () => index.ready(),
    answers: () => index.answers(),
    moreLikeThis: (ids, limit) => index.call("moreLikeThis", ids, limit),
    async addHighlights(products) {
      const ids = products.map(({ id }) => id);
      const news = await index.call("priceNews", ids, kit.now().getTime()).catch(() => undefined);
      return news ? products.map((product) => withHighlights(product, news[product.id])) : products;
    },
    rebuild: () => index.rebuild(),
    close: () => index.close(),
  };
}
