/** RT-14: the two ways to sign up, by the word in the address (`?type=…`). */
export const kinds = ["prive", "zakelijk"] as const;
export type Kind = (typeof kinds)[number];

/** Nothing for any other word: then the choice is still open. */
export const kindOf = (search: URLSearchParams): Kind | undefined => kinds.find((kind) => kind === search.get("type"));
