import { readDelimited } from "./delimited-reader";
import { createNotes, type FeedNotes } from "./feed-notes";
import { feedText } from "./feed-text";
import { FEED_LIMITS } from "./limits";
import { FeedError, type RawItem } from "./raw-item";
import { separatorOf } from "./separator";
import { readXml } from "./xml-reader";

/**
 * The items of a Google Merchant Center feed, in order and in small groups: RSS 2.0 or Atom XML, or text in columns;
 * gzipped or not. Holds one group in memory at a time. `notes` receives what was guessed about the document. Throws
 * FeedError when the document is unreadable.
 */
export async function* readFeed(
  source: AsyncIterable<Uint8Array>,
  notes: FeedNotes = createNotes(),
): AsyncGenerator<RawItem[]> {
  let count = 0;
  for await (const items of await readerFor(feedText(source, notes), notes)) {
    count += items.length;
    if (count > FEED_LIMITS.items) throw new FeedError(`De feed heeft meer dan ${FEED_LIMITS.items} artikelen`);
    if (items.length > 0) yield items;
  }
}

/** XML starts with `<`; any other format is detected from its first line. */
async function readerFor(texts: AsyncGenerator<string>, notes: FeedNotes): Promise<AsyncGenerator<RawItem[]>> {
  const start = await readStart(texts);
  const content = start.trimStart();
  if (content === "") throw new FeedError("Het bestand is leeg");
  const all = chain(start, texts);
  return content.startsWith("<") ? readXml(all, notes) : readDelimited(all, separatorOf(start, notes), notes);
}

/** Reads up to the first non-blank line. Scans each piece once, however small the pieces are. */
async function readStart(texts: AsyncGenerator<string>): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  let isBlank = true;
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    const content: string = isBlank ? next.value.trimStart() : next.value;
    pieces.push(next.value);
    length += next.value.length;
    if (content !== "" && ((isBlank && content.startsWith("<")) || content.includes("\n"))) break;
    isBlank &&= content === "";
    if (length > FEED_LIMITS.startChars) throw new FeedError("De eerste regel is te lang", 1);
  }
  return pieces.join("");
}

async function* chain(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield start;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
