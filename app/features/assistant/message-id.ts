import { randomHex } from "~/browser/random-hex";

/** A UUID (version 4) of 32 hexadecimal digits. */
export function uuidFrom(digits: string): string {
  const variant = "89ab".charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20, 32),
  ].join("-");
}

/** CH-05: a random UUID. `crypto.randomUUID` is missing on pages without TLS. */
export const newMessageId = (): string => uuidFrom(randomHex(32));
