import { pageAddress } from "../web-address";
import { attributeOf, childrenOf, type Element, parsePage, scriptIn } from "./elements";
import { readJsonLd } from "./json-ld";
import { readMicrodata } from "./microdata";
import { readRdfa } from "./rdfa";
import type { Thing } from "./thing";

/** What the crawler wants to know of a page. */
export interface Page {
  things: Thing[];
  /** Pages it links to, once each; none when it asks not to follow them. */
  links: string[];
  /** The address that the page itself gives as its own. */
  canonical: string | null;
  /** The page asks search engines to leave it out. */
  isHidden: boolean;
  /** What it tells those who share it, for properties that its markup lacks. */
  shared: { description: string; image: string };
  brokenScripts: number;
}

const MOST_LINKS = 2_000;

/** `robotsHeader`: the value of X-Robots-Tag. Throws TooDeepError. */
export function readPage(html: string, address: string, robotsHeader = ""): Page {
  const root = parsePage(html);
  const links = new Set<string>();
  const scripts: string[] = [];
  const metas = new Map<string, string>();
  let base = address;
  let canonical: string | null = null;
  const hrefs: string[] = [];
  const waiting: Element[] = root ? [root] : [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const rel = attributeOf(element, "rel")?.toLowerCase() ?? "";
    const href = attributeOf(element, "href");
    if (element.tagName === "base" && href && base === address && URL.canParse(href, address)) {
      base = new URL(href, address).href;
    } else if (element.tagName === "script" && isJsonLd(element)) scripts.push(scriptIn(element));
    else if (element.tagName === "meta") keepMeta(metas, element);
    else if (element.tagName === "link" && href && rel === "canonical") canonical ??= href;
    else if (href && (element.tagName === "a" || element.tagName === "area") && !rel.includes("nofollow")) {
      hrefs.push(href);
    } else if (element.tagName === "link" && href && rel === "next") hrefs.push(href);
    waiting.push(...childrenOf(element).reverse());
  }
  const robots = `${metas.get("robots") ?? ""},${metas.get("etalagebot") ?? ""},${robotsHeader}`.toLowerCase();
  if (!/\b(?:nofollow|none)\b/.test(robots)) {
    for (const href of hrefs) {
      if (links.size >= MOST_LINKS) break;
      const link = pageAddress(href.trim(), base);
      if (link) links.add(link.href);
    }
  }
  const { things, broken } = readJsonLd(scripts);
  if (root) things.push(...readMicrodata(root, base), ...readRdfa(root, base));
  return {
    things,
    links: [...links],
    canonical: canonical === null ? null : (pageAddress(canonical, base)?.href ?? null),
    isHidden: /\b(?:noindex|none)\b/.test(robots),
    shared: {
      description: metas.get("description") ?? metas.get("og:description") ?? "",
      image: absolute(metas.get("og:image") ?? "", base),
    },
    brokenScripts: broken,
  };
}

export function absolute(address: string, base: string): string {
  return address !== "" && URL.canParse(address, base) ? new URL(address, base).href : address;
}

function isJsonLd(element: Element): boolean {
  return /^\s*application\/ld\+json\b/i.test(attributeOf(element, "type") ?? "");
}

function keepMeta(metas: Map<string, string>, element: Element): void {
  const name = (attributeOf(element, "name") ?? attributeOf(element, "property") ?? "").toLowerCase();
  const content = attributeOf(element, "content")?.trim();
  if (name !== "" && content && !metas.has(name) && metas.size < 200) metas.set(name, content);
}
