import { readFilterValue } from "#contract/filter-values";
import type { ProductSummary, Specification } from "#contract/products";
import { normalise } from "../../search/analysis/normalise";
import { featureKey, readQuantity } from "../../search/analysis/quantities";
import { fold, tokens } from "../../search/analysis/tokens";
import { unitKey, unitOf } from "../../search/analysis/units";
import type { StatePart } from "../state";

/** What the store says of a product now, which the search index may not have heard of yet. */
export interface Traits {
  specifications: readonly Specification[];
  features: Readonly<Record<string, readonly string[]>>;
  color: readonly string[];
  size: readonly string[];
}

type Priced = Pick<ProductSummary, "brand" | "lowestPrice" | "lowestTotal">;

function breaksPrice({ lowestPrice, lowestTotal }: Priced, { from, to }: NonNullable<StatePart["price"]>): boolean {
  const prices = [lowestPrice, lowestTotal].filter((price) => price !== null);
  if (prices.length === 0) return true;
  return (to !== null && Math.min(...prices) > to) || (from !== null && Math.max(...prices) < from);
}

/** What is known of a product under the key of a filter. */
function valuesOf(key: string, { brand }: Priced, traits: Traits): readonly string[] {
  if (key === "brand") return brand ? [brand] : [];
  if (key === "color" || key === "size") return traits[key];
  const name = featureKey(key);
  const features = Object.entries(traits.features).flatMap(([feature, values]) =>
    featureKey(feature) === name ? values : [],
  );
  const told = traits.specifications.flatMap((one) => (featureKey(one.name) === name ? one.value : []));
  return [...features, ...told];
}

/** Whether a number is known and lies outside the bounds. */
function isOutside(key: string, known: readonly string[], range: Extract<Read, { is: "range" }>): boolean {
  const { base, factor } = unitOf(range.unit);
  const numbers = known.flatMap((value) => {
    const quantity = readQuantity(key, value);
    return quantity && quantity.unit === unitKey(base) ? quantity.value : [];
  });
  if (numbers.length === 0) return false;
  const [from, to] = [range.from, range.to].map((bound) => (bound === null ? null : bound * factor));
  return !numbers.some(
    (number) => (from == null || number >= from * (1 - SLACK)) && (to == null || number <= to * (1 + SLACK)),
  );
}

/** Whether a number is known that is the one in this value, or within its range. */
function isNumberOf(key: string, known: readonly string[], text: string): boolean {
  const read = readFilterValue(text);
  const quantity = readQuantity(key, text);
  const range =
    read.is === "range"
      ? read
      : quantity && { is: "range" as const, from: quantity.value, to: quantity.value, unit: quantity.unit };
  const unit = range && unitKey(unitOf(range.unit).base);
  const isKnown = known.some((value) => readQuantity(key, value)?.unit === unit);
  return range !== undefined && isKnown && !isOutside(key, known, range);
}

type Read = ReturnType<typeof readFilterValue>;
/** Rounding of units, not a difference. */
const SLACK = 1e-6;

function breaksFilter(product: Priced, traits: Traits, { key, values }: NonNullable<StatePart["filter"]>): boolean {
  const known = valuesOf(key, product, traits);
  const own = new Set(known.map(fold));
  return values.some((text) => {
    const read = readFilterValue(text);
    if (own.has(fold(text))) return false;
    if (read.is === "not") return own.has(fold(read.value)) || isNumberOf(key, known, read.value);
    return read.is === "range" && isOutside(key, known, read);
  });
}

const chosenOf = ["brand", "color", "size"];

/** Of what one of several values is wanted, a product has one: `zwart of wit`. */
function lacksAll(product: Priced, traits: Traits, parts: readonly StatePart[]): boolean {
  return chosenOf.some((key) => {
    const values = parts.flatMap(({ filter }) => (filter?.key === key ? filter.values : []));
    const wanted = values.filter((value) => readFilterValue(value).is !== "not").map(fold);
    const own = valuesOf(key, product, traits).map(fold);
    return wanted.length > 0 && own.length > 0 && !own.some((value) => wanted.includes(value));
  });
}

/** `vrij van pfas` and `Pfas-vrij` say what a product has not. */
const DENIED = /\b(?:geen|niet|zonder|vrij|no|not|non|without|free)\b/;

/** Whether one of the specifications says these words: `Nylon` of the strings. */
export const isTold = ({ specifications }: Pick<Traits, "specifications">, words: readonly string[]): boolean =>
  specifications.some(({ value }) => {
    const own = new Set(tokens(fold(value)).map(normalise));
    return words.every((word) => own.has(word)) && !DENIED.test(fold(value));
  });

/**
 * The last gate before an answer: whether a product, as the store has it now, breaks a wish that must hold. What is not
 * known of it breaks nothing.
 */
export function breaksWish(product: Priced, traits: Traits, parts: readonly StatePart[]): boolean {
  const hard = parts.filter((part) => part.hard);
  return (
    hard.some(
      ({ price, filter, untold }) =>
        (untold && isTold(traits, untold)) ||
        (price && breaksPrice(product, price)) ||
        (filter && breaksFilter(product, traits, filter)),
    ) || lacksAll(product, traits, hard)
  );
}
