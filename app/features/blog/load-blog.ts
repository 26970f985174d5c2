import type { AppLoadContext } from "@remix-run/node";
import { BLOG_HEADERS, type BlogPostSummary, blogPosts } from "#contract/blog";
import { slugify } from "#contract/slug";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";

/** Articles on one page of the list. */
const PAGE_SIZE = 12;

export interface BlogData {
  /** Articles of this page. */
  posts: BlogPostSummary[];
  /** What articles are grouped under, each once; `slug` is its value in the address. */
  topics: { name: string; slug: string; count: number }[];
  /** Slug of the chosen topic; empty for all. */
  topic: string;
  page: number;
  pages: number;
}

/** All articles; null without an answer. */
export async function allPosts(context: AppLoadContext, timeoutMs?: number): Promise<BlogPostSummary[] | null> {
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  const answer = await optional(apiOf(context).ask(blogPosts, { body: { headers: BLOG_HEADERS } }, options));
  return answer?.posts ?? null;
}

/** RT-09, BL-01, BL-03: 404 `Not Found` without the flag, without articles for any reason, and for a page too far. */
export async function loadBlog(context: AppLoadContext, url: URL): Promise<BlogData> {
  const posts = context.flags.Blog ? await allPosts(context) : null;
  if (!posts) throw notFound("Not Found");
  return pageOf(posts, url.searchParams);
}

/** The part of the list that the address asks for. */
export function pageOf(posts: readonly BlogPostSummary[], query: URLSearchParams): BlogData {
  const topics = new Map<string, BlogData["topics"][number]>();
  for (const { topic } of posts) {
    const slug = slugify(topic);
    if (slug) topics.set(slug, { slug, name: topic, count: (topics.get(slug)?.count ?? 0) + 1 });
  }
  const topic = query.get("topic") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const chosen = topic ? posts.filter((post) => slugify(post.topic) === topic) : posts;
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  if ((topic && !topics.has(topic)) || page > pages) throw notFound("Not Found");
  return {
    posts: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    topics: [...topics.values()].toSorted((a, b) => a.name.localeCompare(b.name, "nl")),
    topic,
    page,
    pages,
  };
}
