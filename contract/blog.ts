import type { BlogPost, BlogPostSummary } from "./answers/blog";
import { defineCall } from "./call";

export type { BlogPost, BlogPostSummary } from "./answers/blog";

/** Headers of a visitor that a blog service may know, as the specification puts them in the body. */
export type BlogHeaders = Partial<Record<"accept-language", string>>;

/**
 * BL-01. Pages are shared between visitors, so a service learns the language of the site and nothing about who asks:
 * no cookie, no token, no browser.
 */
export const BLOG_HEADERS: BlogHeaders = { "accept-language": "nl-NL" };

/** At most this many articles are listed. */
export const BLOG_POSTS = 500;

export const blogPosts = defineCall<{ body: { headers: BlogHeaders } }, { posts: BlogPostSummary[] }>({
  name: "blogPosts",
  service: "webshops",
  method: "POST",
  path: "/blog/posts",
});
/** BL-02. */
export const blogPost = defineCall<{ body: { id: string; headers: BlogHeaders } }, BlogPost>({
  name: "blogPost",
  service: "webshops",
  method: "POST",
  path: "/blog/post/",
});

/** RT-08: the number after the last hyphen that is followed by digits; undefined when there is none. */
export function postIdOf(slug: string): string | undefined {
  return [...slug.slice(0, 300).matchAll(/-(\d{1,15})/g)].at(-1)?.[1];
}
