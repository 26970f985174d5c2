import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../root";
import { startEmbeddedStore } from "./embedded";
import { waitForFolder } from "./lock";
import { migrateTables, migrationsFolder } from "./migrate";

/**
 * Creating an embedded PostgreSQL takes seconds and some 700 MB of memory; copying one takes half a second. So a
 * store with all tables is made once, kept as one file in node_modules/.cache/etalage, and every new store starts
 * from it. A change of the migrations or of the engine's version gives the file another name.
 */
async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  const engine = join(projectRoot(), "node_modules", "@electric-sql", "pglite", "package.json");
  hash.update(await readFile(engine));
  const folder = migrationsFolder();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()) {
    hash.update(file).update(await readFile(join(folder, file)));
  }
  return `store-${hash.digest("hex").slice(0, 16)}.tar`;
}

async function make(file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  const store = await startEmbeddedStore({});
  try {
    await migrateTables(store.pool);
    await store.dump(unfinished);
    await rename(unfinished, file);
  } finally {
    await store.close();
    await rm(unfinished, { force: true });
  }
}

async function removeOlder(cache: string, current: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    if (/^store-.*\.tar/.test(name) && file !== current) await rm(file, { force: true });
  }
}

/** The path of the template; made when it is not there. Processes that ask at the same time make it once. */
export async function preparedTemplate(): Promise<string> {
  const cache = join(projectRoot(), "node_modules", ".cache", "etalage");
  const file = join(cache, await templateName());
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  const lock = await waitForFolder(cache, 60_000);
  try {
    if (!existsSync(file)) {
      await make(file);
      await removeOlder(cache, file);
    }
  } finally {
    await lock.release();
  }
  return file;
}
