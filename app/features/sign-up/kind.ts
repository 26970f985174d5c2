import type { AccountKind } from "#contract/identity";

/** RT-14: the two ways to sign up, by the word in the address (`?type=…`). */
export const kinds = ["prive", "zakelijk"] as const;
export type Kind = (typeof kinds)[number];

/** The names of these kinds in the identity provider's sign-up form. */
export const accountKindOf = { prive: "private", zakelijk: "business" } as const satisfies Record<Kind, AccountKind>;

/** Undefined for any other word: the choice has not been made yet. */
export const kindOf = (search: URLSearchParams): Kind | undefined => kinds.find((kind) => kind === search.get("type"));
