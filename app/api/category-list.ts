import type { AppLoadContext } from "@remix-run/node";
import { type Category, type CategoryFields, categoriesList, categoriesList2 } from "#contract/categories";
import { notFound } from "./problems";
import { apiOf, optional } from "./server";

type Keys = ReadonlySet<string>;
/** One reading's list, shared by all pages. */
interface Kept {
  /** Undefined: ask again. */
  keys?: Promise<Keys | null> | undefined;
  at: number;
  /** The last answer that could be used. */
  good?: Category[];
}
const KEPT_MS = 30_000;
const kept = new WeakMap<AppLoadContext["dispatch"], Map<string, Kept>>();

function keptFor(context: AppLoadContext): Kept {
  const lists = kept.get(context.dispatch) ?? new Map<string, Kept>();
  kept.set(context.dispatch, lists);
  const { name } = readingList(context);
  const list = lists.get(name) ?? { at: 0 };
  lists.set(name, list);
  return list;
}

/** The list of this reading: the one with a 2 belongs to the search-engine reading (CT-03). */
export const readingList = ({ flags }: AppLoadContext) => (flags.Marketplace ? categoriesList : categoriesList2);

const asked = new WeakMap<AppLoadContext, Promise<Category[] | null>>();

/** Once a page. */
function askList(context: AppLoadContext): Promise<Category[] | null> {
  const list = asked.get(context) ?? apiOf(context).ask(readingList(context), {});
  asked.set(context, list);
  return list;
}

/**
 * The categories of this reading. While the service gives no usable answer, or an empty one although it had
 * categories, those of its last good answer.
 */
export async function readingTree(context: AppLoadContext): Promise<Category[] | null> {
  const list = keptFor(context);
  const tree = await (list.good ? optional(askList(context)) : askList(context));
  if (tree && tree.length > 0) {
    list.good = tree;
    return tree;
  }
  list.keys = undefined;
  return list.good ?? tree;
}

/** The categories as their service gives them now, for the page that is nothing but them: null is 404 there. */
export function answeredTree(context: AppLoadContext): Promise<Category[] | null> {
  return optional(askList(context));
}

/**
 * Keys of the categories that this reading has (CT-03), for links from outside the category pages. Read once in half a
 * minute. Null while there is no list: then nothing is left out.
 */
export function readingKeys(context: AppLoadContext): Promise<Keys | null> {
  const list = keptFor(context);
  const now = performance.now();
  if (list.keys && now - list.at < KEPT_MS) return list.keys;
  const keys = optional(readingTree(context)).then((tree) => {
    if (!tree) list.keys = undefined;
    return tree && new Set(keysOf(tree));
  });
  Object.assign(list, { keys, at: now });
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
  return notFound("Category not found");
}
