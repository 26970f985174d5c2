import { RANDOM_HEX_LENGTH } from "#contract/limits";

/** CN-02: hexadecimal digits that cannot be guessed, for names that only this visitor should know. */
export function randomHex(length: number = RANDOM_HEX_LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2)));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("").slice(0, length);
}
