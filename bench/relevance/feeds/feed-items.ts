import { readFileSync } from "node:fs";

export interface FeedItem {
  title: string;
  description: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, "$1")
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const inside = (item: string, tag: string): string =>
  plain(new RegExp(`<(?:g:)?${tag}>([\\s\\S]*?)</(?:g:)?${tag}>`).exec(item)?.[1] ?? "");

/** Titles are compared with the names in the shop, which has tidied their white space and cut them. */
export const sameTitle = (title: string): string => title.replace(/\s+/g, " ").trim().slice(0, 140).trim();

/** Titles and descriptions of a Google Merchant Center feed in XML, independent of the shop's own reader. */
export function feedItems(file: string): FeedItem[] {
  const items = readFileSync(file, "utf8").match(/<item>[\s\S]*?<\/item>/g) ?? [];
  return items.map((item) => ({ title: inside(item, "title"), description: inside(item, "description") }));
}
