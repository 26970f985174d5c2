/** How people say something, and how a search would say it: what `String.replace` takes. Language, not shop. */
export type Form = readonly [form: RegExp, plain: string | ((...found: string[]) => string)];

/** A text with each of these in turn. */
export const inForms = (text: string, forms: readonly Form[]): string =>
  forms.reduce(
    (said, [form, plain]) =>
      typeof plain === "string" ? said.replace(form, plain) : said.replace(form, (...found) => plain(...found)),
    text,
  );
