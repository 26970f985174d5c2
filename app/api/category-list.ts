import type { AppLoadContext } from "@remix-run/node";
import { type Category, type CategoryFields, categoriesList, categoriesList2 } from "#contract/categories";
import { apiOf, optional } from "./server";

type Keys = ReadonlySet<string>;
interface Kept {
  keys: Promise<Keys | null>;
  at: number;
}
const KEPT_MS = 30_000;
const kept = new WeakMap<AppLoadContext["dispatch"], Map<string, Kept>>();

/** The list of this reading: the one with a 2 belongs to the search-engine reading (CT-03). */
export const readingList = ({ flags }: AppLoadContext) => (flags.Marketplace ? categoriesList : categoriesList2);

const trees = new WeakMap<AppLoadContext, Promise<Category[] | null>>();

/** The categories of this reading, asked for once a page. Null when the service gives no usable answer. */
export function readingTree(context: AppLoadContext): Promise<Category[] | null> {
  const known = trees.get(context);
  if (known) return known;
  const asked = apiOf(context).ask(readingList(context), {});
  trees.set(context, asked);
  const forget = () => trees.delete(context);
  asked.then((tree) => tree ?? forget(), forget);
  return asked;
}

/**
 * Keys of the categories that this reading has (CT-03), for links from outside the category pages. Read once in half a
 * minute. Null while the list cannot be had: then nothing is left out.
 */
export function readingKeys(context: AppLoadContext): Promise<Keys | null> {
  const lists = kept.get(context.dispatch) ?? new Map<string, Kept>();
  kept.set(context.dispatch, lists);
  const list = readingList(context);
  const known = lists.get(list.name);
  const now = performance.now();
  if (known && now - known.at < KEPT_MS) return known.keys;
  const keys = optional(readingTree(context)).then((tree) => {
    if (!tree) lists.delete(list.name);
    return tree && new Set(keysOf(tree));
  });
  lists.set(list.name, { keys, at: now });
  return keys;
}

/** Of every level. */
export function keysOf(tree: readonly Category[]): string[] {
  const subs = tree.flatMap((main) => main.subcategory?.buckets ?? []);
  const leaves = subs.flatMap((sub) => sub.subsubcategory?.buckets ?? []);
  return [...tree, ...subs, ...leaves].map(({ key }: CategoryFields) => key);
}

/** Throws 404 `Category not found` for slugs that this reading does not have. */
export async function requireCategory(context: AppLoadContext, slugs: readonly string[]): Promise<void> {
  const keys = slugs.length > 0 ? await readingKeys(context) : null;
  if (keys && !keys.has(slugs.join("."))) throw categoryNotFound();
}

/** The way to a category as far as this reading has it; a product may stand deeper. */
export async function wayInReading<T extends { key: string }>(
  context: AppLoadContext,
  path: readonly T[],
): Promise<T[]> {
  const keys = path.length > 0 ? await readingKeys(context) : null;
  const outside = keys ? path.findIndex(({ key }) => !keys.has(key)) : -1;
  return outside < 0 ? [...path] : path.slice(0, outside);
}

/** A tree that cannot be read looks the same as one without this category: nobody may keep the answer. */
export function categoryNotFound(): Response {
  const message = "Category not found";
  return new Response(message, { status: 404, statusText: message, headers: { "Cache-Control": "no-store" } });
}
