import { useRouteLoaderData } from "@remix-run/react";
// Types only: the loader uses the server's API, which would bring the schemas of all answers into the browser.
import type { loadRoot } from "./load-root";

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

/** Undefined only when the root itself has failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}
