import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProductImage } from "#contract/products";
import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import type { Log } from "../process/log";
import { openDatabase } from "../storage/open";
import { importFeed } from "./import-feed";
import type { ImportReport } from "./import-report";
import { inPieces } from "./test-feed";

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface TestKit {
  kit: Kit;
  /** The clock: set it to move time. */
  clock: { now: Date };
  /** Counts calls to catch up the search index, and records every announced change. */
  changes: CatalogueChanges & { calls: number; announced: CatalogueChange[] };
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  /** Imports this text as the feed of a shop. */
  bring(content: string, options?: { url?: string; force?: boolean }): Promise<ImportReport>;
  rows<Row extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Restores the initial state. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

const START = "2026-11-20T12:00:00Z";

/** A separate backend for a test: an in-memory store, a temporary folder, a fixed clock. */
export async function openTestKit(log: Log = silent): Promise<TestKit> {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-feeds-"));
  const db = await openDatabase({ log });
  const clock = { now: new Date(START) };
  const changes: TestKit["changes"] = {
    calls: 0,
    announced: [],
    announce(change) {
      changes.announced.push(change);
    },
    async catchUp() {
      changes.calls += 1;
    },
    behind: async () => 0,
  };
  const kit: Kit = { db, dataDir, log, now: () => clock.now };
  const images: TestKit["images"] = {
    adopt: async (urls) => urls.map((url) => ({ url: `/adopted/${encodeURIComponent(url)}` })),
  };
  return {
    kit,
    clock,
    changes,
    images,
    bring: (content, { url = "https://www.winkel.example/", force = false } = {}) =>
      importFeed({
        kit,
        changes,
        images,
        shopName: "Winkel",
        shopUrl: url,
        source: inPieces(content, 8000),
        sourceName: "test",
        force,
      }),
    rows: async <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
      (await db.query<Row>(sql, values)).rows,
    async empty() {
      await db.query("truncate shops, products, categories, price_points, feed_staging, feed_plan cascade");
      clock.now = new Date(START);
      changes.calls = 0;
      changes.announced = [];
    },
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
