import type { SupportArticle } from "#contract/content";
import { buying } from "./support-buying";
import { selling } from "./support-selling";

/** The seven fixed articles by id. */
export const supportArticles: Record<string, SupportArticle> = Object.fromEntries(
  [...buying, ...selling].map((article) => [article.id, article]),
);
