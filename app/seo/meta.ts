import type { MetaDescriptor } from "@remix-run/react";
import type { SiteConfig } from "#contract/site";
import { absoluteUrl, slashForm } from "./absolute-url";
import { sharePicture } from "./share-picture";
import * as limits from "./truncate";
import { truncate } from "./truncate";

/** The part of the site's configuration that the head of a page needs. */
export type MetaSite = Pick<SiteConfig, "shopName" | "head" | "social"> & { baseUrl?: string };

export interface PageMeta {
  /** Without the shop's name; defaults to the site's title. */
  title?: string;
  description?: string;
  /** Path of the page; null for a page without its own address (not found). */
  path: string | null;
  site: MetaSite;
  /** Public origin, used when the site has no base URL. */
  origin: string;
  /** Path or address of a picture; defaults to the shop's own. */
  image?: string;
  /** Text alternative of the picture; defaults to the title. */
  imageAlt?: string;
  noindex?: boolean;
  type?: "website" | "product" | "article";
  /** The query of the request; only parameters that make a separate page are part of the canonical address. */
  query?: URLSearchParams;
}

/** Title, descriptions, canonical address, Open Graph and Twitter tags of one page (SE-01 to SE-04). */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site } = page;
  const title = oneLine(page.title) || oneLine(site.head.title) || site.shopName;
  const description = oneLine(page.description) || oneLine(site.head.description);
  const origin = site.baseUrl || page.origin;
  const url = page.path === null ? undefined : canonicalUrl(origin, page.path, page.query);
  const own = sharePicture(page.image);
  const shared = absoluteUrl(origin, own.url) ? own : sharePicture(undefined);
  const image = absoluteUrl(origin, shared.url);
  const alt = oneLine(page.imageAlt) || title;

  const tags: (MetaDescriptor | undefined)[] = [
    { title: documentTitle(title, site.shopName) },
    named("description", truncate(description, limits.DESCRIPTION_LIMIT)),
    url ? { tagName: "link", rel: "canonical", href: url } : undefined,
    page.noindex ? named("robots", "noindex") : undefined,
    property("og:site_name", site.shopName),
    property("og:locale", "nl_NL"),
    property("og:type", page.type ?? "website"),
    property("og:title", truncate(title, limits.OPEN_GRAPH_TITLE_LIMIT)),
    property("og:description", truncate(description, limits.DESCRIPTION_LIMIT)),
    property("og:url", url),
    property("og:image", image),
    property("og:image:type", shared.type),
    property("og:image:width", shared.width?.toString()),
    property("og:image:height", shared.height?.toString()),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:site", site.social.twitter_account),
    named("twitter:title", truncate(title, limits.TWITTER_TITLE_LIMIT)),
    named("twitter:description", truncate(description, limits.TWITTER_DESCRIPTION_LIMIT)),
    named("twitter:image", image),
    named("twitter:image:alt", alt),
  ];
  const present = tags.filter((tag) => tag !== undefined);
  const taken = new Set(present.flatMap((tag) => ("name" in tag ? [tag.name] : [])));
  return [
    ...present,
    ...site.head.meta.filter(({ name }) => !taken.has(name)).map(({ name, content }) => ({ name, content })),
  ];
}

/** Appends the shop's name if the result is short enough. */
function documentTitle(title: string, shopName: string): string {
  const whole = `${title} | ${shopName}`;
  return whole.length <= limits.TITLE_LIMIT && title !== shopName ? whole : truncate(title, limits.TITLE_LIMIT);
}

/** Filters, sort and campaign parameters are views of the same page; only `page` makes another one. */
export function canonicalUrl(origin: string, path: string, query?: URLSearchParams): string | undefined {
  const url = absoluteUrl(origin, slashForm(path));
  const page = query?.get("page") ?? "";
  return url && /^[1-9]\d{0,3}$/.test(page) && page !== "1" ? `${url}?page=${page}` : url;
}

const oneLine = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
const named = (name: string, content: string | undefined) => (content ? { name, content } : undefined);
const property = (key: string, content: string | undefined) => (content ? { property: key, content } : undefined);
