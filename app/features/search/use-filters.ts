import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { BREAKPOINTS } from "#contract/limits";
import { type Facets, facets as facetsCall } from "#contract/search";
import { browserApi } from "~/api/browser";
import type { SearchData } from "./load-search";
import { useScreen } from "./screen-context";
import { screenRequest } from "./screen-request";

export interface LazyFacets {
  facets: Facets | null;
  failed: boolean;
  retry: () => void;
}

/** The facets of the screen: those of the page, else asked for by the browser once they are wanted (SR-29). */
export function useFacets(wanted: boolean): LazyFacets {
  const { data } = useScreen();
  const [own, setOwn] = useState<{ of: SearchData; facets: Facets | null }>();
  const mine = own?.of === data ? own : undefined;
  const asked = mine !== undefined;

  useEffect(() => {
    if (!wanted || asked || data.facets) return;
    const stop = new AbortController();
    browserApi()
      .ask(facetsCall, { body: screenRequest(data) }, { signal: stop.signal })
      .catch(() => null)
      .then((answer) => {
        if (!stop.signal.aborted) setOwn({ of: data, facets: answer?.facets ?? null });
      });
    return () => stop.abort();
  }, [wanted, asked, data]);

  // What another search had is of no use to who opens the filters of this one.
  useEffect(() => {
    if (!wanted) setOwn((kept) => (kept?.of === data ? kept : undefined));
  }, [wanted, data]);

  const retry = useCallback(() => setOwn(undefined), []);
  // While those of the next search are under way, those of the one before keep the list and its place in sight.
  const facets = data.facets ?? (mine ?? own)?.facets ?? null;
  return { facets, failed: asked && !facets, retry };
}

const wideScreen = `(min-width: ${BREAKPOINTS.large}px)`;

/** Whether the screen has room for the filters beside the results; undefined before the browser has told. */
export function useWideScreen(): boolean | undefined {
  const [wide, setWide] = useState<boolean>();
  useEffect(() => {
    const query = window.matchMedia(wideScreen);
    const tell = () => setWide(query.matches);
    tell();
    query.addEventListener("change", tell);
    return () => query.removeEventListener("change", tell);
  }, []);
  return wide;
}

/** Whether the address ends in this hash; false until the browser has told, as the server cannot know. */
export function useHash(hash: string): boolean {
  const { hash: current } = useLocation();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(current === hash), [current, hash]);
  return here;
}
