import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Chromium's offer to install the shop; not part of the standard types. */
interface InstallPrompt extends Event {
  /** Can be called once. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}
declare global {
  interface Window {
    /** Kept by the boot script, because browsers make the offer before this module is there. */
    __etalageInstall?: InstallPrompt | undefined;
  }
}

/** PW-03: the offer to install the shop, kept until it is shown. */
const store = createStore<InstallPrompt | null>(() => null);
if (typeof window !== "undefined") {
  const take = () => store.setState(window.__etalageInstall ?? null, true);
  take();
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.__etalageInstall = event as InstallPrompt;
    take();
  });
  window.addEventListener("appinstalled", () => store.setState(null, true));
}

/** Whether the browser's own question can be shown. */
export const useCanInstall = (): boolean => useStore(store, (prompt) => prompt !== null);

/** Shows the browser's own question; it cannot be asked twice. */
export async function showInstallPrompt(): Promise<void> {
  const prompt = store.getState();
  store.setState(null, true);
  window.__etalageInstall = undefined;
  await prompt?.prompt().catch(() => undefined);
}

/** Safari on phones makes no offer, but can install the shop; undefined elsewhere, true once it is installed. */
export const isStandaloneOnIos = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;
