import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ProductSummary } from "#contract/products";
import type { ProductChanges } from "../catalogue/changes";
import type { Kit, Module } from "../kit";
import { productSummaries } from "../products/summaries";
import { LiveIndex } from "./live-index";
import { searchRoutes } from "./routes";

export interface SearchOptions {
  /** Products by id, in the order asked, unknown ones left out; from the database unless given. */
  summaries?: (ids: string[]) => Promise<ProductSummary[]>;
}

export interface Search extends Module, ProductChanges {
  /** Resolves when products can be found (at once when an index was left, else when it has been built) or a try failed. */
  ready(): Promise<void>;
  /** Whether products can be found now. */
  answers(): Promise<boolean>;
  /** Ids of products like these, likest first; the products themselves are left out. */
  moreLikeThis(ids: string[], limit: number): Promise<string[]>;
  /** Builds the index anew from the database, while the present one goes on answering. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded search: an index in `<dataDir>/search`, derived from the database and asked in a thread of its own. */
export function createSearch(kit: Kit, options: SearchOptions = {}): Search {
  const index = new LiveIndex(kit, join(kit.dataDir, "search"));
  const summaries = options.summaries ?? ((ids: string[]) => productSummaries(kit.db, ids));
  return {
    routes: searchRoutes({ log: kit.log, now: kit.now, index, summaries, newId: randomUUID }),
    catchUp: () => index.catchUp(),
    ready: () => index.ready(),
    answers: () => index.answers(),
    moreLikeThis: (ids, limit) => index.call("moreLikeThis", ids, limit),
    rebuild: () => index.rebuild(),
    close: () => index.close(),
  };
}
