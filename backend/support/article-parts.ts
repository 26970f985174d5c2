import type { HelpText } from "../content/articles";

export type Source = Pick<HelpText, "id" | "kind" | "title" | "description" | "text">;

/** What stands below one heading of an article. */
export interface ArticlePart extends Pick<Source, "id" | "kind" | "title"> {
  /** Empty: what stands before the first heading. */
  heading: string;
  /** Without marks of Markdown. */
  text: string;
  /** Its place in the article, from 0. */
  place: number;
}

const HEADING = /^#{1,4} +(.*)$/;
const EXCERPT_WORDS = 28;
/** Words before the first that was found. */
const LEAD_WORDS = 6;

/** An article in the parts that can be linked to, its description at the beginning. */
export function partsOf({ id, kind, title, description, text }: Source): ArticlePart[] {
  const parts: ArticlePart[] = [{ id, kind, title, heading: "", text: description, place: 0 }];
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line)?.[1];
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ id, kind, title, heading: plain(heading), text: "", place: parts.length });
    else if (last) last.text = `${last.text} ${plain(line)}`.trim();
  }
  return parts.filter(({ text: words, heading }) => words !== "" || heading !== "");
}

/** A line without what Markdown needs: the address of a link, bold, bullets, table borders. */
function plain(line: string): string {
  return line
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, "")
    .replace(/^[|\s:-]+$/, "")
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/[*`|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Some words of a text around the first that matches. */
export function excerptAround(text: string, isFound: (word: string) => boolean): string {
  const words = text.split(" ");
  const first = Math.max(0, words.findIndex(isFound));
  const from = first > LEAD_WORDS ? first - LEAD_WORDS : 0;
  const shown = words.slice(from, from + EXCERPT_WORDS).join(" ");
  return `${from > 0 ? "… " : ""}${shown}${from + EXCERPT_WORDS < words.length ? " …" : ""}`;
}
