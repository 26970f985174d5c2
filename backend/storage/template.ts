import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../process/root";
import { startEmbeddedStore } from "./embedded";
import { waitForFolder } from "./lock";
import { migrateTables, migrationsFolder } from "./migrate";

/**
 * Creating an embedded PostgreSQL takes seconds and some 700 MB of memory, copying one is instant. So a store with all
 * tables is created once, in node_modules/.cache/etalage, and every new store is a copy of it. The folder is named
 * after the migrations and the engine's version.
 */
async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  const engine = join(projectRoot(), "node_modules", "@electric-sql", "pglite", "package.json");
  hash.update(await readFile(engine));
  const folder = migrationsFolder();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()) {
    hash.update(file).update(await readFile(join(folder, file)));
  }
  return `store-${hash.digest("hex").slice(0, 16)}`;
}

async function make(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}.tmp`;
  try {
    const store = await startEmbeddedStore({ folder: unfinished });
    await migrateTables(store.pool).finally(store.close);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function removeOlder(cache: string, current: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const other = join(cache, name);
    if (name.startsWith("store-") && other !== current) await rm(other, { recursive: true, force: true });
  }
}

/** The folder of the template, created if missing. Concurrent processes create it once. */
export async function preparedTemplate(): Promise<string> {
  const cache = join(projectRoot(), "node_modules", ".cache", "etalage");
  const folder = join(cache, await templateName());
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const lock = await waitForFolder(cache, 60_000);
  try {
    if (!existsSync(folder)) {
      await make(folder);
      await removeOlder(cache, folder);
    }
  } finally {
    await lock.release();
  }
  return folder;
}
