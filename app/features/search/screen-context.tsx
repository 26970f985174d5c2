import { useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import { useIntl } from "react-intl";
import type { Facets } from "#contract/search";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { type FilterList, filterLists } from "./facets";
import type { SearchData } from "./load-search";
import { placePath, searchHref } from "./place";
import { parseSearch, type SearchState } from "./search-url";
import { valueLabel } from "./value-label";

/** Shared by all parts of the search screen. */
export interface Screen {
  data: SearchData;
  /**
   * The chosen state, also while its results are loading, so that a second choice adds to the first. `data` is what is
   * shown.
   */
  state: SearchState;
  total: number;
  /** Path of the screen without its query, for forms. */
  path: string;
  /** Address of another state of this screen. */
  href: (state: SearchState) => string;
}

/** Other lists provide a screen of their own to the filters. */
export const ScreenContext = createContext<Screen | undefined>(undefined);

export function ScreenProvider({ data, children }: { data: SearchData; children: ReactNode }) {
  const paths = usePaths();
  const path = placePath(paths, data.place);
  const { location } = useNavigation();
  const pending = location?.pathname === path ? location.search : undefined;
  const screen = useMemo<Screen>(
    () => ({
      data,
      state: pending === undefined ? data.state : parseSearch(new URLSearchParams(pending)),
      total: data.results.hits.total.value,
      path,
      href: (state) => searchHref(paths, data.place, state),
    }),
    [data, paths, path, pending],
  );
  return <ScreenContext.Provider value={screen}>{children}</ScreenContext.Provider>;
}

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("useScreen needs a ScreenProvider above it");
  return screen;
}

/** Facets to show when the site's configuration names none. */
const USUAL_FACETS = ["brand", "campaign", "color", "size", "gender", "delivery", "condition", "model"];

export function useFilterLists(facets: Facets | null): FilterList[] {
  const { state, data } = useScreen();
  const isShop = data.place.kind === "shop";
  const nameOf = useValueName();
  const named = useRootData()?.site.facets;
  return useMemo(() => {
    const order = named && named.length > 0 ? named : USUAL_FACETS;
    return filterLists(facets ?? {}, isShop ? order.filter((name) => name !== "campaign") : order, state, nameOf);
  }, [facets, named, state, nameOf, isShop]);
}

/** Returns the label of a chosen value when the facets do not have it. */
export function useValueName(): (filter: string, value: string) => string {
  const { formatMessage } = useIntl();
  const { names } = useScreen().data;
  return useCallback(
    (filter, value) => names[`${filter}=${value}`] || valueLabel(formatMessage, filter, value),
    [formatMessage, names],
  );
}
