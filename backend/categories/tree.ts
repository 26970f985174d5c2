import { countByCategory, productRevision } from "../catalogue/counts";
import type { Database } from "../storage/database";
import { readCategories } from "./records";
import { buildTree, type CategoryTree } from "./rules";

/** How long the tree is cached before checking whether products changed, and before it is reloaded in any case. */
const ASK_AGAIN_MS = 5_000;
const READ_AGAIN_MS = 60_000;

interface Kept {
  tree: Promise<CategoryTree>;
  /** Of the products when the tree's reading began. */
  revision: Promise<number>;
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
  return now - known.readAt > READ_AGAIN_MS || (await productRevision(db)) !== (await known.revision);
}

/** The category tree, cached in memory; counts may lag some seconds behind product changes. */
export async function categoryTree(db: Database): Promise<CategoryTree> {
  const now = performance.now();
  const known = kept.get(db);
  if (known && !(await changed(db, known, now))) return known.tree;
  // Nothing is awaited before the tree is kept: the first pages after a start all ask for it at once.
  const revision = productRevision(db);
  const tree = revision.then(() => read(db));
  const fresh: Kept = { tree, revision, readAt: now, askedAt: now };
  kept.set(db, fresh);
  tree.catch(() => {
    if (kept.get(db) === fresh) kept.delete(db);
  });
  return tree;
}

/** Call after every change of categories, or to get current counts. */
export function forgetCategoryTree(db: Database): void {
  kept.delete(db);
}

/** Categories that are adult themselves or by inheritance, which public lists omit. */
export async function adultCategoryIds(db: Database): Promise<string[]> {
  const { byId } = await categoryTree(db);
  return [...byId.values()].filter(({ adultContent }) => adultContent).map(({ id }) => id);
}
