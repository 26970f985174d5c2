import type { AppLoadContext } from "@remix-run/node";
import { type Category, type CategoryFields, categoriesList, categoriesList2 } from "#contract/categories";
import { notFound } from "./problems";
import { apiOf, optional } from "./server";

type Keys = ReadonlySet<string>;
/** The list of one reading, shared by all pages. */
interface Kept {
  /** Undefined when the list must be requested again. */
  keys?: Promise<Keys | null> | undefined;
  at: number;
  /** The last usable answer. */
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

/** The call for this reading's list: the search-engine reading uses `categories_list2.json` (CT-03). */
export const readingList = ({ flags }: AppLoadContext) => (flags.Marketplace ? categoriesList : categoriesList2);

const asked = new WeakMap<AppLoadContext, Promise<Category[] | null>>();

/** Requests the list at most once per page. */
function askList(context: AppLoadContext): Promise<Category[] | null> {
  const list = asked.get(context) ?? apiOf(context).ask(readingList(context), {});
  asked.set(context, list);
  return list;
}

/**
 * The categories of this reading. Falls back to the last good answer while the service gives no usable answer, or an
 * empty one although it had categories before.
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

/** The categories as the service returns them now, without a fallback: a page with only categories is a 404 on null. */
export function answeredTree(context: AppLoadContext): Promise<Category[] | null> {
  return optional(askList(context));
}

/**
 * Keys of the categories in this reading (CT-03), for links from outside the category pages. Refreshed every half
 * minute. Null while there is no list: then no links are left out.
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

/** Keys of the categories at every level. */
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

/** The part of a category's path that exists in this reading; a product may be in a deeper category. */
export async function wayInReading<T extends { key: string }>(
  context: AppLoadContext,
  path: readonly T[],
): Promise<T[]> {
  const keys = path.length > 0 ? await readingKeys(context) : null;
  const outside = keys ? path.findIndex(({ key }) => !keys.has(key)) : -1;
  return outside < 0 ? [...path] : path.slice(0, outside);
}

/** An unreadable tree looks the same as one without this category, so the answer must not be cached. */
export function categoryNotFound(): Response {
  return notFound("Category not found");
}
