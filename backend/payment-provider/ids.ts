import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits; a byte that would make some of them likelier is dropped. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** An id with the prefix that Stripe gives this kind of object. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;

/** Long enough that the address of a pay page cannot be guessed. */
export const newSessionId = (): string => newId("cs_test", 58);
