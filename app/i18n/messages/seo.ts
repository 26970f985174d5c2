import type { Texts } from "../catalogue";

/** Titles of documents that no page of its own names. */
export const seo = {
  "seo.title.problem": { en: "Something went wrong", nl: "Er ging iets mis" },
} satisfies Texts;
