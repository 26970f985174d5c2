/** Appends the GS1 check digit (modulo 10, weights 1 and 3) to twelve digits. */
export function withCheckDigit(twelve: string): string {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += (twelve.charCodeAt(at) - 48) * (at % 2 === 0 ? 1 : 3);
  return twelve + ((10 - (sum % 10)) % 10);
}

const prefixes = ["871", "872", "871", "400", "405", "301", "501", "843", "590", "692"];

/** A GTIN-13, unique for numbers below a thousand million. `origin` determines the country prefix. */
export function gtinOf(number: number, origin: number): string {
  const spread = (number * 7_654_321 + 123_456_789) % 1_000_000_000;
  return withCheckDigit(`${prefixes[origin % prefixes.length]}${String(spread).padStart(9, "0")}`);
}

/** A Dutch ISBN-13 (978 90), unique for numbers below ten million. */
export function isbnOf(number: number): string {
  const spread = (number * 7_193 + 2_345_678) % 10_000_000;
  return withCheckDigit(`97890${String(spread).padStart(7, "0")}`);
}
