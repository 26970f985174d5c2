import { type Comparison, isTheOne } from "./comparators";
import { isCurrency } from "./money-words";
import type { Amount, UnitAt } from "./number-spans";
import type { Token } from "./sentence";

/** `2,20 breed` */
export const isInMetres = (value: number): boolean => value < 10 && !Number.isInteger(value);

/** `2 meter 10`: the centimetres, which nothing else is said of. */
export function centimetresAt(tokens: readonly Token[], at: number, unit: string, unitAt: UnitAt): number | undefined {
  const { text = "", number } = tokens[at] ?? {};
  if (!/^(?:m|meter)$/.test(unit) || !/^\d\d$/.test(text) || isCurrency(tokens, at + 1)) return undefined;
  const next = tokens[at + 1]?.text ?? "";
  return unitAt(tokens, at + 1) !== undefined || /^(?:x|bij|of|tot|-)$/.test(next) ? undefined : number;
}
/** `onder de kilo` */
export const theOne = (tokens: readonly Token[], at: number): Amount | undefined =>
  isTheOne(tokens, at)
    ? { value: 1, isSpelled: true, isMoney: false, unit: tokens[at]?.text ?? "", to: at + 1 }
    : undefined;

/** `40 cm maaibreedte of meer`: what is measured stands between a number and its bound. */
export function boundBehindName(
  tokens: readonly Token[],
  { unit, to }: Amount,
): { comparison: Comparison } | undefined {
  const [name = "", joint = "", word = ""] = tokens.slice(to, to + 3).map(({ text }) => text);
  if (unit === undefined || !/^[a-z]{4,}$/.test(name) || joint !== "of") return undefined;
  if (/^(?:meer|hoger)$/.test(word)) return { comparison: "min" };
  return /^(?:minder|lager)$/.test(word) ? { comparison: "max" } : undefined;
}
