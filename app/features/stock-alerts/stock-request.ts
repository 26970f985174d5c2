/** Sent instead of a token when a stock alert is requested without JavaScript. */
export const REQUEST_TOKEN = "aanvragen";
/** Field names of the stock alert page's forms. */
export const fields = { id: "id", email: "email", answer: "answer" } as const;
