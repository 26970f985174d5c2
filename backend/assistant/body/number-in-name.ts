import { fold, tokens } from "../../search/analysis/tokens";
import { isCommonUnit, unitKey, unitOf } from "../../search/analysis/units";
import { variantWords } from "../../search/wish/variant-words";

const COUNTED = /\b(\d+(?:[.,]\d+)?) ?([a-z]{1,6})\b/g;

/** Numbers with a unit, as base units have them: `256 gb` and `2 meter`. */
const numbersIn = (text: string): { unit: string; value: number }[] =>
  [...fold(text).matchAll(COUNTED)].flatMap(([, number = "", unit = ""]) => {
    if (!isCommonUnit(unit)) return [];
    const { base, factor } = unitOf(unit);
    return { unit: unitKey(base), value: Number((Number(number.replace(",", ".")) * factor).toPrecision(7)) };
  });

/**
 * Those of some products that are named with the numbers that are searched for, where some are; all of them elsewhere.
 * A `256` that is a part of a type and a `gb` of another number are no 256 GB.
 */
export function namedWithNumbers<One extends { name: string }>(products: readonly One[], q: string): One[] {
  const wanted = numbersIn(q);
  let kept = [...products];
  for (const { unit, value } of wanted) {
    const told = (name: string) => numbersIn(name).filter((one) => one.unit === unit);
    const has = ({ name }: One) => told(name).some((one) => one.value === value);
    if (kept.some(has)) kept = kept.filter((one) => has(one) || told(one.name).length === 0);
  }
  return kept;
}

/** `s24`, `15`, `xm5` */
const NUMBERED = /^[a-z]{0,3}\d{1,4}$/;

/** Without what is made for a further variant of the device that is named, where something is for that itself. */
function forItself<One extends { name: string }>(products: readonly One[], words: readonly string[]): One[] {
  const place = words.findIndex((word, at) => at > 0 && NUMBERED.test(word) && !isCommonUnit(words[at + 1] ?? ""));
  const [series, number] = [words[place - 1] ?? "", words[place] ?? ""];
  if (place < 0 || isCommonUnit(number)) return [...products];
  const goesOn = ({ name }: One): boolean | undefined => {
    const own = tokens(fold(name));
    const at = own.findIndex((word, i) => word === number && (own[i - 1] === series || /[a-z]/.test(number)));
    if (at < 0 || !own.slice(0, at).includes("voor")) return undefined;
    return variantWords.has(own[at + 1] ?? "") || fold(name).includes(`${number}+`);
  };
  const isFit = (one: One) => goesOn(one) === false;
  return products.some(isFit) ? products.filter((one) => goesOn(one) !== true) : [...products];
}

/**
 * Without what is named with a further variant than the one that is searched for, where that itself is there: an `iphone 15
 * pro` is no `iPhone 15 Pro Max`.
 */
export function withoutFurther<One extends { name: string }>(products: readonly One[], q: string): One[] {
  const words = tokens(fold(q));
  const at = words.findIndex(
    (word, place) => place > 0 && variantWords.has(word) && !variantWords.has(words[place + 1] ?? ""),
  );
  if (at < 0) return forItself(products, words);
  const [before, variant] = [words[at - 1], words[at]];
  const behind = ({ name }: One): string | undefined => {
    const own = tokens(fold(name));
    const place = own.findIndex((word, i) => word === variant && own[i - 1] === before);
    return place < 0 ? undefined : (own[place + 1] ?? "");
  };
  const isItself = (one: One) => behind(one) !== undefined && !variantWords.has(behind(one) ?? "");
  return products.some(isItself) ? products.filter((one) => !variantWords.has(behind(one) ?? "")) : [...products];
}
