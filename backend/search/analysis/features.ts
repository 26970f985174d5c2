type Feature = "stemming" | "compounds" | "spelling" | "synonyms" | "attributes";

const off: ReadonlySet<string> = new Set((process.env.ETALAGE_SEARCH_OFF ?? "").split(","));

/**
 * Whether something that the search knows of Dutch is used. Always so, but for the bench of relevance, which switches
 * one after the other off to see what each is worth (an index has to be built with the same features).
 */
export const uses: Readonly<Record<Feature, boolean>> = {
  stemming: !off.has("stemming"),
  compounds: !off.has("compounds"),
  spelling: !off.has("spelling"),
  synonyms: !off.has("synonyms"),
  attributes: !off.has("attributes"),
};
