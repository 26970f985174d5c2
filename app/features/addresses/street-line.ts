import type { PostalAddress } from "#contract/profile";

type Street = Pick<PostalAddress, "street" | "houseNumber" | "addition">;

/** A street, a number, and what may stand behind it: `14`, `14a`, `14-2`, `14 hs`, `14 bus 3`. */
const LINE = /^(.*?\D)\s+([1-9]\d{0,4})(?:\s*bus\s*(\w{1,6})|\s*[-/]?\s*([a-z]{1,4}\d{0,2}|\d))?$/i;
/** Squares and lanes are named after them. */
const isYear = (number: number) => number >= 1500 && number < 2100;

/**
 * Browsers and people know a street with its number as one line, and fill that in where only the street is asked. Takes
 * the number out of it, unless another one was given.
 */
export function withNumberApart<T extends Street>(address: T): T {
  const [, street, number = "", bus, letter] = LINE.exec(address.street.trim()) ?? [];
  if (!street || isYear(Number(number))) return address;
  const addition = bus ?? letter ?? "";
  const isOther = (given: string, found: string) => given !== "" && given.toLowerCase() !== found.toLowerCase();
  if (isOther(address.houseNumber, number) || (addition && isOther(address.addition, addition))) return address;
  return {
    ...address,
    street: street.trim().replace(/,$/, ""),
    houseNumber: number,
    addition: address.addition || addition,
  };
}
