import { WORKER_PATH } from "~/browser/offline-names";
import { watchLastSeen } from "~/stores/last-seen-refresh";
import { keepUnsentChanges } from "~/stores/unsent-wishlist";

/** Browsers without idle callbacks wait this long. */
const IDLE_MS = 2_000;

/**
 * Makes the shop usable without a network: installs the service worker and keeps the last seen products and unsent
 * changes. Fetched after the page has become active, and begins when the browser has nothing else to do.
 */
export function startOffline(): void {
  if (!("serviceWorker" in navigator)) return; // not a secure context
  whenIdle(() => {
    keepUnsentChanges();
    // A browser that refuses, or has no room, shows the shop as before.
    navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
    // Without a worker nothing of this could be read.
    void navigator.serviceWorker.ready.then(watchLastSeen);
  });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, IDLE_MS);
}
