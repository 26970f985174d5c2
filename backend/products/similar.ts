/** Ids of products like these, most similar first, none of `ids` themselves. The search engine's. */
export type FindSimilar = (ids: string[], limit: number) => Promise<string[]>;
