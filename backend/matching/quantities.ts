import { inBaseUnit, UNIT_NAMES } from "./units";

/** Values by kind: capacities, sizes, numbers in a pack. */
export type Quantities = Map<string, number[]>;

const COUNTED = "stuks?|st|pack|pk|pcs|paks?|rollen|rolls|paar|pairs?|tabletten|tabs|capsules|zakjes|bags";
const PARTS = "delige?|delen|stukjes|puzzelstukjes|teilig|pieces?";
const NUMBER = "(\\d{1,6}(?:\\.\\d{1,3})?)";

/** More of them than this are parts of one thing, such as a puzzle. */
const MOST_IN_PACK = 99;
const packOf = (count: number): string => (count > MOST_IN_PACK ? "parts" : "pack");

/** Titles are read after `plainTitle`: lower case, a point in decimals. Each finding is removed from the text. */
const READERS: [RegExp, (found: string[], add: (kind: string, value: number) => void) => void][] = [
  [/\b802\.11 ?[a-z/]*/g, () => undefined],
  [
    new RegExp(`\\b(\\d{1,3}) ?x ?(?=${NUMBER} ?(?:ml|cl|l|liter|gr?|kg|mah)\\b)`, "g"),
    ([n], add) => add("pack", Number(n)),
  ],
  [
    new RegExp(`\\b${NUMBER} ?(mm|cm|m)? ?x ?${NUMBER}(?: ?(?:mm|cm|m)? ?x ?${NUMBER})? ?(mm|cm|m)?\\b`, "g"),
    ([a, , b], add) => {
      add("area", Number(a) * Number(b));
    },
  ],
  [
    /(?<![a-z0-9-])(\d{2,3})-(\d{2,3}) ?(?:mm\b)?(?![a-z0-9-])/g,
    ([from, to], add) => {
      add("range from", Number(from));
      add("range to", Number(to));
    },
  ],
  [/\b(?:twin|duo) ?-?pack\b/g, (_, add) => add("pack", 2)],
  [
    /\b(?:set van|set of|pack of|pak van|doos van|box of|per) (\d{1,4})\b(?: ?stuks)?/g,
    ([n], add) => add("pack", Number(n)),
  ],
  [new RegExp(`\\b(\\d{1,5}) ?-? ?(?:${COUNTED})\\b`, "g"), ([n], add) => add(packOf(Number(n)), Number(n))],
  [new RegExp(`\\b(\\d{1,5}) ?-? ?(?:${PARTS})\\b`, "g"), ([n], add) => add("parts", Number(n))],
  [/^(\d{1,2}) ?x (?=[a-z])/g, ([n], add) => add("pack", Number(n))],
  [
    /\b(\d{1,3}(?:\.\d)?) ?x\b(?: (?:optical|optische|digital|digitale))?(?: zoom)?/g,
    ([n], add) => add("zoom", Number(n)),
  ],
  [/\b(?:maat|size|mt|eu|uk) ?(\d{1,3}(?:\.5)?)\b/g, ([n], add) => add("size", Number(n))],
  [/\b((?:19[89]|20[0-3])\d)\b/g, ([n], add) => add("year", Number(n))],
  [/\b(?:core )?i([3579])\b/g, ([n], add) => add("processor", Number(n))],
  [
    new RegExp(`(?<![a-z0-9.])${NUMBER} ?-? ?(${UNIT_NAMES})(?![a-z0-9])`, "g"),
    ([n, unit = ""], add) => {
      const quantity = inBaseUnit(Number(n), unit);
      if (quantity) add(quantity.kind, quantity.value);
    },
  ],
];

/** Network generations look like grams. */
const NETWORK = /(?<![a-z0-9.])([2345])g(?![a-z0-9])/g;

/** Reads the quantities of a title, and returns them with the rest of the text. */
export function readQuantities(title: string): { quantities: Quantities; rest: string } {
  const quantities: Quantities = new Map();
  function add(kind: string, value: number): void {
    const known = quantities.get(kind);
    if (!known) quantities.set(kind, [value]);
    else if (!known.includes(value)) known.push(value);
  }
  let rest = title.replace(NETWORK, "net$1g");
  for (const [pattern, read] of READERS) {
    rest = rest.replace(pattern, (...found) => {
      read(found.slice(1) as string[], add);
      return " ";
    });
  }
  return { quantities, rest };
}
