import * as v from "valibot";
import { slugify } from "../slug";
import { type Answer, andThen, items, list, or, orNull } from "./kit";
import { image } from "./pictures";
import { count, id, prose, text } from "./values";

const LABELS = 50;

const fields = {
  id,
  slug: or(text, ""),
  title: text,
  description: or(text, ""),
  /** Day on which it appeared, and of its last change; empty when unknown. */
  date: or(text, ""),
  updated: or(text, ""),
  author: or(text, ""),
  /** What lists group it under. */
  topic: or(text, ""),
  /** Minutes that reading takes; 0 when unknown. */
  minutes: or(count, 0),
  picture: orNull(image),
  pictureText: or(text, ""),
  /** Ids of products and keys of categories that it is about. */
  products: items(id, LABELS),
  categories: items(text, LABELS),
};
const summary = v.object(fields);
/** Text is Markdown, with product blocks (contract/article-parts). */
const post = v.object({ ...fields, text: prose });

/** The address has words of the title where a service sends none. */
const whole = <T extends { slug: string; title: string }>(found: T): T => ({
  ...found,
  slug: slugify(found.slug || found.title) || "artikel",
});

export const blogSummary = andThen(summary, whole);
export const blogList = v.object({ posts: list(blogSummary, 500) });
export const blogArticle = andThen(post, whole);

export type BlogPostSummary = Answer<typeof blogSummary>;
export type BlogPost = Answer<typeof blogArticle>;
