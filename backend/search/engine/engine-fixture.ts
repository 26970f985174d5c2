import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { IndexDocument } from "./engine";
import { SqliteEngine } from "./sqlite-engine";

/** An engine of its own that holds these documents, for the tests of one file. */
export function withEngine(documents: readonly IndexDocument[]) {
  let folder = "";
  let engine: SqliteEngine;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "search-engine-"));
    engine = SqliteEngine.create(folder);
    engine.startBuilding();
    await engine.upsert([...documents]);
    engine.built();
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });
  return {
    engine: () => engine,
    /** Closes the files and opens them again, as a restart does. */
    reopen: async () => {
      await engine.close();
      engine = SqliteEngine.open(folder);
    },
  };
}
