import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { SiteConfig } from "#contract/site";
import { texts } from "../texts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What every page shows of the shop. */
export interface Frame {
  site: Pick<SiteConfig, "shopName" | "theme">;
  /** Addresses of the style sheet and script, which contain a content hash. */
  css: string;
  js: string;
  darkLogo: string | undefined;
  /** Shop pages that these pages link to. */
  paths: { terms: string; personalInfo: string };
}
export interface PageContent {
  title: string;
  body: Html;
  /** Content below the card; by default a link back to the shop. */
  below?: Html;
}

/** A complete document. Everything in it is escaped by `html`. */
export async function document({ site, css, js, darkLogo }: Frame, page: PageContent): Promise<string> {
  const { shopName } = site;
  const { header, icon } = site.theme.logos;
  const dark = darkLogo ? html`<source srcset="${darkLogo}" media="(prefers-color-scheme: dark)">` : "";
  const logo = header
    ? html`<picture>${dark}<img src="${header}" alt="${shopName}" width="146" height="36"></picture>`
    : shopName;
  return String(
    await html`${raw("<!doctype html>")}
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title} - ${shopName}</title>
<link rel="icon" href="${icon || "/favicon.ico"}">
<link rel="stylesheet" href="${css}">
<script src="${js}" defer></script>
</head>
<body>
<header><a href="/" class="logo"${darkLogo || !header ? "" : raw(" data-plate")}>${logo}</a></header>
<main>
<div class="card">
<h1>${page.title}</h1>
${page.body}
</div>
<p class="below">${page.below ?? html`<a href="/">${texts.backToShop}</a>`}</p>
</main>
</body>
</html>`,
  );
}

/** A page that reports what happened, with a single link to continue. */
export function message(
  title: string,
  lead: string,
  on: { href: string; text: string },
  extra: Html = html``,
): PageContent {
  return {
    title,
    body: html`<p class="lead">${lead}</p>${extra}<a class="button" href="${on.href}">${on.text}</a>`,
    below: html``,
  };
}
