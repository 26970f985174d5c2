/** One page in a sitemap. `lastmod` is a date or a date and time in ISO 8601; other values are left out. */
export interface SitemapEntry {
  path: string;
  lastmod?: string;
}

/** The limit per file at sitemaps.org. */
export const SITEMAP_LIMIT = 50_000;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A sitemap of at most SITEMAP_LIMIT pages. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return `${HEADER}<urlset ${NAMESPACE}>\n${items("url", origin, entries.slice(0, SITEMAP_LIMIT))}</urlset>\n`;
}

/** The list of sitemaps. */
export function sitemapIndexXml(origin: string, entries: readonly SitemapEntry[]): string {
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${items("sitemap", origin, entries)}</sitemapindex>\n`;
}

function items(tag: string, origin: string, entries: readonly SitemapEntry[]): string {
  let text = "";
  for (const { path, lastmod = "" } of entries) {
    const day = DAY.exec(lastmod)?.[0];
    text += `<${tag}><loc>${escapeXml(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</${tag}>\n`;
  }
  return text;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text and attribute values of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
