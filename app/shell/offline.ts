import { WORKER_PATH } from "~/browser/offline-names";
import type { RootData } from "~/root-data";
import { watchLastSeen } from "~/stores/last-seen-refresh";
import { keepUnsentChanges } from "~/stores/unsent-wishlist";

/** Browsers without idle callbacks wait this long. */
const IDLE_MS = 2_000;

/**
 * Makes the shop usable without a network: installs the service worker and keeps the last seen products and unsent
 * changes. Fetched after the page has become active, and begins when the browser has nothing else to do.
 */
export function startOffline(): void {
  if (!isWanted() || !("serviceWorker" in navigator)) return; // switched off, or not a secure context
  whenIdle(() => {
    keepUnsentChanges();
    document.addEventListener("click", followOffline, true);
    // A browser that refuses, or has no room, shows the shop as before.
    navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
    // Without a worker nothing of this could be read.
    void navigator.serviceWorker.ready.then(watchLastSeen);
  });
}

/** Read from the document, so that no page's own script has to hand it on. */
function isWanted(): boolean {
  const root = window.__remixContext.state.loaderData?.root as RootData | undefined;
  return root?.worker ?? false;
}

/** Without a network a link loads a document, because the service worker has one that takes its place. */
function followOffline(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (navigator.onLine || !link || !plain || link.target || link.hash || link.origin !== location.origin) return;
  event.preventDefault();
  location.assign(link.href);
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
}
