import type { IncomingMessage, ServerResponse } from "node:http";
import { createDocumentCache, type Document, makeDocument, sendDocument } from "./documents";
import { switchFlags } from "./flag-switch";
import { isRead } from "./guards";
import { localized, movedTo } from "./localized-handlers";
import { sendText, toRequest } from "./node-http";
import { contentSecurityPolicy, developmentPolicy } from "./security";
import { ROUTES_FAILED } from "./site-state";
import { loadContext, publicOrigin, type Storefront } from "./storefront";
import { readVisitor, type Visitor, visitorKey } from "./visitor";

/** Shared caches may keep a page for a minute; browsers ask again each time and mostly get a 304. */
const DOCUMENT_CACHING = "public, max-age=0, s-maxage=30, stale-while-revalidate=60";
/** Data of a page that was fetched ahead serves the click that follows. */
const DATA_CACHING = "private, max-age=30";

/** Answers everything that is a page, or a page's data. */
export function createPages(storefront: Storefront) {
  const documents = createDocumentCache();

  async function render(req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<Document> {
    const { table, config } = storefront.site.state;
    if (!table || !config) throw new Error(ROUTES_FAILED);
    const build = await storefront.build();
    const { origin } = publicOrigin(req, storefront.trustProxy);
    const context = loadContext(storefront, config, visitor, table.names, origin);
    const response = await localized(build, table, storefront.mode).handle(toRequest(req, res, origin), context);
    const plain = Buffer.from(await response.arrayBuffer());
    const headers = [...response.headers];
    const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
    if (isHtml) headers.push(["content-security-policy", policy(plain)]);
    headers.push(["vary", isHtml ? "Cookie, User-Agent, Sec-CH-UA-Mobile" : "Cookie"]);
    if (!response.headers.has("cache-control")) headers.push(["cache-control", caching(response.status, isHtml)]);
    return makeDocument(response.status, headers, plain);
  }
  function policy(html: Buffer): string {
    const { authority } = storefront.identity;
    const identity = authority.startsWith("/") ? [] : [new URL(authority).origin];
    const elsewhere = { services: storefront.dispatch.remoteOrigins, identity };
    if (storefront.mode === "development") return developmentPolicy(elsewhere);
    return contentSecurityPolicy(html.toString(), elsewhere);
  }

  async function redirectOfOldPath(req: IncomingMessage, document: Document): Promise<string | undefined> {
    const [pathname = "", query] = (req.url ?? "/").split("?", 2);
    // Remix answers a data request whose route no longer matches the path with 403.
    const lost = document.status === 404 || (document.status === 403 && query?.includes("_data="));
    if (!lost || storefront.site.state.previous.length === 0) return undefined;
    const path = movedTo(await storefront.build(), storefront.site.state, decodeURI(pathname), storefront.mode);
    return path && encodeURI(path) + (query ? `?${query}` : "");
  }

  return {
    async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const { table, configVersion } = storefront.site.state;
      if (!table) {
        res.setHeader("Retry-After", "5");
        return sendText(res, 503, ROUTES_FAILED);
      }
      const visitor = readVisitor(req);
      const { host, origin } = publicOrigin(req, storefront.trustProxy);
      if (switchFlags(req, res, visitor, origin.startsWith("https:"))) return;
      const shared = storefront.mode === "production" && isRead(req) && !req.headers.authorization;
      const key = `${table.version}|${configVersion}|${visitorKey(visitor)}|${origin}|${host}|${req.url}`;
      const document = shared
        ? await documents.get(key, () => render(req, res, visitor))
        : await render(req, res, visitor);
      const moved = await redirectOfOldPath(req, document);
      if (!moved) return sendDocument(req, res, document);
      res.statusCode = 301;
      res.setHeader("Location", moved);
      res.end();
    },
    forget: () => documents.clear(),
  };
}

function caching(status: number, isHtml: boolean): string {
  if (status >= 400) return "no-store";
  return isHtml || status >= 300 ? DOCUMENT_CACHING : DATA_CACHING;
}
