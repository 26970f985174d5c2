import { useRouteLoaderData } from "@remix-run/react";
// Types only: the loader asks with the server's API, which would bring every answer's schema into the browser.
import type { loadRoot } from "./load-root";

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

/** Undefined only while the root itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
