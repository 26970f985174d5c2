type Feature = "stemming" | "compounds" | "spelling" | "synonyms" | "attributes";

const off: ReadonlySet<string> = new Set((process.env.ETALAGE_SEARCH_OFF ?? "").split(","));

/**
 * Which Dutch language features are active. All are, except in the relevance benchmark, which disables them one by one
 * to measure their effect (an index must be built with the same features).
 */
export const uses: Readonly<Record<Feature, boolean>> = {
  stemming: !off.has("stemming"),
  compounds: !off.has("compounds"),
  spelling: !off.has("spelling"),
  synonyms: !off.has("synonyms"),
  attributes: !off.has("attributes"),
};
