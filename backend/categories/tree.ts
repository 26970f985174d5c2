import { countByCategory, productRevision } from "../catalogue/counts";
import type { Database } from "../storage/database";
import { readCategories } from "./records";
import { buildTree, type CategoryTree } from "./rules";

/** How long a tree is believed before the store is asked whether products changed, and after which it is read anew. */
const ASK_AGAIN_MS = 5_000;
const READ_AGAIN_MS = 60_000;

interface Kept {
  tree: Promise<CategoryTree>;
  revision: number;
  readAt: number;
  askedAt: number;
}

const kept = new WeakMap<Database, Kept>();

async function read(db: Database): Promise<CategoryTree> {
  const rows = await readCategories(db);
  return buildTree(rows, await countByCategory(db));
}

async function changed(db: Database, known: Kept, now: number): Promise<boolean> {
  if (now - known.askedAt < ASK_AGAIN_MS) return false;
  known.askedAt = now;
  return now - known.readAt > READ_AGAIN_MS || (await productRevision(db)) !== known.revision;
}

/** The category tree, kept in memory; counts may lag some seconds behind a change of products. */
export async function categoryTree(db: Database): Promise<CategoryTree> {
  const now = performance.now();
  const known = kept.get(db);
  if (known && !(await changed(db, known, now))) return known.tree;
  const revision = await productRevision(db);
  const tree = read(db);
  kept.set(db, { tree, revision, readAt: now, askedAt: now });
  tree.catch(() => kept.delete(db));
  return tree;
}

/** To be called after every change of categories, and by whoever cannot wait for new counts. */
export function forgetCategoryTree(db: Database): void {
  kept.delete(db);
}

/** Categories that are adult by themselves or by one above them: what public lists leave out. */
export async function adultCategoryIds(db: Database): Promise<string[]> {
  const { byId } = await categoryTree(db);
  return [...byId.values()].filter(({ adultContent }) => adultContent).map(({ id }) => id);
}
