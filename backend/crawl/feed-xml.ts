import type { CrawledItem } from "./products/item";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
`;

/** What was found as the feed that the shop could have sent, so that the same import reads it. */
export async function* feedXml(items: Iterable<CrawledItem>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(HEAD);
  for (const item of items) yield encoder.encode(`${itemXml(item)}\n`);
  yield encoder.encode("</channel></rss>\n");
}

function itemXml({ values, groups }: CrawledItem): string {
  const texts = Object.entries(values).flatMap(([name, list]) => list.map((text) => element(name, escaped(text))));
  const nested = Object.entries(groups).flatMap(([name, list]) =>
    list.map((fields) =>
      element(
        name,
        Object.entries(fields)
          .map(([field, text]) => element(field, escaped(text)))
          .join(""),
      ),
    ),
  );
  return `<item>${texts.join("")}${nested.join("")}</item>`;
}

/** Names are ours, never a page's. */
const element = (name: string, content: string) => `<g:${name}>${content}</g:${name}>`;

/** XML cannot hold control characters or halves of surrogate pairs, not even escaped. */
function escaped(text: string): string {
  const legal = text.replace(/[^\P{Cc}\n\t]|\p{Cs}|[\ufffe\uffff]/gu, " ");
  return legal.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
