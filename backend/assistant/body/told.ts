import type { Specification } from "#contract/products";
import type { WishCheck } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { unitKey, unitOf } from "../../search/analysis/units";
import { isNamedLike } from "../../search/wish/value-samples";
import type { Traits } from "./gate";
import { inchesInCode } from "./inches";
import { isOfSeries } from "./series";

/** What a product must, or must not, tell of itself. */
export type Told = Omit<WishCheck, "said"> & {
  /** The number stands in the codes of names, without its unit. */
  isCoded?: true | undefined;
  /** The first letters of the models that are meant. */
  series?: string | undefined;
};
type Telling = Pick<Traits, "specifications"> & { name: string };

/** `3 m`, `32-65 inch`, `5,0 Ah`: a number or a range with the word behind it. */
const COUNTED = /(?<![\d.,a-z])(\d+(?:[.,]\d+)?)(?: ?(?:-|–|tot) ?(\d+(?:[.,]\d+)?))? ?("|°c?|[a-z²]+)/g;
/** `vrij van pfas` and `Pfas-vrij` say what a product has not. */
export const DENIED = /\b(?:geen|niet|nee|zonder|vrij|no|not|non|without|free)\b/;
/** A whole number is that of what begins with it: a 13 inch laptop has 13.3. */
const NEARLY_ONE = 0.99;
const SLACK = 1e-6;

const SHORTEST_STEM = 4;
const LEADING = /^(\d+(?:[.,]\d+)?)(?![\d-])/;

const numberOf = (digits: string): number => Number(digits.replace(",", "."));
/** What is counted or measured: the base of a unit, or the stem of a noun. */
const keyOf = (word: string): string => unitKey(unitOf(word).base);

/** The numbers of this unit that a product is named with or specified by, in base units. */
function numbersTold({ name, specifications }: Telling, unit: string): { from: number; to: number }[] {
  const texts = [name, ...specifications.map(({ value }) => value)];
  const stem = normalise(unit);
  // `Bodemstanden: 3` and `Branduren: 40 uur` count what their names say.
  const isNamed = (feature: string) =>
    stem.length >= SHORTEST_STEM &&
    tokens(fold(feature))
      .map(normalise)
      .some((word) => word.startsWith(stem) || word.endsWith(stem));
  const named = specifications.flatMap((one) => {
    const [, digits] = isNamed(one.name) ? (LEADING.exec(one.value) ?? []) : [];
    return digits === undefined ? [] : [{ from: numberOf(digits), to: numberOf(digits) }];
  });
  if (named.length > 0) return named;
  return texts.flatMap((text) =>
    [...fold(text).matchAll(COUNTED)].flatMap(([, first = "", last = first, word = ""]) => {
      if (keyOf(word) !== keyOf(unit)) return [];
      const { factor } = unitOf(word);
      return [{ from: numberOf(first) * factor, to: numberOf(last) * factor }];
    }),
  );
}

function isWithin(
  told: { from: number; to: number },
  { from, to, unit, isAbove, isBelow }: NonNullable<Told["number"]>,
) {
  const { factor } = unitOf(unit);
  const isOne = from !== null && from === to && Number.isInteger(from);
  const low = from === null ? null : from * factor;
  const high = to === null ? null : (isOne ? to + NEARLY_ONE : to) * factor;
  // `32 tot 65 inch` asks for what fits all of it.
  if (told.from !== told.to && low !== null && high !== null)
    return told.from <= low * (1 + SLACK) && told.to >= (to ?? 0) * factor * (1 - SLACK);
  const isHighEnough = low === null || (isAbove ? told.to > low : told.to >= low * (1 - SLACK));
  return isHighEnough && (high === null || (isBelow ? told.from < high : told.from <= high * (1 + SLACK)));
}

/** `geen 3 Ah` refuses no 3.5. */
const isJust = (told: number, { from, unit }: NonNullable<Told["number"]>): boolean =>
  from !== null && Math.abs(told - from * unitOf(unit).factor) <= told * SLACK;

/** `Verlichting: Ja` says that by its name. */
const saidBy = ({ name, value }: Specification): string => (YES.test(value.trim()) ? name : value);
const YES = /^(?:ja|met|yes)$/i;

const LACKING = /^(?:nee|geen|zonder|no|none)$/i;

/** What may say a value: the name and the features that it is of, where the product tells those, or else all. */
function textsOf({ name, specifications }: Telling, features: readonly string[], isPart = false): string[] {
  const own = specifications.filter((one) => features.some((feature) => isNamedLike(one.name, feature)));
  // What the name says is mostly of the thing: an oak table may have a base of metal.
  const named = !isPart || (own.length === 0 && features.some((feature) => isNamedLike(name, feature))) ? [name] : [];
  if (own.length === 0 && isPart) return named;
  if (own.length === 0) return [name, ...specifications.map(saidBy)];
  const told = own.filter(({ value }) => !LACKING.test(value.trim()));
  return [...named, ...told.map((one) => `${one.name} ${one.value}`)];
}

const saysValue = (product: Telling, { values = [], features = [], isPart }: Told): boolean =>
  textsOf(product, features, isPart).some((text) => {
    const own = tokens(fold(text)).map(normalise);
    return values.some((value) => value.split(" ").every((word) => own.includes(word)));
  });

/** Whether a product says anything of what is asked. */
export const tellsOf = (product: Telling, told: Told): boolean =>
  told.number ? numbersTold(product, told.number.unit).length > 0 : saysValue(product, told);

/** Whether any of these products has a specification that is named like one of these features. */
export const tellAnyOf = (products: readonly Pick<Telling, "specifications">[], features: readonly string[]): boolean =>
  products.some(({ specifications }) =>
    specifications.some(({ name }) => features.some((feature) => isNamedLike(name, feature))),
  );

/** A feature that fewer products tell does not say what the others have. */
const MOST = 0.5;

/** Whether most of these products tell a feature that a value would stand in. */
export function areToldOf(products: readonly Telling[], { features = [] }: Told): boolean {
  const telling = products.filter(({ specifications }) =>
    specifications.some(({ name }) => features.some((feature) => isNamedLike(name, feature))),
  );
  return products.length > 0 && telling.length > products.length * MOST;
}

/** Whether a product does not say what it must, or says what it must not. */
export function breaksTold(product: Telling, told: Told): boolean {
  const { number, isDenied, isCoded, series } = told;
  if (series !== undefined) return !isOfSeries(product.name, series);
  if (number && isCoded) {
    const inches = inchesInCode(product.name);
    const isMet = inches !== undefined && isWithin({ from: inches, to: inches }, { ...number, unit: "" });
    return isMet === Boolean(isDenied);
  }
  if (number && isDenied)
    return numbersTold(product, number.unit).some(({ from, to }) => from === to && isJust(from, number));
  if (number) return !numbersTold(product, number.unit).some((one) => isWithin(one, number));
  return saysValue(product, told) === Boolean(isDenied);
}
