/** What a clause consists of: its words, with the names and numbers of the shop in general terms (`KIND`, `MONEY`). */
export type Signs = readonly string[];

const SIGN = /^[.,;:!?]$/;
const isTerm = (sign: string): boolean => /^[A-Z]+$/.test(sign);
const FRONT = 4;
const MOST_COUNTED = 6;

/** Behind a word that is a noun of no category. */
const NOUN = "*";

/** What an uncommon word tells by its form alone: that something was done, or is. */
function formOf(word: string): string {
  if (/^ge.{3,}(?:d|t|en)$/.test(word)) return "GE-";
  if (/^ver.{3,}(?:d|t|en)$/.test(word)) return "VER-";
  if (/(?:te|de|ten|den)$/.test(word)) return "-DE";
  if (word.endsWith("en")) return "-EN";
  if (word.endsWith("t")) return "-T";
  return word.endsWith("e") ? "-E" : "-";
}

const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

/**
 * What may tell whether a clause of a message says what is wanted: its words one by one and in pairs, how it begins and
 * ends, and the same of the clauses beside it. `isCommon`: whether a word is one that counts by itself.
 */
export function featuresOf(clauses: readonly Signs[], at: number, isCommon: (word: string) => boolean): string[] {
  const known = (signs: Signs) =>
    signs.map((one) => {
      const word = one.endsWith(NOUN) ? one.slice(0, -1) : one;
      if (isTerm(word) || SIGN.test(word) || isCommon(word)) return word;
      return word === one ? formOf(word) : "NOUN";
    });
  const wordsOf = (signs: Signs) => known(signs).filter((one) => !SIGN.test(one));
  const endOf = (signs: Signs) => (SIGN.test(signs.at(-1) ?? "") ? (signs.at(-1) ?? "") : "");
  const own = clauses[at] ?? [];
  const words = wordsOf(own);
  const framed = ["^", ...words, "$"];
  const found = [
    "any",
    ...words.map((word) => `has ${word}`),
    ...pairs(framed).map((pair) => `pair ${pair}`),
    `front ${framed.slice(0, FRONT).join(" ")}`,
    `end ${endOf(own)}`,
    `long ${Math.min(words.length, MOST_COUNTED)}`,
  ];
  const before = clauses[at - 1];
  const after = clauses[at + 1];
  if (before) {
    const others = wordsOf(before);
    found.push(`after ${endOf(before)}`, `after ${endOf(before)} ${words[0] ?? ""}`);
    if (others.length > 0)
      found.push(
        `after-last ${others.at(-1)}`,
        `after-first ${others[0]}`,
        `after-front ${others.slice(0, 2).join(" ")}`,
      );
    found.push(...others.filter(isTerm).map((term) => `after-has ${term}`));
  } else found.push("first");
  if (after) {
    const others = wordsOf(after);
    if (others.length > 0) found.push(`before-first ${others[0]}`, `before-front ${others.slice(0, 2).join(" ")}`);
    found.push(...others.filter(isTerm).map((term) => `before-has ${term}`));
  } else found.push("last");
  const naming = clauses.flatMap((signs, place) => (signs.includes("KIND") ? [place] : []));
  if (naming.length === 0) found.push("unnamed");
  else if (own.includes("KIND"))
    found.push(`names ${at === naming[0] ? "first" : "again"}${naming.length === 1 ? " only" : ""}`);
  return [...new Set(found)];
}

/** How one clause follows on another: after the end of a sentence, a comma, or no sign. */
export function jointAfter(signs: Signs): number {
  const end = signs.at(-1) ?? "";
  if (/^[.!?;]$/.test(end)) return 0;
  return /^[,:]$/.test(end) ? 1 : 2;
}
