/** A product as a feed would give it: Google Merchant Center's attributes and their texts. */
export interface CrawledItem {
  values: Record<string, string[]>;
  groups: Record<string, Record<string, string>[]>;
}

/** Limits for one item; the import has its own for each attribute. */
export const ITEM_TEXTS = { values: 100, chars: 60_000 } as const;

export function emptyItem(): CrawledItem {
  return { values: {}, groups: {} };
}

/** Sets an attribute, unless there is nothing to say. */
export function say(item: CrawledItem, name: string, ...texts: string[]): void {
  const kept = [...new Set(texts.map((text) => text.trim().slice(0, ITEM_TEXTS.chars)))].filter((text) => text !== "");
  if (kept.length > 0) item.values[name] = kept.slice(0, ITEM_TEXTS.values);
}

export function sayGroup(item: CrawledItem, name: string, fields: Record<string, string>): void {
  const kept = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
  item.groups[name] ??= [];
  const list = item.groups[name];
  if (Object.keys(kept).length > 0 && list.length < ITEM_TEXTS.values) list.push(kept);
}
