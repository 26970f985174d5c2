import type { AppLoadContext } from "@remix-run/node";
import type { BlogPostSummary } from "#contract/blog";
import { leafOf } from "./category-here";
import { allPosts } from "./load-blog";

/** What a page is about. */
export interface Subject {
  /** Key of a category, `witgoed.wasmachines`. */
  category: string;
  product?: string;
}

const SHOWN = 3;
/** Less near than any category of the same tree. */
const ELSEWHERE = 0.5;
/** A page does not wait for its articles: the list is in the process, or cached by the service. */
const AT_ONCE_MS = 300;

/**
 * All articles, for `choosePosts`; none when the blog is off or answers late. Ask before what the page needs, so that
 * nothing waits for it.
 */
export async function postsSoon(context: AppLoadContext): Promise<BlogPostSummary[]> {
  return (context.flags.Blog && (await allPosts(context, AT_ONCE_MS))) || [];
}

/** Those that name the product first, then the nearest categories: the same one, one above it, one below it, one elsewhere of that name. */
export function choosePosts(posts: readonly BlogPostSummary[], { category, product }: Subject): BlogPostSummary[] {
  const nearness = ({ products, categories }: BlogPostSummary) => {
    if (product !== undefined && products.includes(product)) return Number.POSITIVE_INFINITY;
    // As in `categoryHere`: another tree may have the category elsewhere.
    const likeness = (key: string) => (leafOf(key) === leafOf(category) ? ELSEWHERE : 0);
    return Math.max(
      0,
      ...categories.map((key) => (isWithin(category, key) || isWithin(key, category) ? depth(key) : likeness(key))),
    );
  };
  return posts
    .map((post) => ({ post, near: category || product ? nearness(post) : 0 }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => (a.near === b.near ? 0 : b.near - a.near))
    .slice(0, SHOWN)
    .map(({ post }) => post);
}

const isWithin = (key: string, other: string) => key === other || key.startsWith(`${other}.`);
const depth = (key: string) => key.split(".").length;
