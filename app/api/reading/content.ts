import type { MarketStatus, PopularTerms, SupportArticle } from "#contract/content";
import { flag, id, isFields, list, object, or, prose, type Reader, text } from "./readers";

export const terms = object<PopularTerms>({ terms: list(text, 200) });
export const article = object<SupportArticle>({ id: or(id, ""), title: text, text: prose });

/** A market is open unless its service says otherwise. */
export const market: Reader<MarketStatus> = (value, reading) => {
  if (!isFields(value)) return undefined;
  const open = flag(value.open, reading);
  const message = text(value.message, reading);
  return open === undefined && message === undefined ? undefined : { open: open ?? true, message: message ?? "" };
};
