import type { IncomingMessage, ServerResponse } from "node:http";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { CLIENT_ADDRESS_HEADER, services } from "#contract/services";
import { CONSENT_STYLE } from "../app/browser/consent-fields";
import { WORKER_PATH } from "../app/browser/offline-names";
import type { CatalogueChange } from "../backend/catalogue/changes";
import { isIdentityPath } from "../backend/identity/paths";
import { sendConsentStyle } from "./consent-style";
import { type Document, makeDocument, makeLasting, sendDocument } from "./documents";
import { isRead, METHODS, refusal, unfitForm } from "./guards";
import { manifestAt } from "./localized-handlers";
import { clientAddress, sendResponse, sendText, toRequest } from "./node-http";
import { createPages } from "./pages";
import { isPress } from "./render-turns";
import { bodyTimeOf, limitBodyTime } from "./request-body";
import { commonHeaders } from "./security";
import { createServiceWorker } from "./service-worker";
import { publicOrigin, type Storefront } from "./storefront";

interface Backend {
  fetch(request: Request): Promise<Response>;
  health(): Promise<{ ok: boolean }>;
  identity: ((req: IncomingMessage, res: ServerResponse) => Promise<void>) | undefined;
  paymentProvider?: ((request: Request) => Promise<Response>) | undefined;
  onChange(listener: (change: CatalogueChange) => void): () => void;
}
type Listener = (req: IncomingMessage, res: ServerResponse) => void;
type Static = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Handles every HTTP request of this process, in order: rejections, health, services, sign-in, paying, files, pages. */
export function createHandler(storefront: Storefront, backend: Backend, files?: Static): Listener {
  const pages = createPages(storefront);
  const serviceWorker = createServiceWorker(storefront);
  const waitedFor = <T>({ method }: IncomingMessage, path: string, work: () => Promise<T>) =>
    isPress(method, path) ? pages.turns.press(work) : work();
  backend.onChange(pages.forget);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { host, origin } = publicOrigin(req, storefront);
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    for (const [name, value] of commonHeaders(path, origin, services.images.mount)) res.setHeader(name, value);
    limitBodyTime(req, res, bodyTimeOf(path, req.headers["content-type"]));
    const refused = refusal(req, () => [host, new URL(origin).host]);
    if (refused?.status === 405) res.setHeader("Allow", METHODS.join(", "));
    if (refused) return sendText(res, refused.status, refused.message);
    if (path === "/healthz") return sendText(res, 200, "ok");
    if (path === "/readyz") return readiness(res);
    if (path.startsWith("/api/")) {
      const request = toRequest(req, res, origin);
      request.headers.set(CLIENT_ADDRESS_HEADER, clientAddress(req, storefront.trustProxy));
      const response = await waitedFor(req, path, () => backend.fetch(request));
      return sendResponse(res, response, req.method === "HEAD");
    }
    if (backend.identity && isIdentityPath(path)) return backend.identity(req, res);
    const { paymentProvider } = backend;
    if (paymentProvider && path.startsWith(`${PAYMENT_PROVIDER_MOUNT}/`)) {
      const response = await waitedFor(req, path, () => paymentProvider(toRequest(req, res, origin)));
      return sendResponse(res, response, req.method === "HEAD");
    }
    if (path === CONSENT_STYLE && isRead(req)) return sendConsentStyle(req, res);
    if (path.startsWith("/assets/routes-")) return manifest(req, res, path);
    if (path === WORKER_PATH && isRead(req)) return sendDocument(req, res, await serviceWorker());
    const unfit = isRead(req) ? undefined : unfitForm(req);
    if (unfit) return sendText(res, unfit.status, unfit.message);
    // Pages' addresses end with a slash, those of files never do.
    if (!files || path.endsWith("/") || !isRead(req)) return pages.answer(req, res);
    await new Promise<void>((resolve, reject) => {
      res.once("close", resolve);
      files(req, res, () => void pages.answer(req, res).then(resolve, reject));
    });
  }

  async function readiness(res: ServerResponse): Promise<void> {
    const health = await backend.health();
    const ready = health.ok && Boolean(storefront.site.state.table);
    sendText(
      res,
      ready ? 200 : 503,
      JSON.stringify({ ...health, routes: Boolean(storefront.site.state.table) }),
      "application/json",
    );
  }

  const manifests = new Map<string, Document>();
  /** Serves the route manifest of one table version as the script that pages import. */
  async function manifest(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const kept = manifests.get(path);
    if (kept) return sendDocument(req, res, kept);
    const script = manifestAt(await storefront.build(), storefront.site.state, path, storefront.mode);
    if (!script) return sendText(res, 404, "Not found");
    const lasting = storefront.mode === "production";
    const headers: [string, string][] = [
      ["content-type", "text/javascript; charset=utf-8"],
      ["cache-control", lasting ? "public, max-age=31536000, immutable" : "no-store"],
    ];
    const plain = Buffer.from(script);
    const document = lasting ? makeLasting(headers, plain) : makeDocument(200, headers, plain);
    if (lasting) manifests.set(path, document);
    return sendDocument(req, res, document);
  }

  return (req, res) => {
    answer(req, res).catch((error: unknown) => {
      if (!req.destroyed) console.error(error);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, "Er ging iets mis. Probeer het later opnieuw.");
    });
  };
}
