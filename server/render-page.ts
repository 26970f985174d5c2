import type { VisitorConsent } from "../app/browser/consent-cookie";
import { PERSONAL_CACHING } from "../app/route-table";
import { type Document, makeDocument } from "./documents";
import type { OpenDrawing } from "./drawn-parts";
import { localized } from "./localized-handlers";
import type { RenderTurns } from "./render-turns";
import { developmentPolicy, type SecuredDocument, secureDocument } from "./security";
import { ROUTES_FAILED } from "./site-state";
import { loadContext, type Storefront } from "./storefront";
import type { Visitor } from "./visitor";

/** Shared caches may keep a page for a minute; browsers revalidate every time and mostly get a 304. */
const DOCUMENT_CACHING = "public, max-age=0, s-maxage=30, stale-while-revalidate=60";
/** Prefetched page data serves the click that follows. */
const DATA_CACHING = "private, max-age=30";
/** After a page whose service did not respond in time. */
const RETRY_SECONDS = "5";

/** The audience a page is rendered for. */
export interface Audience {
  visitor: Visitor;
  origin: string;
  /** Set when the response is for this visitor only; holds the visitor's cart session, if any, and consent. */
  alone?: { cartSession?: string | undefined; consent?: VisitorConsent };
}

/** Renders one page, or its data, to a document. */
export async function renderPage(
  storefront: Storefront,
  request: Request,
  audience: Audience,
  turns: Pick<RenderTurns, "begin" | "turn" | "isCrowded">,
): Promise<Document> {
  const { visitor, origin, alone } = audience;
  await turns.begin();
  const { table, config } = storefront.site.state;
  if (!table || !config) throw new Error(ROUTES_FAILED);
  const build = await storefront.build();
  let rendered: string | undefined;
  let drawing: OpenDrawing | undefined;
  const takeDocument = (html: string) => {
    rendered = html;
  };
  const beginDrawing = (site: string) => {
    drawing = storefront.parts?.begin(site);
    return drawing;
  };
  const context = {
    ...loadContext(storefront, config, visitor, table.names, origin),
    takeDocument,
    fixedApart: true,
    drawingTurn: turns.turn,
    // What is drawn for one visitor is never kept.
    ...(storefront.parts && !alone ? { beginDrawing } : {}),
    ...(alone?.cartSession ? { cartSession: alone.cartSession } : {}),
    ...(alone?.consent ? { consent: alone.consent } : {}),
  };
  const response = await localized(build, table, storefront.mode).handle(request, context);
  const complete = !context.calls?.missed.size;
  const isHtml = (response.headers.get("content-type") ?? "").startsWith("text/html");
  // A shared document must not set cookies.
  const left = new Set(["cache-control", ...(alone ? [] : ["set-cookie"])]);
  const headers = [...response.headers].filter(([name]) => !left.has(name));
  headers.push(["cache-control", caching(response, { complete, isHtml, alone: Boolean(alone) })]);
  let body: Buffer;
  if (isHtml) {
    const html = rendered ?? (await response.text());
    // The function that took it lives as long as the page's context, and the text would outlive other pages with it.
    rendered = undefined;
    const secure = secured(storefront, audience, { html, mark: context.scriptMark ?? "", drawing });
    headers.push(["content-security-policy", secure.policy]);
    body = secure.body;
  } else body = Buffer.from(await response.arrayBuffer());
  headers.push(["vary", isHtml ? "Cookie, User-Agent, Sec-CH-UA-Mobile" : "Cookie"]);
  // Remix drops the headers of a response thrown by a loader.
  if (response.status === 503 && !response.headers.has("retry-after")) headers.push(["retry-after", RETRY_SECONDS]);
  const document = makeDocument(response.status, headers, body, complete);
  return { ...document, hurried: turns.isCrowded(), mobile: visitor.mobile };
}

function caching(
  response: Response,
  { complete, isHtml, alone }: { complete: boolean; isHtml: boolean; alone: boolean },
): string {
  if (alone) return PERSONAL_CACHING;
  if (!complete) return "no-store";
  const own = response.headers.get("cache-control");
  if (own !== null) return own;
  if (response.status >= 400) return "no-store";
  return isHtml || response.status >= 300 ? DOCUMENT_CACHING : DATA_CACHING;
}

/** Only pages of one visitor have the forms that lead to paying. */
function secured(
  storefront: Storefront,
  { alone }: Audience,
  { html, mark, drawing }: { html: string; mark: string; drawing: OpenDrawing | undefined },
): SecuredDocument {
  const { authority } = storefront.identity;
  const identity = authority.startsWith("/") ? [] : [new URL(authority).origin];
  const payment = alone ? storefront.payment : [];
  const elsewhere = { services: storefront.dispatch.remoteOrigins, identity, payment };
  if (storefront.mode === "development") return { body: Buffer.from(html), policy: developmentPolicy(elsewhere) };
  return secureDocument(html, mark, elsewhere, drawing?.complete);
}
