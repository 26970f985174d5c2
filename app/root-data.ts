import { useRouteLoaderData } from "@remix-run/react";
// Types only: the loader uses the server's API, which would bring the schemas of all answers into the browser.
import type { loadRoot } from "./load-root";

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

/** What parts of pages may be drawn from besides their own properties; see `drawnOnce`. Addresses of this host are not. */
export function siteOf({ origin: _origin, services: _services, identity: _identity, ...site }: RootData): string {
  return JSON.stringify(site);
}

/** Undefined only when the root itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
