import { randomInt } from "node:crypto";

/** Without what looks alike: 0 and O, 1 and I and L. A prime number of characters, so that the check finds every swap. */
const CHARACTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/** Finds one wrong character, and two that have changed places. */
function checkOf(text: string): string {
  const sum = [...text].reduce((total, character, at) => total + (at + 1) * CHARACTERS.indexOf(character), 0);
  return CHARACTERS.charAt(sum % CHARACTERS.length);
}

/** Ten random characters and a check character. */
export function newNumber(): string {
  const text = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join("");
  return text + checkOf(text);
}

/** As typed: spaces and small letters are fine. An order's number has its position at the end. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/** Whether it can be the number of a purchase, or of an order of one. */
export function isNumber(text: string): boolean {
  const [number = "", position = "1", ...more] = text.split("-");
  const known = number.length === LENGTH + 1 && [...number].every((character) => CHARACTERS.includes(character));
  return more.length === 0 && /^\d{1,3}$/.test(position) && known && checkOf(number.slice(0, LENGTH)) === number.at(-1);
}
