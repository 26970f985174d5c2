type Feature = "stemming" | "compounds" | "spelling" | "synonyms" | "attributes";

/** The features that are active when these are named as switched off, comma-separated. */
export function usedWithout(named: string): Readonly<Record<Feature, boolean>> {
  const off: ReadonlySet<string> = new Set(named.split(","));
  return {
    stemming: !off.has("stemming"),
    compounds: !off.has("compounds"),
    spelling: !off.has("spelling"),
    synonyms: !off.has("synonyms"),
    attributes: !off.has("attributes"),
  };
}

/**
 * Which Dutch language features are active. All are, except in the relevance benchmark, which disables them one by one
 * to measure their effect (an index must be built with the same features).
 */
export const uses = usedWithout(process.env.ETALAGE_SEARCH_OFF ?? "");
