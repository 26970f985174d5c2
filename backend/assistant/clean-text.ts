/** Control characters, and those that change the direction or joining of what stands around them. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A visitor's words on one line, without characters that cannot be seen. */
export const cleanText = (typed: string): string =>
  typed.normalize("NFC").replace(/\s+/g, " ").replace(HIDDEN, "").replace(/ +/g, " ").trim();

export const lengthOf = (text: string): number => [...text].length;
