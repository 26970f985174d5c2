import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ProductSummary } from "#contract/products";
import type { Facets, SearchRequest } from "#contract/search";
import type { Wish, WishRequest } from "#contract/wish";
import type { ProductChanges } from "../catalogue/changes";
import type { Kit, Module } from "../kit";
import { withPricesAt } from "../products/at-shop";
import { type AddHighlights, withHighlights } from "../products/price-highlights";
import { productSummaries } from "../products/summaries";
import { shownUnit } from "./analysis/units";
import type { MeasuredFeature } from "./engine/engine";
import { LiveIndex } from "./live-index";
import type { FoundAmong } from "./query/among";
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
  /** Those of some products that meet a request's filters, in their order, and what they can be filtered by. */
  among(ids: string[], request: SearchRequest): Promise<FoundAmong>;
  /** Ids of similar products, most similar first; excludes the given products. */
  moreLikeThis(ids: string[], limit: number): Promise<string[]>;
  /** Adds what lists may say about prices, without failing when the index cannot tell. */
  addHighlights: AddHighlights;
  /** What a sentence asks for; with `whole` never null. */
  readWish(q: string, context?: Omit<WishRequest, "q">): Promise<Wish | null>;
  /** What a long message says of the one thing that it asks for; undefined where that is all of it, or nothing. */
  focus(message: string): Promise<string | undefined>;
  /** Words of the operator's data that compare: `stiller`, `langere accuduur`. */
  comparatives(): Promise<string[]>;
  /** Ids of the products that a search finds, in order; `relaxed`: the words that it kept, when all of them found nothing. */
  ids(request: SearchRequest): Promise<{ ids: string[]; total: number; relaxed?: string; mended?: string }>;
  facets(request: SearchRequest): Promise<Facets>;
  /** What the products of a category have numbers of, in base units. */
  quantities(kindKey: string): Promise<MeasuredFeature[]>;
  /** The number that products have of a feature, in its base unit; the others are absent. */
  quantityOf(productIds: string[], feature: string): Promise<Map<string, number>>;
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
    among: (ids, request) => index.call("among", ids, request, kit.now().getTime()),
    moreLikeThis: (ids, limit) => index.call("moreLikeThis", ids, limit),
    async addHighlights(products) {
      const ids = products.map(({ id }) => id);
      const news = await index.call("priceNews", ids, kit.now().getTime()).catch(() => undefined);
      return news ? products.map((product) => withHighlights(product, news[product.id])) : products;
    },
    readWish: (q, context = {}) => index.call("readWish", { ...context, q }),
    focus: (message) => index.call("focus", message),
    comparatives: () => index.call("comparatives"),
    async ids(request) {
      const { ids, total, warnings } = await index.call("search", request, kit.now().getTime());
      const to = (kind: string) => warnings.find(({ type }) => type === kind)?.to;
      const [relaxed, mended] = [to("relaxed"), to("spelling")];
      return { ids, total, ...(relaxed !== undefined && { relaxed }), ...(mended !== undefined && { mended }) };
    },
    facets: (request) => index.call("facets", request, kit.now().getTime()),
    async quantities(kindKey) {
      const measured = await index.call("measured", kindKey);
      return measured.map(({ unit, ...others }) => ({ ...others, unit: shownUnit(unit) }));
    },
    quantityOf: (ids, feature) => index.call("quantityOf", ids, feature),
    rebuild: () => index.rebuild(),
    close: () => index.close(),
  };
}
