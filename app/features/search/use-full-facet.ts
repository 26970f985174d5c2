import { useState } from "react";
import { type Facet, facetFull } from "#contract/search";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { useScreen } from "./screen-context";
import { screenRequest } from "./screen-request";

export interface FullFacet {
  /** All values; null until they have been requested and loaded. */
  facet: Facet | null;
  /** `asked` while they are loading. */
  state: "cut" | "asked" | "failed" | "whole";
  load: () => void;
}

const states = { idle: "cut", loading: "asked", failed: "failed", ready: "whole" } as const;

/** All values of one facet, once requested. Requested again with another search, because the counts change. */
export function useFullFacet(name: string): FullFacet {
  const { data } = useScreen();
  const [wanted, setWanted] = useState(false);
  const all = question(facetFull, { body: { ...screenRequest(data), facet: name } });
  const { state, latest, retry } = useQuery(all, wanted);
  // The previous search's values stay visible until the new counts have been loaded.
  const facet = state === "failed" ? null : (latest?.facet ?? null);
  return { facet, state: states[state], load: wanted ? retry : () => setWanted(true) };
}
