import { slugify } from "./slug";

/** Support pages with a name in the table of routes (SU-03): the article's id is that name. */
export const fixedArticles = [
  "orderAndPay",
  "delivery",
  "returnAndCancel",
  "warrantyAndRepair",
  "userAccountAndTerm",
  "shopSeller",
  "complain",
] as const;
export type FixedArticle = (typeof fixedArticles)[number];
export const isFixedArticle = (id: string): id is FixedArticle => fixedArticles.some((name) => name === id);

/** Articles that are parts of other pages: the questions of the overview, and the words above the contact form. */
export const partArticles = { asked: "mostAsked", contact: "contact" } as const;

/** Ids of headings: without the beginning one could be that of a popup (`#menu`) or of a part of the page. */
export const headingId = (text: string): string => `deel-${slugify(text).slice(0, 60) || "tekst"}`;

/** The id of the next heading of a page: a repeated one gets a number. It is added to those that are taken. */
export function nextHeadingId(text: string, taken: Set<string>): string {
  const base = headingId(text);
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

/** Longest question to the articles. */
export const QUESTION_LENGTH = 100;
