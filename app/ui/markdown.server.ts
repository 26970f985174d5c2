import MarkdownIt, { type Env, type Token } from "markdown-it";

/** More than this is not shown: a long page of terms has half of it. */
const LENGTH_LIMIT = 50_000;
/** Levels of quotes, lists and emphasis in each other; what lies deeper is left out. */
const NESTING_LIMIT = 30;
/** A reference can be used a thousand times: so many characters of addresses may a text spend. */
const ADDRESS_LIMIT = 100_000;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]|%5c)|#)/i;

interface Rendering extends Env {
  /** For each link that is open: whether it became an element. */
  links: boolean[];
  addresses: number;
}

const { escapeHtml } = new MarkdownIt().utils;

/** Raw HTML is shown as the text it is, links lead to the web or this site, pictures become their description. */
function makerFor(headingShift: number) {
  const maker = new MarkdownIt({ html: false, linkify: true, maxNesting: NESTING_LIMIT });
  // Links are judged when they are rendered: what leads nowhere safe keeps its words.
  maker.validateLink = () => true;
  // Only whole web addresses become links by themselves.
  maker.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add("ftp:", null).add("//", null).add("mailto:", null);
  const { rules } = maker.renderer;
  rules.link_open = (tokens, index, _options, env) => openLink(tokens[index], env as Rendering);
  rules.link_close = (_tokens, _index, _options, env) => ((env as Rendering).links.pop() ? "</a>" : "");
  rules.image = (tokens, index, options, env, self) =>
    escapeHtml(self.renderInlineAsText(tokens[index]?.children ?? [], options, env));
  // Without alignment: that would be a style attribute, which the content security policy refuses.
  rules.th_open = () => "<th>";
  rules.td_open = () => "<td>";
  maker.core.ruler.push("headings", ({ tokens }) => shiftHeadings(tokens, headingShift));
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
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + shift)}`;
  }
}

/** `[x]` at the beginning of a list item is a box that is ticked. */
function drawTasks(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "inline" || tokens[index - 2]?.type !== "list_item_open") continue;
    token.content = token.content.replace(/^\[([ xX])\](?=\s)/, (_, sign: string) => (sign === " " ? "☐" : "☑"));
  }
}

const makers = { h1: makerFor(1), h2: makerFor(2) };

/**
 * Markdown as HTML that may stand in a page, whoever wrote it, in time proportional to its length. Runs on the server
 * only: pages carry the result. Its headings stand below the h2 of their block, or with `below: "h1"` below the page's
 * own.
 */
export function renderMarkdown(text: string, { below = "h2" }: { below?: "h1" | "h2" } = {}): string {
  const rendering: Rendering = { links: [], addresses: 0 };
  return makers[below].render(text.slice(0, LENGTH_LIMIT), rendering);
}
