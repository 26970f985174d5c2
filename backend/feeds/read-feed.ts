import { delimiterOf, readDelimited } from "./delimited-reader";
import { feedText } from "./feed-text";
import { FEED_LIMITS } from "./limits";
import { FeedError, type RawItem } from "./raw-item";
import { readXml } from "./xml-reader";

/**
 * The items of a Google Merchant Center feed, in order and in small groups, whatever its form: RSS 2.0 or Atom XML, tab-
 * or comma-separated text, gzipped or not. Holds one group at a time. Throws FeedError when the document is unreadable.
 */
export async function* readFeed(source: AsyncIterable<Uint8Array>): AsyncGenerator<RawItem[]> {
  let count = 0;
  for await (const items of await readerFor(feedText(source))) {
    count += items.length;
    if (count > FEED_LIMITS.items) throw new FeedError(`De feed heeft meer dan ${FEED_LIMITS.items} artikelen`);
    if (items.length > 0) yield items;
  }
}

/** XML starts with `<`; anything else is judged by its first line. */
async function readerFor(texts: AsyncGenerator<string>): Promise<AsyncGenerator<RawItem[]>> {
  let start = "";
  while (!hasFirstLine(start)) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
    if (start.length > FEED_LIMITS.textChars) throw new FeedError("De eerste regel is te lang", 1);
  }
  if (start.trim() === "") throw new FeedError("Het bestand is leeg");
  const all = chain(start, texts);
  if (start.trimStart().startsWith("<")) return readXml(all);
  return readDelimited(all, delimiterOf(firstLine(start)));
}

async function* chain(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield start;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

function hasFirstLine(text: string): boolean {
  const content = text.trimStart();
  return content.startsWith("<") || content.includes("\n");
}

function firstLine(text: string): string {
  return text.trimStart().split("\n", 1)[0] ?? "";
}
