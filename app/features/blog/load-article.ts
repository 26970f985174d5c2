import type { AppLoadContext } from "@remix-run/node";
import { BLOG_HEADERS, type BlogPostSummary, blogPost, postIdOf } from "#contract/blog";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import type { OutlineItem } from "~/ui/markdown.server";
import { type ArticleBodyPart, renderArticle } from "./article-body.server";
import { allPosts } from "./load-blog";

const MORE = 3;

export interface ArticleData {
  post: BlogPostSummary;
  parts: ArticleBodyPart[];
  outline: OutlineItem[];
  /** Other articles, those of the same topic first. */
  more: BlogPostSummary[];
  path: string;
}

/** RT-07, RT-08, BL-02 to BL-04: 404 `Not Found` without the flag, an id, or the article. */
export async function loadArticle(context: AppLoadContext, slug: string): Promise<ArticleData> {
  const id = context.flags.Blog ? postIdOf(slug) : undefined;
  if (id === undefined) throw notFound("Not Found");
  const [found, posts] = await Promise.all([
    optional(apiOf(context).ask(blogPost, { body: { id, headers: BLOG_HEADERS } })),
    allPosts(context),
  ]);
  if (!found) throw notFound("Not Found");
  const { text, ...post } = found;
  const { parts, outline } = await renderArticle(context, text);
  const others = (posts ?? []).filter((one) => one.id !== post.id);
  const isNear = ({ topic }: BlogPostSummary) => topic !== "" && topic === post.topic;
  const more = [...others.filter(isNear), ...others.filter((one) => !isNear(one))].slice(0, MORE);
  return { post, parts, outline, more, path: context.paths.blogPost(post) };
}
