import type { FoundArticles, MarketStatus, PopularTerms, SupportArticle, SupportArticles } from "./answers/content";
import { defineCall } from "./call";
import type { Reading } from "./reading-text";

export type { FoundArticles, MarketStatus, PopularTerms, SupportArticle, SupportArticles } from "./answers/content";

/** Policies: each is an article under the name of its page, and `version` of one asks for its text of a day. */
export const policyPages = [
  "privacy",
  "cookies",
  "termsAndConditions",
  "aboutReviews",
  "accessibility",
  "productSafety",
  "company",
] as const;
export type PolicyPage = (typeof policyPages)[number];

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
/**
 * SU-01: the specification defines no suffix. Also the policies, of which `version` asks for the one of a day. 404 without
 * the article or that version.
 */
export const supportArticle = defineCall<
  { params: { id: string }; query: { version?: string | undefined } },
  SupportArticle
>({
  name: "supportArticle",
  service: "content",
  method: "GET",
  path: "/support-articles/{id}",
});
/** The support articles, in the order of lists. */
export const supportArticles = defineCall<None, SupportArticles>({
  name: "supportArticles",
  service: "content",
  method: "GET",
  path: "/support-articles",
});
/** Parts of support articles and policies, and of buying guides if asked, in which the words of a question stand, the best first. */
export const findArticles = defineCall<
  { query: { q: string; reading: Reading; guides?: "1" | undefined } },
  FoundArticles
>({
  name: "findArticles",
  service: "content",
  method: "GET",
  path: "/support-search",
});
/** Counts whether somebody found an article useful. 429 when this visitor has said so today. */
export const rateArticle = defineCall<{ body: { id: string; useful: boolean } }, { ok: true }>({
  name: "rateArticle",
  service: "content",
  method: "POST",
  path: "/article-votes",
});
