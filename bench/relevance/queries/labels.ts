import type { Wish } from "../wish";

/** What is typed, and what is meant by it. */
export type Labels = readonly (readonly [query: string, wish: Wish])[];
