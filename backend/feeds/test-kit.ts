import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProductImage } from "#contract/products";
import type { Kit, Log, ProductChanges } from "../kit";
import { openDatabase } from "../storage/open";

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export interface TestKit {
  kit: Kit;
  /** The clock: set it to move time. */
  clock: { now: Date };
  /** How often the search index was told to catch up. */
  changes: ProductChanges & { calls: number };
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  close(): Promise<void>;
}

/** A backend of its own for a test: a store in memory, a folder that disappears, a clock that stands still. */
export async function openTestKit(log: Log = silent): Promise<TestKit> {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-feeds-"));
  const db = await openDatabase({ log });
  const clock = { now: new Date("2026-11-20T12:00:00Z") };
  const changes = {
    calls: 0,
    async catchUp() {
      changes.calls += 1;
    },
  };
  return {
    kit: { db, dataDir, log, now: () => clock.now },
    clock,
    changes,
    images: { adopt: async (urls) => urls.map((url) => ({ url: `/adopted/${encodeURIComponent(url)}` })) },
    async close() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
