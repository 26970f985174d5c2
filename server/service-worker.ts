import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { CACHE_PREFIX } from "../app/browser/offline-names";
import { type Document, makeDocument } from "./documents";
import type { Storefront } from "./storefront";

/**
 * What browsers with an earlier worker get once it is switched off: it empties the worker's stores and removes itself.
 * Browsers look for a new worker at every navigation, so this reaches every visitor who comes back.
 */
export const REMOVAL = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(CACHE_PREFIX)})) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await registration.unregister();
})()));
`;

const HEADERS: [string, string][] = [
  ["content-type", "text/javascript; charset=utf-8"],
  // Browsers must see at once that there is another version, or none.
  ["cache-control", "no-store"],
  ["content-security-policy", "default-src 'none'; connect-src 'self'"],
];
/** Versions change with the operator's configuration; only the current one is asked for. */
const KEPT = 4;

/**
 * Serves the built service worker with its version in front: it changes with the build, the route names and the
 * configuration, all of which the stored offline page depends on. Without one: serves the removal.
 */
export function createServiceWorker(storefront: Pick<Storefront, "build" | "site" | "serviceWorker">) {
  const file = storefront.serviceWorker;
  const made = new LRUCache<string, Promise<Document>>({ max: KEPT });

  async function make(version: string): Promise<Document> {
    const text = file ? `self.__version=${JSON.stringify(version)};\n${await readFile(file, "utf8")}` : REMOVAL;
    return makeDocument(200, HEADERS, Buffer.from(text));
  }

  return async (): Promise<Document> => {
    const { table, configVersion } = storefront.site.state;
    const version = file ? `${(await storefront.build()).assets.version}-${table?.version}-${configVersion}` : "";
    const known = made.get(version) ?? make(version);
    made.set(version, known);
    known.catch(() => made.delete(version));
    return known;
  };
}
