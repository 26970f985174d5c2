import type { HelpText } from "../content/articles";

export interface Source extends Pick<HelpText, "id" | "title" | "description" | "text"> {
  kind: HelpText["kind"] | "guide";
  /** Of a guide, for its address; else empty. */
  slug: string;
}

/** What stands below one heading of an article. */
export interface ArticlePart extends Pick<Source, "id" | "kind" | "slug" | "title"> {
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
export function partsOf({ id, kind, slug, title, description, text }: Source): ArticlePart[] {
  const about = { id, kind, slug, title };
  const parts: ArticlePart[] = [{ ...about, heading: "", text: description, place: 0 }];
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line)?.[1];
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ ...about, heading: plain(heading), text: "", place: parts.length });
    else if (last) last.text = `${last.text} ${plain(line)}`.trim();
  }
  return parts.filter(({ text: words, heading }) => words !== "" || heading !== "");
}

/** A line without what Markdown needs: the address of a link, bold, bullets, table borders, a place for products. */
function plain(line: string): string {
  return line
    .replace(/^::[a-z]+\{.*$/, "")
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
