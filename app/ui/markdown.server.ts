import { Marked, type RendererObject, type Tokens } from "marked";

const LENGTH_LIMIT = 100_000;
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** Raw HTML is shown as the text it is, links lead to the web or this site, pictures become their description. */
const rendererFor = (headingShift: number): RendererObject => ({
  html({ text }: Tokens.HTML | Tokens.Tag) {
    return escapeHtml(text);
  },
  heading({ tokens, depth }: Tokens.Heading) {
    const level = Math.min(6, depth + headingShift);
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
  },
  link({ href, tokens }: Tokens.Link) {
    const text = this.parser.parseInline(tokens);
    if (!SAFE_LINK.test(href)) return text;
    const outside = /^https?:/i.test(href) ? ' rel="nofollow noopener"' : "";
    return `<a href="${escapeHtml(href)}"${outside}>${text}</a>`;
  },
  image({ text }: Tokens.Image) {
    return escapeHtml(text);
  },
  checkbox({ checked }: Tokens.Checkbox) {
    return checked ? "☑ " : "☐ ";
  },
  table({ header, rows }: Tokens.Table) {
    const cells = (row: Tokens.TableCell[], tag: "th" | "td") =>
      `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
    const body = rows.map((row) => cells(row, "td")).join("");
    return `<table><thead>${cells(header, "th")}</thead><tbody>${body}</tbody></table>\n`;
  },
});

const makers = [1, 2].map((shift) => new Marked({ async: false, gfm: true, renderer: rendererFor(shift) }));

/**
 * Markdown as HTML that may stand in a page, whoever wrote it. Runs on the server only: pages carry the result. Its
 * headings stand below the h2 of their block, or with `below: "h1"` below the page's own.
 */
export function renderMarkdown(text: string, { below = "h2" }: { below?: "h1" | "h2" } = {}): string {
  const maker = makers[below === "h1" ? 0 : 1] as Marked;
  return maker.parse(text.slice(0, LENGTH_LIMIT), { async: false });
}
