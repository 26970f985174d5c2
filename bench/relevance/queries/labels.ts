import type { Wish } from "../wish";

/** The typed query and its intended products. */
export type Labels = readonly (readonly [query: string, wish: Wish])[];
