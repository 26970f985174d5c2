import * as v from "valibot";
import { type Answer, isFields, items, list, or, readBy } from "./kit";
import { date, flag, id, oneOf, prose, text } from "./values";

export const terms = v.object({ terms: list(text, 200) });
const articleKind = oneOf(["support", "policies"]);
/** Text is Markdown. `date` is the day of the last change; `versions` are the days of a policy's versions, the newest first. */
export const article = v.object({
  id: or(id, ""),
  kind: or(articleKind, "support"),
  title: text,
  text: prose,
  description: or(text, ""),
  date: or(date, ""),
  versions: items(date, 200),
});
export const articleList = v.object({ articles: list(v.object({ id, title: text, description: or(text, "") }), 200) });
export const foundArticles = v.object({
  found: list(
    v.object({
      id,
      kind: oneOf(["support", "policies", "guide"]),
      /** Of a guide, for its address. */
      slug: or(text, ""),
      title: text,
      /** Heading of the part; empty: the beginning of the article. */
      heading: or(text, ""),
      /** Words around what was found. */
      excerpt: or(text, ""),
    }),
    20,
  ),
});
const status = v.object({ open: flag, message: text });

/** A market is open unless its service says otherwise. */
export const market = readBy<Answer<typeof status>>(status, (value, { part }) => {
  if (!isFields(value)) return undefined;
  const open = part(flag, value.open);
  const message = part(text, value.message);
  return open === undefined && message === undefined ? undefined : { open: open ?? true, message: message ?? "" };
});
export type PopularTerms = Answer<typeof terms>;
export type SupportArticle = Answer<typeof article>;
export type SupportArticles = Answer<typeof articleList>;
export type FoundArticles = Answer<typeof foundArticles>;
export type MarketStatus = Answer<typeof market>;
