import { defineCall } from "./call";

type None = Record<never, never>;
export interface PopularTerms {
  terms: string[];
}
/** SH-09: whether the market is open; a message is shown above every page. */
export interface MarketStatus {
  open: boolean;
  message: string;
}
/** Text is Markdown. */
export interface SupportArticle {
  id: string;
  title: string;
  text: string;
}
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
/** SU-01: no suffix in the specification. */
export const supportArticle = defineCall<{ params: { id: string } }, SupportArticle>({
  name: "supportArticle",
  service: "content",
  method: "GET",
  path: "/support-articles/{id}",
});
