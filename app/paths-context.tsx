import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { RouteNames } from "#contract/route-names";
import { createPaths, type Paths } from "./paths";

const PathsContext = createContext<Paths | undefined>(undefined);

export function PathsProvider({ names, children }: { names: RouteNames; children: ReactNode }) {
  const paths = useMemo(() => createPaths(names), [names]);
  return <PathsContext.Provider value={paths}>{children}</PathsContext.Provider>;
}

/** The URL builder for components; loaders use the one in the context. */
export function usePaths(): Paths {
  const paths = useContext(PathsContext);
  if (!paths) throw new Error("usePaths needs a PathsProvider above it");
  return paths;
}
