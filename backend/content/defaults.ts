import type { MarketStatus, PopularTerms } from "#contract/content";

/** Defaults until the operator provides other content. */
export const defaultTerms: PopularTerms = { terms: [] };
export const defaultStatus: MarketStatus = { open: true, message: "" };
