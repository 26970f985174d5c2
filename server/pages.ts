import type { IncomingMessage, ServerResponse } from "node:http";
import { CLIENT_ADDRESS_HEADER } from "#contract/services";
import { allowedPurposes } from "../app/browser/consent-cookie";
import { resolveFlags } from "../app/flags/flags";
import { canonicalPath } from "./canonical-path";
import { documentAddress, productOf } from "./document-address";
import { createDocumentCache } from "./document-cache";
import { type Document, sendDocument } from "./documents";
import { switchFlags } from "./flag-switch";
import { isRead } from "./guards";
import { movedTo } from "./localized-handlers";
import { clientAddress, sendText, sharedRequest, toRequest } from "./node-http";
import { sendOverload } from "./overload";
import { aliasOf } from "./page-aliases";
import { isPersonalPath } from "./personal-pages";
import { createRenderLimit, Overloaded } from "./render-limit";
import { type Audience, renderPage } from "./render-page";
import { createRenderTurns } from "./render-turns";
import { withTagManager } from "./security";
import { ROUTES_FAILED } from "./site-state";
import { publicOrigin, type Storefront } from "./storefront";
import { readCartSession, readVisitor, readVisitorConsent, type Visitor, visitorKey } from "./visitor";

/** Handles requests for pages and page data. */
export function createPages(storefront: Storefront) {
  const documents = createDocumentCache();
  const limit = createRenderLimit();
  const turns = createRenderTurns();

  /** Rendered for this request alone: neither shared nor cached. */
  function personal(req: IncomingMessage, res: ServerResponse, audience: Audience): Promise<Document> {
    const request = toRequest(req, res, audience.origin, documentAddress(req.url ?? "/"));
    // Service calls are attributed to this visitor, for rate limits.
    request.headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req, storefront.trustProxy));
    // The guard compared the form's origin with all hosts of the shop; Remix compares it with the requested one only,
    // which is another where a proxy does not pass the host on.
    if (!isRead(req) && req.headers.origin) request.headers.set("x-forwarded-host", new URL(req.headers.origin).host);
    return limit.run(() => renderPage(storefront, request, audience, turns));
  }

  /**
   * Shared by visitors of the same kind: rendered from the address alone, once for all concurrent requests, and cached.
   */
  function shared(req: IncomingMessage, audience: Audience, state: string): Promise<Document> {
    const address = documentAddress(req.url ?? "/");
    const { visitor, origin } = audience;
    const render = () => limit.run(() => renderPage(storefront, sharedRequest(address, origin), audience, turns));
    if (storefront.mode !== "production") return render();
    const key = `${state}|${visitorKey(visitor)}|${origin}|${address}`;
    return documents.get(key, render, productOf(address));
  }

  async function redirectOfOldPath(req: IncomingMessage, document: Document): Promise<string | undefined> {
    const [pathname = "", query] = (req.url ?? "/").split("?", 2);
    // Remix responds with 403 to a data request whose route no longer matches the path.
    const lost = document.status === 404 || (document.status === 403 && query?.includes("_data="));
    if (!lost || storefront.site.state.previous.length === 0) return undefined;
    const path = movedTo(await storefront.build(), storefront.site.state, decodeURI(pathname), storefront.mode);
    return path && encodeURI(path) + (query ? `?${query}` : "");
  }

  /** The document is the same for all; that the tag manager may run is said only to browsers that agreed to it. */
  function policyFor(req: IncomingMessage, { choice }: Visitor): ((own: string) => string) | undefined {
    const { tagManager, site } = storefront;
    if (!tagManager || allowedPurposes(readVisitorConsent(req)).length === 0) return undefined;
    return resolveFlags(site.state.config?.featuresList ?? [], choice).ConsentBanner ? withTagManager : undefined;
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
      const canonical = isRead(req)
        ? (aliasOf(table.names, pathname) ?? canonicalPath(table.names, pathname))
        : undefined;
      if (canonical) return sendMoved(res, [canonical, ...query].join("?"));
      const marked = isPersonalPath(table.names, pathname);
      let document: Document;
      try {
        const alone = marked ? { cartSession: readCartSession(req), consent: readVisitorConsent(req) } : {};
        document = await (marked || !isRead(req)
          ? personal(req, res, { visitor, origin, alone })
          : shared(req, { visitor, origin }, `${table.version}|${configVersion}|${host}`));
      } catch (error) {
        if (error instanceof Overloaded) return sendOverload(res);
        throw error;
      }
      const moved = await redirectOfOldPath(req, document);
      return moved ? sendMoved(res, moved) : sendDocument(req, res, document, policyFor(req, visitor));
    },
    forget: documents.forget,
    turns,
  };
}

function sendMoved(res: ServerResponse, location: string): void {
  res.statusCode = 301;
  res.setHeader("Location", location);
  res.end();
}
