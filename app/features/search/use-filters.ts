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

/** Facets that are shown again within this time are not requested again. */
const FRESH_MS = 60_000;

/**
 * The facets of the screen: from the page, or requested by the browser once they are wanted (SR-29). While those of the
 * next search are loading, the previous ones stay, so that the list keeps its position.
 */
export function useFacets(wanted: boolean): LazyFacets {
  const { data } = useScreen();
  const asked = question(facetsCall, { body: screenRequest(data) }, { freshMs: FRESH_MS });
  const { state, latest, retry } = useQuery(asked, wanted && !data.facets);
  const facets = data.facets ?? latest?.facets ?? null;
  return { facets, failed: state === "failed" && !facets, retry };
}

const wideScreen = `(min-width: ${BREAKPOINTS.large}px)`;

/** Whether the screen has room for the filters beside the results; undefined on the server and while hydrating. */
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

/** Whether the address has this hash; false on the server, which cannot know, and while hydrating. */
export function useHash(hash: string): boolean {
  const { hash: current } = useLocation();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(current === hash), [current, hash]);
  // Not a drawing longer: a sheet that was just closed would be opened once more.
  return here && current === hash;
}
