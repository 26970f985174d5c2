// Entry point: config → backend → localized storefront → HTTP. The only place where storefront and backend are connected.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import type { ViteDevServer } from "vite";
import { IDENTITY_MOUNT } from "#contract/identity";
import { serviceNames, services } from "#contract/services";
import { createBreaker } from "./app/api/breaker";
import { createApi } from "./app/api/client";
import { localizePattern } from "./app/paths";
import { createBackend } from "./backend/app";
import { keepFilesPrivate } from "./backend/storage/private-folder";
import { demoShop } from "./demo/demo-shop";
import { readConfig, type ServerConfig } from "./server/config";
import { createDispatch } from "./server/dispatch";
import { DrawnParts } from "./server/drawn-parts";
import { endWithParent, fillApart, isFilling } from "./server/first-start";
import { createHandler } from "./server/handler";
import { announce, closeOnSignal, keepHeapsSmall, listen, logRejections } from "./server/lifecycle";
import type { Mode } from "./server/localized-handlers";
import { shopLook } from "./server/look";
import { createSiteState } from "./server/site-state";
import { createStaticFiles } from "./server/static-files";
import type { Storefront } from "./server/storefront";

const INDEX_PATIENCE_MS = 20_000;
/** Some four thousand cards of products. */
const PART_BYTES = 8 * 1024 * 1024;

/** Opens the embedded services and loads the site config. `port` is read only once the server listens. */
async function open(config: ServerConfig, mode: Mode, build: () => Promise<ServerBuild>, port = () => config.port) {
  const { identityIssuer, identityClientId: clientId } = config;
  const backend = await createBackend({
    dataDir: path.resolve(config.dataDir),
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    seed: demoShop(config.demoProducts, !config.stripe),
    embedded: serviceNames.filter((name) => !config.remote[name]),
    progress: (message: string) => console.log(message),
    publicOrigin: () => config.publicOrigin ?? `http://localhost:${port()}`,
    identity: {
      clientId,
      audience: config.apiAudience,
      trustProxy: config.trustProxy,
      look: shopLook,
      ...(identityIssuer ? { issuer: identityIssuer } : {}),
      ...(config.passwordRangeUrl ? { passwordRangeUrl: config.passwordRangeUrl } : {}),
    },
    commissionBp: config.commissionBp,
    ...(config.chatModel ? { chatModel: config.chatModel } : {}),
    courier: config.demoCourier,
    mail: {
      ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}),
      ...(config.mailFrom ? { from: config.mailFrom } : {}),
      ...(config.contactMail ? { contact: config.contactMail } : {}),
    },
    payments: {
      ...(config.stripe ? { stripe: config.stripe } : {}),
      ...(config.paymentTestKey ? { testKey: config.paymentTestKey } : {}),
      ...(config.paymentMethods ? { methods: config.paymentMethods } : {}),
    },
  });
  const dispatch = createDispatch(backend, config.remote);
  const siteApi = createApi({ fetch: dispatch.fetch, addressOf: dispatch.addressOf });
  const site = createSiteState(siteApi, dispatch.browserServices.images ?? services.images.mount);
  await site.refresh();
  site.start();
  const storefront: Storefront = {
    mode,
    build,
    dispatch,
    site,
    trustProxy: config.trustProxy,
    ...(config.publicOrigin ? { publicOrigin: config.publicOrigin } : {}),
    breaker: createBreaker(),
    productSuffix: config.productPathSuffix,
    identity: { authority: identityIssuer ?? IDENTITY_MOUNT, clientId },
    ...(config.tagManager ? { tagManager: config.tagManager } : {}),
    payment: config.stripe ? ["https://checkout.stripe.com"] : [],
    // In development components change, and there is no build to keep.
    ...(mode === "production" ? { parts: new DrawnParts(PART_BYTES) } : {}),
    ...(config.serviceWorker && mode === "production"
      ? { serviceWorker: path.resolve(import.meta.dirname, "../worker/service-worker.js") }
      : {}),
  };
  return { backend, storefront };
}

async function start(): Promise<void> {
  const began = performance.now();
  logRejections();
  keepHeapsSmall();
  keepFilesPrivate();
  const config = readConfig(process.env);
  if (isFilling()) return fill(config);
  await fillApart(config);
  // Imported by URL: a static dependency on the build would re-evaluate server.ts on every route edit.
  const built = (await import(/* @vite-ignore */ new URL("./build.js", import.meta.url).href)) as ServerBuild;
  let { port } = config;
  const { backend, storefront } = await open(
    config,
    "production",
    async () => built,
    () => port,
  );
  // Rebuilding a large index must not delay opening: until it is ready, pages say that search is unavailable.
  await Promise.race([backend.ready(), sleep(INDEX_PATIENCE_MS, undefined, { ref: false })]);
  const files = createStaticFiles(path.resolve(import.meta.dirname, "../client"));
  const server = createServer(createHandler(storefront, backend, files));
  server.requestTimeout = 0; // a feed may take long to arrive; headers may not
  server.headersTimeout = 15_000;
  port = await listen(server, config.port, config.host);
  const withdraw = await announce(path.resolve(config.dataDir), port);
  closeOnSignal(server, async () => {
    storefront.site.stop();
    await withdraw();
    await backend.close();
  });
  if (config.runsSchedule && !config.remote.feeds) backend.startSchedule();
  if (config.learnsPicturesEarly && !config.remote.imagesearch) backend.learnPictures();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Etalage is open: http://localhost:${port} (after ${seconds} s)`);
}

/** Opens the shop once to fill its store and build its search index, then exits. */
async function fill(config: ServerConfig): Promise<void> {
  endWithParent();
  const { backend, storefront } = await open(config, "production", () =>
    Promise.reject(new Error("No pages are served while filling.")),
  );
  storefront.site.stop();
  await backend.ready();
  await backend.close();
  process.exit(0);
}

type DevListener = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
const development = globalThis as { __etalageDev?: ReturnType<typeof open>; __etalageLocalize?: (p: string) => string };

/** Development: called by the Vite plugin for every request. The backend survives edits of this file. */
export async function devHandler(vite: ViteDevServer): Promise<DevListener> {
  development.__etalageDev ??= open(
    readConfig(process.env),
    "development",
    async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild,
  );
  const { backend, storefront } = await development.__etalageDev;
  development.__etalageLocalize = (pattern) => {
    const names = storefront.site.state.table?.names;
    return names ? localizePattern(pattern, names) : pattern;
  };
  const handle = createHandler(storefront, backend);
  return (req, res) => handle(req, res);
}

if (import.meta.env.PROD) {
  start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
