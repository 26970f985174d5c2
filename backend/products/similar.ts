/** Ids of similar products, most similar first, excluding `ids` themselves. Implemented by the search engine. */
export type FindSimilar = (ids: string[], limit: number) => Promise<string[]>;
