import { DOMAIN_META, DOMAIN_RECORD } from "#contract/business";

/** Whether the file says the word and nothing else. */
export function isInFile(file: string, token: string): boolean {
  return file.replace(/^\uFEFF/, "").trim() === token;
}

/** Whether a TXT record of the domain says the word. */
export function isInRecords(records: readonly string[][], token: string): boolean {
  return records.some((parts) => parts.join("").trim() === `${DOMAIN_RECORD}${token}`);
}

/** Elements whose content is text: what looks like a tag in it may be of a visitor. */
const TEXT_ELEMENTS = ["script", "style", "title", "noscript", "textarea", "template"];
const MOST_HEAD = 64 * 1024;
const MOST_TAG = 1_000;

/**
 * Whether the head of the page has our meta tag with the word. Nothing below the head counts, nor what only looks like a
 * tag: visitors write there. One pass, whatever the page.
 */
export function isInPage(html: string, token: string): boolean {
  const lower = html.slice(0, MOST_HEAD).toLowerCase();
  let at = lower.indexOf("<");
  while (at >= 0) {
    if (lower.startsWith("</head", at) || lower.startsWith("<body", at)) return false;
    const end = endOf(lower, at);
    if (end < 0) return false;
    if (/^<meta[\s/]/.test(lower.slice(at, at + 6)) && isOurs(lower.slice(at, Math.min(end, at + MOST_TAG)), token))
      return true;
    at = lower.indexOf("<", end + 1);
  }
  return false;
}

/** Where what begins here ends: a comment, an element of text, or a tag; -1 when it does not. */
function endOf(lower: string, at: number): number {
  if (lower.startsWith("<!--", at)) return lower.indexOf("-->", at + 4);
  const name = TEXT_ELEMENTS.find((one) => lower.startsWith(`<${one}`, at));
  return name ? lower.indexOf(`</${name}`, at + 1) : lower.indexOf(">", at);
}

const ATTRIBUTE = /([a-z-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function isOurs(tag: string, token: string): boolean {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    attributes.set(name, double ?? single ?? bare ?? "");
  }
  return attributes.get("name")?.trim() === DOMAIN_META && attributes.get("content")?.trim() === token;
}
