import type { IncomingMessage, ServerResponse } from "node:http";
import { CLIENT_ADDRESS_HEADER } from "#contract/services";
import { canonicalPath } from "./canonical-path";
import { documentAddress, productOf } from "./document-address";
import { createDocumentCache } from "./document-cache";
import { type Document, makeDocument, sendDocument } from "./documents";
import { switchFlags } from "./flag-switch";
import { isRead } from "./guards";
import { localized, movedTo } from "./localized-handlers";
import { clientAddress, sendText, sharedRequest, toRequest } from "./node-http";
import { sendOverload } from "./overload";
import { createRenderLimit, Overloaded } from "./render-limit";
import { developmentPolicy, secureDocument } from "./security";
import { ROUTES_FAILED } from "./site-state";
import { loadContext, publicOrigin, type Storefront } from "./storefront";
import { readVisitor, type Visitor, visitorKey } from "./visitor";

/** Shared caches may keep a page for a minute; browsers ask again each time and mostly get a 304. */
const DOCUMENT_CACHING = "public, max-age=0, s-maxage=30, stale-while-revalidate=60";
/** Data of a page that was fetched ahead serves the click that follows. */
const DATA_CACHING = "private, max-age=30";
/** After a page whose service did not answer in time. */
const RETRY_SECONDS = "5";

/** Answers everything that is a page, or a page's data. */
export function createPages(storefront: Storefront) {
  const documents = createDocumentCache();
  const limit = createRenderLimit();

  async function render(request: Request, visitor: Visitor, origin: string): Promise<Document> {
    const { table, config } = storefront.site.state;
    if (!table || !config) throw new Error(ROUTES_FAILED);
    const build = await storefront.build();
    let rendered: string | undefined;
    const takeDocument = (html: string) => {
      rendered = html;
    };
    const context = { ...loadContext(storefront, config, visitor, table.names, origin), takeDocument };
    const response = await localized(build, table, storefront.mode).handle(request, context);
    const complete = !context.calls?.missed.size;
    const headers = [...response.headers].filter(([name]) => complete || name !== "cache-control");
    const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
    let body: Buffer;
    if (isHtml) {
      const { html, policy } = secured(rendered ?? (await response.text()), context.scriptMark ?? "");
      headers.push(["content-security-policy", policy]);
      body = Buffer.from(html);
    } else body = Buffer.from(await response.arrayBuffer());
    headers.push(["vary", isHtml ? "Cookie, User-Agent, Sec-CH-UA-Mobile" : "Cookie"]);
    // Remix keeps the headers of what a loader throws to itself.
    if (response.status === 503 && !response.headers.has("retry-after")) headers.push(["retry-after", RETRY_SECONDS]);
    if (!complete) headers.push(["cache-control", "no-store"]);
    else if (!response.headers.has("cache-control")) headers.push(["cache-control", caching(response.status, isHtml)]);
    return makeDocument(response.status, headers, body, complete);
  }
  function secured(html: string, mark: string): { html: string; policy: string } {
    const { authority } = storefront.identity;
    const identity = authority.startsWith("/") ? [] : [new URL(authority).origin];
    const elsewhere = { services: storefront.dispatch.remoteOrigins, identity };
    if (storefront.mode === "development") return { html, policy: developmentPolicy(elsewhere) };
    return secureDocument(html, mark, elsewhere);
  }

  /** A form says from where it comes, so that what it asks of a service counts for its visitor and not for everybody. */
  function visitorsRequest(req: IncomingMessage, res: ServerResponse, origin: string): Request {
    const request = toRequest(req, res, origin);
    request.headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req, storefront.trustProxy));
    return request;
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
      const { host, origin } = publicOrigin(req, storefront);
      if (switchFlags(req, res, visitor, origin.startsWith("https:"))) return;
      const [pathname = "/", ...query] = (req.url ?? "/").split("?");
      const canonical = isRead(req) ? canonicalPath(table.names, pathname) : undefined;
      if (canonical) return sendMoved(res, [canonical, ...query].join("?"));
      const address = documentAddress(req.url ?? "/");
      const shared = () => limit.run(() => render(sharedRequest(address, origin), visitor, origin));
      const key = `${table.version}|${configVersion}|${visitorKey(visitor)}|${origin}|${host}|${address}`;
      let document: Document;
      try {
        if (!isRead(req)) document = await limit.run(() => render(visitorsRequest(req, res, origin), visitor, origin));
        else if (storefront.mode === "production") document = await documents.get(key, shared, productOf(address));
        else document = await shared();
      } catch (error) {
        if (error instanceof Overloaded) return sendOverload(res);
        throw error;
      }
      const moved = await redirectOfOldPath(req, document);
      return moved ? sendMoved(res, moved) : sendDocument(req, res, document);
    },
    forget: documents.forget,
  };
}

function sendMoved(res: ServerResponse, location: string): void {
  res.statusCode = 301;
  res.setHeader("Location", location);
  res.end();
}

function caching(status: number, isHtml: boolean): string {
  if (status >= 400) return "no-store";
  return isHtml || status >= 300 ? DOCUMENT_CACHING : DATA_CACHING;
}
