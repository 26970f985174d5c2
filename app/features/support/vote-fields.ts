/** Names in the form that asks whether an article was useful, and in the address of the page that thanks. */
export const voteFields = { useful: "nuttig", yes: "ja", no: "nee", thanks: "bedankt", anchor: "nuttig" } as const;
