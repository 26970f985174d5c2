import { decodeHTML } from "entities";

/**
 * Every pattern here stops at the next `<` or at the first sign that does not fit, so that a text of tags without an end
 * costs no more than its length.
 */
const BREAKS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|table|h[1-6]|section|article)\s*>/gi;
const ITEMS = /<li\b[^<>]*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** Their contents are no text for a reader. */
const HIDDEN = /<!--|<(script|style|head|template)\b[^<>]*>/gi;

export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,7});/i.test(text);
}

/** HTML as plain text: list items on a line of their own, paragraphs divided by an empty line. */
export function plainText(html: string): string {
  const spaced = withoutHidden(html).replace(ITEMS, "\n• ").replace(BREAKS, "\n");
  return tidy(decodeHTML(spaced.replace(TAGS, " ")));
}

/** Cuts comments, scripts and the like. An end is looked for once at most when there is none any more. */
function withoutHidden(html: string): string {
  const parts: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  HIDDEN.lastIndex = 0;
  for (let start = HIDDEN.exec(html); start !== null; start = HIDDEN.exec(html)) {
    const name = start[1]?.toLowerCase() ?? "";
    const end = endless.has(name) ? -1 : endOf(html, name, HIDDEN.lastIndex);
    if (end < 0) endless.add(name);
    else {
      parts.push(html.slice(from, start.index), " ");
      from = end;
      HIDDEN.lastIndex = end;
    }
  }
  parts.push(html.slice(from));
  return parts.join("");
}

/** Where the element, or without a name the comment, is over; -1 when it never is. */
function endOf(html: string, name: string, from: number): number {
  const end = name === "" ? /-->/g : new RegExp(`</${name}\\s*>`, "gi");
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : -1;
}

/** No control characters, single spaces, at most one empty line. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export function oneLine(text: string): string {
  return tidy(text).replace(/\s+/g, " ");
}

/** Cut at the last space before the limit where that does not lose much, else in the middle of the word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  const whole = space > limit * 0.8 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${whole.trimEnd()}…`;
}

/** Plain text as Markdown that shows it literally. */
export function asMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&")
    .replace(/^([^\S\n]*)([-+=]|\d+[.)])/gm, (_, space: string, mark: string) => `${space}${escapeLast(mark)}`)
    .replace(/^• /gm, "- ")
    .replace(/([^\n])\n(?=[^\n-])/g, "$1\n\n");
}

function escapeLast(mark: string): string {
  return `${mark.slice(0, -1)}\\${mark.slice(-1)}`;
}

/** The part of an address that names a product, e.g. `bosch-serie-6-wasmachine`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "product" : slug;
}
