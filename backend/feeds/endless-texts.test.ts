import { describe, expect, it } from "vitest";
import { dutchColors } from "../matching/colors";
import { databaseJson } from "./database-json";
import { parseMoment, parsePeriod } from "./dates";
import { parseGroups, parseHeader } from "./groups";
import { parseGtin } from "./gtin";
import { wordOf } from "./inspection";
import { describeIssue } from "./issues";
import { feedPath, pathKey, specificLevels } from "./placing/feed-path";
import { asMarkdown, looksLikeHtml, oneLine, plainText, shorten, slugOf, tidy } from "./plain-text";
import { parsePrice } from "./price";
import { append, emptyItem, FeedError } from "./raw-item";
import { readFeed } from "./read-feed";
import { stem, wordsOf } from "./taxonomy/words";
import { inPieces } from "./test-feed";
import { validateItem } from "./validate-item";

/**
 * Fragments that a shop may repeat: unclosed tags and entities, spaces, and characters that can make a pattern
 * backtrack.
 */
const PIECES = [
  ...[
    "<",
    "<br",
    "<br <",
    "<li ",
    "<p",
    "</p ",
    "</div  ",
    "<script>",
    "<style ",
    "</script  ",
    "<!--",
    "<!",
    "<?",
    "<a b='",
  ],
  ...["&", "&#", "&#1", "&#x", "&amp", "&nbsp;", ">", "]]>", "<![CDATA["],
  ...[" ", "\t", "\n", "\r\n", " \n", "\n \n\n", "\u0000", "\u00a0", "\ufdfa", "😀", "\ud800"],
  ...[
    "*a_",
    "[",
    "`",
    "> ",
    "- ",
    "-",
    "|",
    "1",
    "1.",
    "1 ",
    "1'000",
    "1,",
    "€ ",
    "EUR",
    "a",
    "a ",
    "aa-",
    "en ",
    "/",
    ";",
  ],
  ...[":", ",", ":,", "a:b,", ", ,", ",http", "(", "()", '"', '""', "\\", "2026-11-22T", "+", "z's"],
];
const LENGTH = 100_000;
const endless = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  plainText,
  looksLikeHtml,
  tidy,
  oneLine,
  asMarkdown,
  "shorten, to a title": (text) => shorten(text, 150),
  slugOf,
  parsePrice: (text) => parsePrice(`1${text}x`),
  parseMoment,
  parsePeriod,
  parseGtin,
  parseHeader,
  "parseGroups of shipping": (text) => parseGroups("shipping", text),
  "parseGroups of details": (text) => parseGroups("product_detail", text),
  dutchColors,
  wordOf: (text) => wordOf(text, {}),
  wordsOf,
  stem,
  feedPath: (text) => feedPath({ productType: text, googleCategory: text }),
  pathKey,
  specificLevels,
  databaseJson,
  describeIssue: (text) => describeIssue({ line: 1, id: text }, "invalid_price", "price", text),
};

// In linear time this takes some hundredths of a second per text; in quadratic time, minutes.
describe("a text of 100,000 signs", () => {
  it.each(Object.entries(FUNCTIONS))("is done with in time by %s, whatever it repeats", (_, work) => {
    for (const piece of PIECES) work(endless(piece));
  });

  it("is done with in time wherever it stands in an item", () => {
    const names = [
      "id",
      "title",
      "description",
      "link",
      "price",
      "sale_price",
      "gtin",
      "color",
      "size",
      "availability",
    ];
    const others = ["google_product_category", "product_type", "material", "product_highlight", "eigen", "image_link"];
    for (const piece of PIECES) {
      const item = emptyItem(1);
      for (const name of [...names, ...others]) append(item, item.values, name, endless(piece, 50_000));
      for (const field of ["section_name", "attribute_name", "attribute_value"]) {
        append(item, item.groups, "product_detail", {
          attribute_name: "a",
          attribute_value: "b",
          [field]: endless(piece),
        });
      }
      const { issues } = validateItem(item, { website: "winkel.example", now: new Date() });
      for (const { value } of issues) expect(value.length).toBeLessThanOrEqual(100);
    }
  });
});

/** How reading ended: the number of items, or the reason for rejection. */
async function outcome(content: string, pieceSize: number): Promise<number | string> {
  let count = 0;
  try {
    for await (const items of readFeed(inPieces(content, pieceSize))) count += items.length;
    return count;
  } catch (error) {
    if (error instanceof FeedError) return error.message;
    throw error;
  }
}

describe("a document that repeats itself", () => {
  it.each([
    ["before anything else", (text: string) => text],
    ["as the beginning of XML", (text: string) => `<rss${text}`],
    ["between items", (text: string) => `<rss><channel>${text}</channel></rss>`],
    ["in an item", (text: string) => `<rss><item>${text}</item></rss>`],
    ["in an attribute of an item", (text: string) => `<rss><item><title>${text}</title></item></rss>`],
    ["in an XML attribute", (text: string) => `<rss><item a="${text}"/></rss>`],
    ["as a header row", (text: string) => `id\ttitle${text}\n1\ta`],
    ["as rows of text", (text: string) => `id\ttitle\n${text}`],
  ])(
    "is read or refused in time with what it repeats %s",
    async (_, around) => {
      for (const piece of PIECES) await outcome(around(endless(piece, 10_000)), 65_536);
    },
    60_000,
  );

  it("is read in time when it comes in the smallest pieces", async () => {
    expect(await outcome(endless(" ", 1_100_000), 16)).toBe("De eerste regel is te lang (regel 1)");
    expect(await outcome(`${endless(" ")}<rss></rss>`, 1)).toBe(0);
  });

  it("loses only the item that has more attributes than any product", async () => {
    const names = Array.from({ length: 3_000 }, (_, n) => `<a${n}>x</a${n}>`).join("");
    const read = readFeed(inPieces(`<rss><item>${names}</item><item><id>2</id></item></rss>`, 65_536));
    const items = [];
    for await (const group of read) items.push(...group);
    expect(items.map(({ tooLongAt }) => tooLongAt)).toEqual(["a2000", undefined]);
  });
});
