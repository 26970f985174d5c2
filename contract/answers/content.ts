import * as v from "valibot";
import { type Answer, isFields, list, or, readBy } from "./kit";
import { flag, id, prose, text } from "./values";

export const terms = v.object({ terms: list(text, 200) });
/** Text is Markdown. */
export const article = v.object({ id: or(id, ""), title: text, text: prose });
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
export type MarketStatus = Answer<typeof market>;
