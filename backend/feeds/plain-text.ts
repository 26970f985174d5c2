import { decodeHTML } from "entities";

/**
 * Every pattern here stops at the next `<` or the first character that does not fit, so that unclosed tags take linear
 * time.
 */
const BREAKS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|table|h[1-6]|section|article)\s*>/gi;
const ITEMS = /<li\b[^<>]*>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** Elements whose contents are not readable text. */
const HIDDEN = /<!--|<(script|style|head|template)\b[^<>]*>/gi;

export function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,7});/i.test(text);
}

/** Converts HTML to plain text: list items on their own lines, paragraphs separated by a blank line. */
export function plainText(html: string): string {
  const spaced = withoutHidden(html).replace(ITEMS, "\n• ").replace(BREAKS, "\n");
  return tidy(decodeHTML(spaced.replace(TAGS, " ")));
}

/** Removes comments, scripts and the like. Once an end tag is not found, it is not searched for again. */
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

/** Where the element, or without a name the comment, ends; -1 when it never does. */
function endOf(html: string, name: string, from: number): number {
  const end = name === "" ? /-->/g : new RegExp(`</${name}\\s*>`, "gi");
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : -1;
}

/** No control characters, single spaces, at most one blank line in a row. */
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

/** Cuts at the last space before the limit if that loses little, else within the word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  const whole = space > limit * 0.8 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${whole.trimEnd()}…`;
}

/** Escapes plain text so that Markdown shows it literally. */
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

/** The part of a URL that names a product, e.g. `bosch-serie-6-wasmachine`. */
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
