import MarkdownIt, { type Env, type Token } from "markdown-it";
import { nextHeadingId } from "#contract/support";

/** Longer texts are cut: a long page of terms has half of this. */
const LENGTH_LIMIT = 50_000;
/** Maximum nesting of quotes, lists and emphasis; deeper content is left out. */
const NESTING_LIMIT = 30;
/** A link reference can be used thousands of times, so the total length of addresses is limited. */
const ADDRESS_LIMIT = 100_000;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]|%5c)|#)/i;

/** A heading of a text, to link to. */
export interface OutlineItem {
  id: string;
  text: string;
  /** 1 for the highest level of the text. */
  level: number;
}
export interface MarkdownOptions {
  /** What the headings are below; the text of a `title` begins its own with `##`. */
  below?: "h1" | "h2" | "title";
  /** Headings get ids, unique among those that are here already, and are added. */
  outline?: OutlineItem[];
  /** Address of a picture that the text names; undefined when it must not be shown. */
  pictureAt?: (name: string) => string | undefined;
}

interface Rendering extends Env, Pick<MarkdownOptions, "outline" | "pictureAt"> {
  /** For each open link: whether it became an element. */
  links: boolean[];
  addresses: number;
}

/** Pictures of texts have the shape of a television; their size reserves the room before they are there. */
const PICTURE_SIZE = 'width="1200" height="675"';

const { escapeHtml } = new MarkdownIt().utils;

/**
 * Raw HTML is shown as text, links must lead to the web or this site, pictures other than the shop's own are replaced
 * by their description.
 */
function makerFor(headingShift: number) {
  const maker = new MarkdownIt({ html: false, linkify: true, maxNesting: NESTING_LIMIT });
  // Links are validated when they are rendered: an unsafe one keeps its text.
  maker.validateLink = () => true;
  // Only complete web addresses become links automatically.
  maker.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add("ftp:", null).add("//", null).add("mailto:", null);
  const { rules } = maker.renderer;
  rules.link_open = (tokens, index, _options, env) => openLink(tokens[index], env as Rendering);
  rules.link_close = (_tokens, _index, _options, env) => ((env as Rendering).links.pop() ? "</a>" : "");
  rules.image = (tokens, index, options, env, self) => {
    const text = escapeHtml(self.renderInlineAsText(tokens[index]?.children ?? [], options, env));
    const address = (env as Rendering).pictureAt?.(String(tokens[index]?.attrGet("src") ?? ""));
    if (address === undefined) return text;
    return `<img src="${escapeHtml(address)}" alt="${text}" ${PICTURE_SIZE} loading="lazy" decoding="async">`;
  };
  // Without alignment, which would be a style attribute that the content security policy refuses.
  rules.th_open = () => "<th>";
  rules.td_open = () => "<td>";
  maker.core.ruler.push("headings", ({ tokens, env }) => {
    nameHeadings(tokens, env as Rendering);
    shiftHeadings(tokens, headingShift);
  });
  maker.core.ruler.after("block", "tasks", ({ tokens }) => drawTasks(tokens));
  return maker;
}

function openLink(token: Token | undefined, rendering: Rendering): string {
  const href = String(token?.attrGet("href") ?? "");
  rendering.addresses += href.length;
  const isShown = SAFE_LINK.test(href) && rendering.addresses <= ADDRESS_LIMIT;
  rendering.links.push(isShown);
  if (!isShown) return "";
  const outside = /^https?:/i.test(href) ? ' rel="nofollow noopener"' : "";
  return `<a href="${escapeHtml(href)}"${outside}>`;
}

function shiftHeadings(tokens: Token[], shift: number): void {
  for (const token of tokens) {
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(6, Math.max(2, Number(token.tag.slice(1)) + shift))}`;
  }
}

function nameHeadings(tokens: Token[], { outline }: Rendering): void {
  if (!outline) return;
  const taken = new Set(outline.map(({ id }) => id));
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const text = plainText(tokens[index + 1]?.children ?? []).trim();
    const id = nextHeadingId(text, taken);
    token.attrSet("id", id);
    outline.push({ id, text, level: Number(token.tag.slice(1)) });
  }
}

const plainText = (tokens: readonly Token[]): string =>
  tokens.map(({ type, content, children }) => (type === "image" ? plainText(children ?? []) : content)).join("");

/** `[x]` at the beginning of a list item is a checked box. */
function drawTasks(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "inline" || tokens[index - 2]?.type !== "list_item_open") continue;
    token.content = token.content.replace(/^\[([ xX])\](?=\s)/, (_, sign: string) => (sign === " " ? "☐" : "☑"));
  }
}

const makers = { h1: makerFor(1), h2: makerFor(2), title: makerFor(0) };

/**
 * Converts untrusted Markdown to safe HTML, in time proportional to its length. Runs only on the server: pages contain
 * the result. Its headings are below the h2 of their block, or with `below: "h1"` below the page's h1.
 */
export function renderMarkdown(text: string, options: MarkdownOptions = {}): string {
  const { below = "h2", outline, pictureAt } = options;
  const rendering: Rendering = {
    links: [],
    addresses: 0,
    ...(outline && { outline }),
    ...(pictureAt && { pictureAt }),
  };
  return makers[below].render(text.slice(0, LENGTH_LIMIT), rendering);
}
