import { useCallback, useEffect, useState } from "react";
import { type Facet, facetFull } from "#contract/search";
import { browserApi } from "~/api/browser";
import type { SearchData } from "./load-search";
import { useScreen } from "./screen-context";
import { screenRequest } from "./screen-request";

export interface FullFacet {
  /** All values; null until they are asked for and have come. */
  facet: Facet | null;
  /** `asked` while they are under way. */
  state: "cut" | "asked" | "failed" | "whole";
  load: () => void;
}

/** Every value of one facet, once asked for. With another search they are asked for again, for the counts change. */
export function useFullFacet(name: string): FullFacet {
  const { data } = useScreen();
  const [wanted, setWanted] = useState(false);
  const [own, setOwn] = useState<{ of: SearchData; facet: Facet | null }>();
  const mine = own?.of === data ? own : undefined;

  const asked = mine !== undefined;
  useEffect(() => {
    if (!wanted || asked) return;
    const stop = new AbortController();
    browserApi()
      .ask(facetFull, { body: { ...screenRequest(data), facet: name } }, { signal: stop.signal })
      .catch(() => null)
      .then((answer) => {
        if (!stop.signal.aborted) setOwn({ of: data, facet: answer?.facet ?? null });
      });
    return () => stop.abort();
  }, [wanted, asked, data, name]);

  const load = useCallback(() => {
    setWanted(true);
    setOwn(undefined);
  }, []);
  if (mine) return { facet: mine.facet, state: mine.facet ? "whole" : "failed", load };
  // The values of the search before stay in sight until the new counts have come.
  return { facet: own?.facet ?? null, state: wanted ? "asked" : "cut", load };
}
