import type { MarketStatus, PopularTerms, SupportArticle } from "./answers/content";
import { defineCall } from "./call";

export type { MarketStatus, PopularTerms, SupportArticle } from "./answers/content";

type None = Record<never, never>;
export const popularTerms = defineCall<None, PopularTerms>({
  name: "popularTerms",
  service: "content",
  method: "GET",
  path: "/popular_terms.json",
});
export const marketStatus = defineCall<None, MarketStatus>({
  name: "marketStatus",
  service: "content",
  method: "GET",
  path: "/market-status.json",
});
/** SU-01: the specification defines no suffix. */
export const supportArticle = defineCall<{ params: { id: string } }, SupportArticle>({
  name: "supportArticle",
  service: "content",
  method: "GET",
  path: "/support-articles/{id}",
});
