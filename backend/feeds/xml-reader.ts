import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { FeedNotes } from "./feed-notes";
import { FEED_LIMITS } from "./limits";
import { FeedError, type RawItem } from "./raw-item";
import { renameAttributes } from "./rename-attributes";
import { XML_ENTITIES } from "./xml-entities";
import { createItemBuilder, type ItemBuilder } from "./xml-item";
import { isWebPage, looseAmpersand, malformed, notAFeed } from "./xml-problems";

const GOOGLE_NAMESPACE = "base.google.com/ns/1.0";
const ROOTS = new Set(["rss", "feed", "rdf:rdf", "channel"]);

/**
 * Reads RSS 2.0 and Atom feeds of Google Merchant Center piece by piece. Prefixes count only for the Google namespace:
 * `g:title` and `title` are the same attribute. A DTD is skipped, never processed, so entity bombs do not expand.
 */
export async function* readXml(texts: AsyncIterable<string>, notes: FeedNotes): AsyncGenerator<RawItem[]> {
  const reader = createXmlReader(notes);
  for await (const text of texts) yield reader.write(text);
  reader.end();
}

interface XmlReader {
  /** Parses the next piece of text and returns the items it completed. */
  write(text: string): RawItem[];
  /** Ends the text; throws when the document is still open. */
  end(): void;
}

function createXmlReader(notes: FeedNotes): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.ENTITIES = Object.assign(Object.create(null), XML_ENTITIES);
  const prefixes = new Set(["g"]);
  let done: RawItem[] = [];
  let builder: ItemBuilder | null = null;
  let depth = 0;
  let itemDepth = 0;
  let tagLine = 1;
  let lastEvent = 0;
  let lastLine = 1;
  /** The current piece, its offset, and the text before it since the last event. */
  let piece = { text: "", start: 0, before: "" };

  parser.on("error", (error) => {
    if (lastEvent === 0 && isWebPage(sinceLastEvent())) throw notAFeed("html", parser.line);
    const remark = error.message.replace(/^\d+:\d+:\s*/, "");
    throw looseAmpersand(sinceLastEvent(), lastLine) ?? malformed(remark, parser.line);
  });
  parser.on("opentagstart", ({ name }) => {
    tagLine = parser.line;
    if (depth === 0 && !ROOTS.has(name.toLowerCase())) throw notAFeed(name, tagLine);
  });
  parser.on("opentag", (tag) => {
    mark();
    depth += 1;
    if (depth > FEED_LIMITS.depth) throw new FeedError("Het XML-bestand is te diep genest", tagLine);
    if (depth === 1) readRoot(tag);
    else if (builder) builder.open(tag, depth - itemDepth);
    else if (tag.name === "item" || tag.name === "entry") {
      builder = createItemBuilder(tagLine, prefixes);
      itemDepth = depth;
    }
  });
  parser.on("closetag", () => {
    mark();
    if (builder && depth === itemDepth) {
      renameAttributes(builder.item, notes);
      done.push(builder.item);
      builder = null;
    } else builder?.close(depth - itemDepth);
    depth -= 1;
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("comment", mark);
  parser.on("processinginstruction", mark);

  function mark(): void {
    lastEvent = parser.position;
    lastLine = parser.line;
  }

  function sinceLastEvent(): string {
    const { text, start, before } = piece;
    return lastEvent > start ? text.slice(lastEvent - start) : before + text;
  }

  function addText(text: string): void {
    mark();
    builder?.addText(text);
  }

  function readRoot(tag: SaxesTagPlain): void {
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (name.startsWith("xmlns:") && value.includes(GOOGLE_NAMESPACE)) prefixes.add(name.slice(6));
    }
  }

  return {
    write(text) {
      piece = { text, start: parser.position, before: sinceLastEvent() };
      parser.write(text);
      if (parser.position - lastEvent > FEED_LIMITS.textChars) {
        throw looseAmpersand(sinceLastEvent(), lastLine) ?? new FeedError("Een tekst is te lang", parser.line);
      }
      const items = done;
      done = [];
      return items;
    },
    end() {
      parser.close();
    },
  };
}
