/**
 * The part of a service worker's global scope that ours uses. TypeScript has these types in a library that cannot be
 * combined with that of pages.
 */
interface WorkerScope {
  /** Set by the server in front of this script: changes with the build, the route names and the configuration. */
  __version: string;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
}
interface LifetimeEvent {
  waitUntil(done: Promise<unknown>): void;
}

export const scope = self as unknown as WorkerScope;
