import { type Answer, RefusedAddress, UnreadableBody, type Validators, type Visitor } from "./ask";
import type { KnownPage } from "./crawl-store";
import { TooDeepError } from "./markup/elements";
import { type Page, readPage } from "./markup/page";
import { pageText } from "./page-text";
import type { CrawledItem } from "./products/item";
import { productsOf } from "./products/products";
import type { Remark } from "./remarks";
import { isOnSite, pageAddress } from "./web-address";

/** What came of asking for a page. */
export type Visit =
  | { kind: "read"; items: CrawledItem[]; links: string[]; remark: Remark | null; validators: Validators }
  | { kind: "unchanged" }
  /** `target`: a page to read in its place. */
  | { kind: "elsewhere"; remark: Remark; target: string | null; links: string[] }
  | { kind: "missed"; remark: Remark }
  /** Too busy; `retryAfter`: the header. */
  | { kind: "busy"; retryAfter: string | undefined };

/** Asks for one page and reads it. Never throws for what the page or its server does. */
export async function visit(visitor: Visitor, page: KnownPage, site: string): Promise<Visit> {
  try {
    return judged(await visitor.ask(new URL(page.address), { validators: page }), page, site);
  } catch (error) {
    if (error instanceof RefusedAddress) return { kind: "elsewhere", remark: "private", target: null, links: [] };
    if (error instanceof UnreadableBody) return { kind: "missed", remark: "too_large" };
    if (error instanceof TooDeepError) return { kind: "missed", remark: "too_deep" };
    return { kind: "missed", remark: "failed" };
  }
}

function judged(answer: Answer, page: KnownPage, site: string): Visit {
  const { status, header } = answer;
  if (status === 304) return { kind: "unchanged" };
  if (status === 429 || status === 503) return { kind: "busy", retryAfter: header("retry-after") };
  if (status === 404 || status === 410) return { kind: "elsewhere", remark: "gone", target: null, links: [] };
  if (status >= 300 && status < 400) return redirected(header("location"), page.address, site);
  if (status >= 500) return { kind: "missed", remark: "failed" };
  if (status !== 200) return { kind: "missed", remark: "refused" };
  const type = header("content-type") ?? "text/html";
  if (!/\b(?:html|xhtml\+xml)\b/i.test(type)) return { kind: "elsewhere", remark: "not_html", target: null, links: [] };
  return read(answer, page.address, site);
}

function redirected(location: string | undefined, address: string, site: string): Visit {
  const target = location ? pageAddress(location, address) : null;
  if (target === null) return { kind: "elsewhere", remark: "gone", target: null, links: [] };
  if (!isOnSite(target, site)) return { kind: "elsewhere", remark: "off_site", target: null, links: [] };
  return { kind: "elsewhere", remark: "moved", target: target.href, links: [] };
}

function read({ header, body }: Answer, address: string, site: string): Visit {
  const page = readPage(pageText(body, header("content-type") ?? ""), address, header("x-robots-tag") ?? "");
  const links = page.links.filter((link) => isOnSite(new URL(link), site));
  if (page.isHidden) return { kind: "elsewhere", remark: "hidden", target: null, links };
  const canonical = otherCanonical(page, address, site);
  if (canonical) return { kind: "elsewhere", remark: "canonical", target: canonical, links };
  const { items, links: mentioned, refused } = productsOf(page, address);
  const nothing: Remark = page.brokenScripts > 0 ? "broken_json" : "no_product";
  const remark = items.length > 0 ? null : (refused ?? nothing);
  const validators = { etag: header("etag") ?? null, lastModified: header("last-modified") ?? null };
  const pages = mentioned.filter((link) => isOnSite(new URL(link), site));
  return { kind: "read", items, links: [...links, ...pages], remark, validators };
}

/** A page that names another one as its own; a home page does not count, because broken templates name it everywhere. */
function otherCanonical({ canonical }: Page, address: string, site: string): string | null {
  if (canonical === null || canonical === address) return null;
  const url = new URL(canonical);
  return isOnSite(url, site) && url.pathname !== "/" ? canonical : null;
}
