/** What the names of models go on with, whatever such a word says elsewhere: `iPhone 15 Pro Max`, `Galaxy S24 FE`. */
export const variantWords: ReadonlySet<string> = new Set("pro max plus ultra mini lite air fe se slim".split(" "));
