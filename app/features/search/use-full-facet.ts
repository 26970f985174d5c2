import { useState } from "react";
import { type Facet, facetFull } from "#contract/search";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { useScreen } from "./screen-context";
import { screenRequest } from "./screen-request";

export interface FullFacet {
  /** All values; null until they are asked for and have come. */
  facet: Facet | null;
  /** `asked` while they are under way. */
  state: "cut" | "asked" | "failed" | "whole";
  load: () => void;
}

const states = { idle: "cut", loading: "asked", failed: "failed", ready: "whole" } as const;

/** Every value of one facet, once asked for. With another search they are asked for again, for the counts change. */
export function useFullFacet(name: string): FullFacet {
  const { data } = useScreen();
  const [wanted, setWanted] = useState(false);
  const all = question(facetFull, { body: { ...screenRequest(data), facet: name } });
  const { state, latest, retry } = useQuery(all, wanted);
  // The values of the search before stay in sight until the new counts have come.
  const facet = state === "failed" ? null : (latest?.facet ?? null);
  return { facet, state: states[state], load: wanted ? retry : () => setWanted(true) };
}
