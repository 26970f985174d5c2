import type { AccountKind } from "#contract/identity";

/** RT-14: the two ways to sign up, by the word in the address (`?type=…`). */
export const kinds = ["prive", "zakelijk"] as const;
export type Kind = (typeof kinds)[number];

/** As the sign-up form of the identity provider knows them. */
export const accountKindOf = { prive: "private", zakelijk: "business" } as const satisfies Record<Kind, AccountKind>;

/** Nothing for any other word: then the choice is still open. */
export const kindOf = (search: URLSearchParams): Kind | undefined => kinds.find((kind) => kind === search.get("type"));
