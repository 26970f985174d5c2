import MarkdownIt, { type Token } from "markdown-it";
import { nextHeadingId } from "#contract/support";
import { sentencesOf } from "./sentences";

/** What stands below one heading of a text. */
export interface TextPart {
  /** Empty for what stands before the first heading. */
  heading: string;
  /** The id that the page gives the heading. */
  anchor: string;
  sentences: string[];
}

const NESTING_LIMIT = 30;
const SENTENCE_LENGTH = 600;
const maker = new MarkdownIt({ html: false, maxNesting: NESTING_LIMIT });

/**
 * A Markdown text in the parts that can be linked to. `taken` holds the ids of headings before it on its page, and gets
 * its own.
 */
export function partsOfText(markdown: string, taken: Set<string> = new Set()): TextPart[] {
  const parts: TextPart[] = [{ heading: "", anchor: "", sentences: [] }];
  const add = (text: string) =>
    parts.at(-1)?.sentences.push(...sentencesOf(text).filter(({ length }) => length <= SENTENCE_LENGTH));
  let row: string[] | undefined;
  const tokens = maker.parse(markdown, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") {
      const heading = plainText(tokens[index + 1]?.children ?? []).trim();
      parts.push({ heading, anchor: nextHeadingId(heading, taken), sentences: [] });
    } else if (token.type === "tr_open") row = [];
    else if (token.type === "tr_close") {
      if (row && tokens[index - 1]?.type === "td_close") add(`${row[0]}: ${row.slice(1).filter(Boolean).join(", ")}`);
      row = undefined;
    } else if (token.type === "inline" && tokens[index - 1]?.type !== "heading_open") {
      const text = plainText(token.children ?? []).trim();
      if (row) row.push(text);
      else add(text);
    }
  }
  return parts;
}

/** The words of a text without marks; a picture is none. */
const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content }) => (type === "image" ? "" : type === "softbreak" || type === "hardbreak" ? " " : content))
    .join("");
