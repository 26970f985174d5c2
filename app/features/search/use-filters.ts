import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { BREAKPOINTS } from "#contract/limits";
import { type Facets, facets as facetsCall } from "#contract/search";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { useScreen } from "./screen-context";
import { screenRequest } from "./screen-request";

export interface LazyFacets {
  facets: Facets | null;
  failed: boolean;
  retry: () => void;
}

/** Filters that are opened again within this time are not asked for again. */
const FRESH_MS = 60_000;

/**
 * The facets of the screen: those of the page, else asked for by the browser once they are wanted (SR-29). While those of
 * the next search are under way, those of the one before keep the list and its place in sight.
 */
export function useFacets(wanted: boolean): LazyFacets {
  const { data } = useScreen();
  const asked = question(facetsCall, { body: screenRequest(data) }, { freshMs: FRESH_MS });
  const { state, latest, retry } = useQuery(asked, wanted && !data.facets);
  const facets = data.facets ?? latest?.facets ?? null;
  return { facets, failed: state === "failed" && !facets, retry };
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
