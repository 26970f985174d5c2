import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import style from "./pay.css?raw";
import { texts } from "./texts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  title: string;
  shop: string;
  body: Html;
}

const STYLE_HASH = createHash("sha256").update(style).digest("base64");
const euros = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });
export const money = (cents: number): string => euros.format(cents / 100);

/** A complete document. Everything in it is escaped by `html`. */
async function document({ title, shop, body }: Page): Promise<string> {
  return String(
    await html`${raw("<!doctype html>")}
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} - ${shop}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<header><p class="shop">${shop}</p><p class="badge">${texts.badge}</p></header>
<main>
${body}
</main>
</body>
</html>`,
  );
}

/**
 * Sends a page. Browsers apply `form-action` to the redirect after a form as well, so the shop's addresses must be in it.
 */
export async function pageResponse(page: Page, status: number, returnsTo: readonly string[] = []): Promise<Response> {
  const origins = [...new Set(returnsTo.map((url) => new URL(url).origin))];
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src data:",
    ["form-action 'self'", ...origins].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Cache-Control": "no-store",
  };
  return new Response(await document(page), { status, headers });
}

/** A page that says one thing, with a link to go on. */
export function message(title: string, lead: string, on: { href: string; text: string }): Html {
  return html`<div class="card alone"><h1>${title}</h1>
<p class="lead">${lead}</p>
<a class="button" href="${on.href}">${on.text}</a></div>`;
}
