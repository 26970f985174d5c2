/** In the place of a token: somebody asks for a message with a form that no script took over. */
export const REQUEST_TOKEN = "aanvragen";
/** Names of what is sent to the page of stock messages. */
export const fields = { id: "id", email: "email", answer: "answer" } as const;
