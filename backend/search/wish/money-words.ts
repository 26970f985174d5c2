import { isEuro } from "./euro-words";
import type { Token } from "./sentence";

/** Money only where something is bounded: a shop may sell balls. */
const LOOSE = /^(?:ballen|flappen)$/;
const bounding = new Set("max maximaal maximum hooguit hoogstens onder tot voor dan budget".split(" "));
/** How far a bound stands in front of a number. */
const NEAR = 3;

/** Amounts that have a name: `3 tientjes`, `twee meier`. */
const coins: ReadonlyMap<string, number> = new Map([
  ...["vijfje", "vijfjes"].map((word): [string, number] => [word, 5]),
  ...["tientje", "tientjes"].map((word): [string, number] => [word, 10]),
  ...["vijftigje", "vijftigjes"].map((word): [string, number] => [word, 50]),
  ...["honderdje", "honderdjes"].map((word): [string, number] => [word, 100]),
  ...["geeltje", "geeltjes"].map((word): [string, number] => [word, 25]),
  ...["meier", "meiers", "joet"].map((word): [string, number] => [word, word === "joet" ? 10 : 100]),
]);
const notes = /^(?:briefjes?|biljet(?:ten)?)$/;

/** Words for money, which no shop need have. */
export const moneyWords: readonly string[] = [
  ..."€ euro euros euri eurie euries eurotje eurotjes eurootje eurootjes piek pieken pegel pegels knaken ballen flappen".split(
    " ",
  ),
  ..."briefje briefjes biljet biljetten".split(" "),
  ...coins.keys(),
];

/** Whether a currency stands at a place. */
export function isCurrency(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? "";
  if (isEuro(text)) return true;
  return LOOSE.test(text) && tokens.slice(Math.max(0, at - NEAR - 1), at).some((token) => bounding.has(token.text));
}

/** What a named amount at a place is worth. */
export const coinAt = (tokens: readonly Token[], at: number): number | undefined => coins.get(tokens[at]?.text ?? "");

/** `briefje van 50`: its worth, and the place after it. */
export function noteAt(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const value = tokens[at + 2]?.number;
  if (!notes.test(tokens[at]?.text ?? "") || tokens[at + 1]?.text !== "van" || value === undefined) return undefined;
  return { value, to: at + 3 + Number(isCurrency(tokens, at + 3)) };
}
