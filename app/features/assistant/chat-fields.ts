/** Names of the fields in the assistant's forms. */
export const chatFields = {
  /** What the form does: asks when absent. */
  act: "doe",
  message: "bericht",
  /** Makes sending the same form twice one message. */
  id: "bericht-id",
  /** A conversation that was begun by a form whose question then failed. */
  chat: "gesprek",
  /** How the message came about (`askTypes`). */
  kind: "soort",
  product: "product",
  term: "zoekterm",
  category: "categorie",
  title: "naam",
} as const;

/** Parameters of the page's address: what was in view, and a question to begin with. */
export const chatQuery = { product: "product", term: "q", category: "categorie", question: "vraag" } as const;

export const RENAME = "hernoemen";
export const DELETE = "verwijderen";
/** Where the page of an answered form opens. */
export const ANSWER_ANCHOR = "antwoord";
