import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { ASSETS_CACHE, OFFLINE_PATH, PICTURES_CACHE } from "../browser/offline-names";
import { isPageAddress } from "../browser/page-address";
import { addressInsteadOf, dropOtherPages, fileOfPage, keepOfflinePage, offlinePage } from "./offline-page";
import { scope } from "./scope";

/** Scripts of a few builds: a tab may outlive the build it was opened with. */
const MOST_ASSETS = 150;
const version = scope.__version;

/**
 * A new version takes over at once: what is stored is either immutable or belongs to one version, so that open pages
 * notice nothing.
 */
scope.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([keepOfflinePage(version), scope.skipWaiting()])),
);
scope.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      dropOtherPages(version),
      // Pages are asked for while the worker starts, so that it costs a visit nothing.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
);

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|fonts)\//.test(url.pathname),
  async (asked) => (await fileOfPage(version, asked.request)) ?? assets.handle(asked),
);

/**
 * Pages come from the network alone: a stored one would show the prices of another day. What is no page, such as
 * signing in, goes this way too: otherwise it would be asked for twice, ahead and again.
 */
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  new NetworkOnly({
    plugins: [
      {
        async handlerDidError({ request }) {
          const { pathname } = new URL(request.url);
          if (pathname === OFFLINE_PATH) return offlinePage(version);
          if (!isPageAddress(pathname)) return undefined;
          return (await offlinePage(version)) && Response.redirect(addressInsteadOf(request.url));
        },
      },
    ],
  }),
);

/** The data of the next page, asked for by the page before it: Remix follows this answer to the offline page. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode !== "navigate" && url.searchParams.has("_data"),
  new NetworkOnly({
    plugins: [
      {
        async handlerDidError({ request }) {
          if (!(await offlinePage(version))) return undefined;
          const to = { "X-Remix-Redirect": addressInsteadOf(request.url), "X-Remix-Reload-Document": "yes" };
          return new Response(null, { status: 204, headers: { ...to, "X-Remix-Status": "302" } });
        },
      },
    ],
  }),
);

/** What the offline page shows beside its scripts: pictures of products, and drawings. */
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "image" && isOfflinePage(request.referrer),
  async ({ request }) =>
    (await (await caches.open(PICTURES_CACHE)).match(request, { ignoreVary: true })) ??
    (await fileOfPage(version, request)) ??
    fetch(request),
);

const isOfflinePage = (referrer: string) => URL.canParse(referrer) && new URL(referrer).pathname === OFFLINE_PATH;
