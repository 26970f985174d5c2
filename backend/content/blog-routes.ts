import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/blog";
import { services } from "#contract/services";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import { TEXT_WIDTHS } from "../images/widths";
import type { Kit } from "../kit";
import { contentLibrary } from "./library";
import type { Article } from "./read-article";

/** Pages show a change of a file within this many seconds. */
const KEEP_SECONDS = 10;
const WORDS_PER_MINUTE = 220;

const headers = z.object({ "accept-language": z.string().max(200).optional() });

/** The blog, from the operator's files (service `webshops`). */
export function blogRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const library = contentLibrary(kit);
  serve(routes, contract.blogPosts, { body: z.object({ headers }), keepSeconds: KEEP_SECONDS }, async () => {
    const articles = await library.list("blog");
    return { posts: articles.slice(0, contract.BLOG_POSTS).map(summaryOf) };
  });
  const post = {
    body: z.object({ id: z.string().max(100), headers }),
    keepSeconds: KEEP_SECONDS,
    failures: { 404: "There is no such article" },
  };
  serve(routes, contract.blogPost, post, async ({ body }) => {
    const article = await library.find("blog", body.id);
    if (!article) throw failure(404, "There is no such article.");
    return { ...summaryOf(article), text: article.text };
  });
  return routes;
}

function summaryOf(article: Article): contract.BlogPostSummary {
  const {
    id,
    slug,
    title,
    description,
    date = "",
    author,
    topic,
    picture,
    pictureText,
    products,
    categories,
  } = article;
  const updated = article.updated ?? "";
  const words = article.text.split(/\s+/).length;
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return {
    ...{ id, slug, title, description, date, updated, author, topic, minutes, pictureText, products, categories },
    picture: picture
      ? { url: `${services.images.mount}/content/${picture}/{width}.webp`, widths: [...TEXT_WIDTHS] }
      : null,
  };
}
