/** Parameters that follow a visitor or a campaign and never change what a page shows. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|sessionid|osCsid)$/i;

const LONGEST = 1_000;
const MOST_SEGMENTS = 12;
const MOST_PARAMETERS = 6;
/** The same segment more often means that a relative link goes round in circles. */
const MOST_REPEATS = 3;

/** Files that are never pages with products. */
const FILES =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|txt|pdf|zip|gz|rar|7z|docx?|xlsx?|pptx?|mp[34]|avi|mov|webm|woff2?|ttf|eot|exe|dmg|apk|ics|csv)$/i;

/** The host without `www.`: what belongs to one shop. */
export function siteOf(url: URL): string {
  return url.hostname.replace(/^www\./, "");
}

/** Whether a page is on the shop's own site, or a subdomain of it. */
export function isOnSite(url: URL, site: string): boolean {
  const host = siteOf(url);
  return host === site || host.endsWith(`.${site}`);
}

/**
 * One spelling per page: no fragment, no tracking parameters or session ids, parameters in order. Null for what is no
 * page of the web, or looks like one of endlessly many.
 */
export function pageAddress(text: string, base?: string): URL | null {
  if (text.length > 2 * LONGEST || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.username !== "" || url.password !== "")
    return null;
  url.hash = "";
  url.pathname = url.pathname.replace(/;jsessionid=[^/;]*/gi, "");
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  kept.sort(([a, b], [c, d]) => (a < c || (a === c && b < d) ? -1 : a === c && b === d ? 0 : 1));
  if (kept.length !== url.searchParams.size || kept.length > 1) url.search = new URLSearchParams(kept).toString();
  if (url.href.length > LONGEST || kept.length > MOST_PARAMETERS || FILES.test(url.pathname)) return null;
  return isCircling(url.pathname) ? null : url;
}

function isCircling(path: string): boolean {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.length > MOST_SEGMENTS) return true;
  const seen = new Map<string, number>();
  for (const segment of segments) seen.set(segment, (seen.get(segment) ?? 0) + 1);
  return [...seen.values()].some((times) => times > MOST_REPEATS);
}

/**
 * What pages made by one template have in common: the first segment with its numbers left out, the number of segments,
 * and the names of the parameters. A calendar, or filters in the path, gives endlessly many pages of a few shapes.
 */
export function shapeOf(url: URL): string {
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const first = segments.length > 1 ? (segments[0] ?? "").replace(/\d+/g, "0") : "";
  const names = [...new Set(url.searchParams.keys())].join(",");
  return `${siteOf(url)}/${first}/${segments.length}${names && `?${names}`}`.slice(0, 200);
}
