/** Sizes in which screens are made, in whole inches. */
const made = new Set(
  "10 11 12 13 14 15 16 17 18 19 20 22 24 25 27 28 29 30 32 34 37 38 40 42 43 45 48 49 50 55 58 60 65 70 75 77 83 85 86 98"
    .split(" ")
    .map(Number),
);
const LARGEST_ALONE = 18;
/** `OLED65C34LA`, `27GP850P`, `U2723QE`, `15-eg3`: the first two digits of a maker's code. */
const CODE = /^[a-z]{0,5}(\d{2})\d{0,2}-?[a-z]/i;
/** `MacBook Air 13` */
const ALONE = /^(\d{2})$/;

/** The size of a screen that the code in a name begins with; undefined where none is. */
export function inchesInCode(name: string): number | undefined {
  for (const word of name.split(/[\s,/()]+/)) {
    const alone = Number(ALONE.exec(word)?.[1]);
    if (alone <= LARGEST_ALONE && made.has(alone)) return alone;
    const coded = Number(CODE.exec(word)?.[1]);
    if (made.has(coded)) return coded;
  }
  return undefined;
}

/** A code that so few of some products have says something else. */
const MOST = 0.7;

/** Whether these products are named with their sizes, though without a unit. */
export const areCodedInInches = (products: readonly { name: string }[]): boolean =>
  products.length > 0 && products.filter(({ name }) => inchesInCode(name)).length >= products.length * MOST;
