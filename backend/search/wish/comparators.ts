import { phraseAt, type Token } from "./sentence";

/** What a comparator makes of a number: an upper or a lower bound, or something near it. */
export type Comparison = "max" | "min" | "about";

const phrases = (list: string): string[][] => list.split("|").map((phrase) => phrase.trim().split(" "));

const before: Readonly<Record<Comparison, string[][]>> = {
  max: phrases(
    "onder|beneden|binnen|tot|tot en met|tot maximaal|tot max|tot aan|t / m|max|max .|maximaal|maximum|hoogstens|hooguit|ten hoogste|op z'n hoogst|" +
      "op zijn hoogst|niet boven|niet meer dan|budget|budget van|budget is|budget :|budget is maximaal|budget van maximaal|at most|up to|under|voor maximaal|voor max|voor hoogstens|voor onder",
  ),
  min: phrases(
    "boven|vanaf|min|min .|minimaal|minimum|minstens|ten minste|tenminste|op z'n minst|op zijn minst|niet onder|niet minder dan|zeker|van minstens|van minimaal|met minstens|met minimaal|at least|over",
  ),
  about: phrases(
    "rond|rondom|ongeveer|circa|ca|ca .|om en nabij|zo'n|richting|plusminus|rond een bedrag van|in de buurt van",
  ),
};
const after: Readonly<Record<Exclude<Comparison, "about">, string[][]>> = {
  max: phrases(
    "of minder|en minder|of kleiner|en kleiner|of lager|en lager|of stiller|of lichter|of goedkoper|of korter|of smaller|of zuiniger|max|maximaal|maximum|hoogstens|hooguit|of jonger",
  ),
  min: phrases(
    "of meer|en meer|of groter|en groter|of hoger|en hoger|of langer|of breder|of zwaarder|of sneller|of beter|of ouder|of krachtiger|minimaal|minimum|minstens|en ouder|en langer|plus",
  ),
};
const less = new Set(
  "minder kleiner lager lichter stiller korter smaller goedkoper zuiniger dunner jonger ondieper".split(" "),
);
const more = new Set(
  "meer groter hoger zwaarder langer breder sterker krachtiger duurder dikker ruimer sneller ouder dieper zachter".split(
    " ",
  ),
);
const small = new Set("de het een ongeveer circa zo'n prijs bedrag van".split(" "));

interface Compared {
  comparison: Comparison;
  /** Number of tokens, articles after it included. */
  length: number;
  /** The adjective of `stiller dan`, which says what is compared. */
  adjective?: string;
  /** `meer dan`: the number itself is outside. */
  isAbove?: true;
  /** `minder dan`: the number itself is outside. */
  isBelow?: true;
}

const signs: ReadonlyMap<string, Compared> = new Map([
  [">", { comparison: "min", length: 1, isAbove: true }],
  ["<", { comparison: "max", length: 1, isBelow: true }],
  ...[">=", "≥"].map((sign): [string, Compared] => [sign, { comparison: "min", length: 1 }]),
  ...["<=", "≤"].map((sign): [string, Compared] => [sign, { comparison: "max", length: 1 }]),
]);

function longestOf<Name extends Comparison>(
  tokens: readonly Token[],
  at: number,
  lists: Readonly<Record<Name, string[][]>>,
): Compared | undefined {
  let best: Compared | undefined;
  for (const comparison of Object.keys(lists) as Name[]) {
    const length = phraseAt(tokens, at, lists[comparison]);
    if (length > (best?.length ?? 0)) best = { comparison, length };
  }
  return best;
}

/** `stiller dan`, `niet groter dan`. */
function comparative(tokens: readonly Token[], at: number): Compared | undefined {
  const isDenied = tokens[at]?.text === "niet";
  const word = tokens[at + Number(isDenied)]?.text ?? "";
  const isLess = less.has(word);
  if (!isLess && !more.has(word)) return undefined;
  if (tokens[at + Number(isDenied) + 1]?.text !== "dan") return undefined;
  return {
    comparison: isLess === isDenied ? "min" : "max",
    length: 2 + Number(isDenied),
    adjective: word,
    ...(!isDenied && (isLess ? { isBelow: true } : { isAbove: true })),
  };
}

/** A comparator in front of a number, with the articles between them. */
export function comparatorAt(tokens: readonly Token[], at: number): Compared | undefined {
  const found = signs.get(tokens[at]?.text ?? "") ?? comparative(tokens, at) ?? longestOf(tokens, at, before);
  if (!found) return undefined;
  let { length } = found;
  while (small.has(tokens[at + length]?.text ?? "") && length < 8) length++;
  return { ...found, length };
}

/** A comparator behind a number: `of groter`. */
export const comparatorAfter = (tokens: readonly Token[], at: number): Compared | undefined =>
  longestOf(tokens, at, after);
