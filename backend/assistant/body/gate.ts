import { readFilterValue } from "#contract/filter-values";
import { isOrderable } from "#contract/offer-rules";
import type { Offer, ProductSummary, Specification } from "#contract/products";
import { isWellRated } from "../../products/rules";
import { normalise } from "../../search/analysis/normalise";
import { featureKey, readQuantity } from "../../search/analysis/quantities";
import { fold, tokens } from "../../search/analysis/tokens";
import { unitKey, unitOf } from "../../search/analysis/units";
import { isOfferField, offerValues, traitWords, wantedTraits } from "../../search/engine/offer-traits";
import { traitsOf } from "../../search/source/documents-of";
import type { DialogueState, StatePart } from "../state";
import { filtersOf } from "./request";
import { isValueOfSome, toldOf } from "./tells";
import { breaksTold, DENIED } from "./told";

/** What the store says of a product now, which the search index may not have heard of yet. */
export interface Traits {
  specifications: readonly Specification[];
  features: Readonly<Record<string, readonly string[]>>;
  color: readonly string[];
  size: readonly string[];
  gender: string | null;
  /** Read only where a wish is about one: see `isOfOffer`. */
  offers?: readonly Offer[];
}

type Priced = Pick<ProductSummary, "brand" | "lowestPrice" | "lowestTotal"> & Partial<Pick<ProductSummary, "name">>;
type Shown = Priced & Pick<ProductSummary, "category" | "rating">;

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

/** `Galaxy S24+` where no `plus` is wanted. */
const isPlus = ({ name = "" }: Priced, values: readonly string[]): boolean =>
  values.includes("plus") && /[a-z0-9]\+(?!\S)/i.test(name);

/** Whether a product of which no brand is told is named with it. */
const isNamedAs = ({ brand, name = "" }: Priced, wanted: string): boolean =>
  !brand && ` ${tokens(fold(name)).join(" ")} `.includes(` ${tokens(fold(wanted)).join(" ")} `);

type Read = ReturnType<typeof readFilterValue>;
/** Rounding of units, not a difference. */
const SLACK = 1e-6;

function breaksFilter(product: Priced, traits: Traits, { key, values }: NonNullable<StatePart["filter"]>): boolean {
  if (key === "without") {
    const told = { ...traits, name: product.name };
    // The index does not leave out what only a specification says.
    return isPlus(product, values) || values.some((words) => isTold(told, tokens(fold(words)).map(normalise)));
  }
  const known = valuesOf(key, product, traits);
  const own = new Set(known.map(fold));
  const isBroken = (text: string) => {
    const read = readFilterValue(text);
    if (own.has(fold(text))) return false;
    // Who wants nothing of Philips wants nothing of Philips Hue.
    if (read.is === "not" && key === "brand" && known.some((name) => fold(name).startsWith(`${fold(read.value)} `)))
      return true;
    if (read.is === "not" && key === "brand" && isNamedAs(product, read.value)) return true;
    if (read.is === "not") return own.has(fold(read.value)) || isNumberOf(key, known, read.value);
    return read.is === "range" && isOutside(key, known, read);
  };
  // Of several numbers that are good, `12 of 15 kg`, a product has one.
  const ranges = values.filter((text) => readFilterValue(text).is === "range");
  const others = values.filter((text) => !ranges.includes(text));
  return others.some(isBroken) || (ranges.length > 0 && ranges.every(isBroken));
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

/** Whether a product is named with these words, or one of its specifications says them: `Go 3`, `Nylon` of the strings. */
const SHORT_CODE = /^[a-z]{1,3}\d{1,3}$/;
/** `xm4` of a `WH-1000XM4`: people say the end of a maker's code. */
const isCodedIn = (name: string, words: readonly string[]): boolean =>
  words.length === 1 &&
  SHORT_CODE.test(words[0] ?? "") &&
  tokens(fold(name)).some(
    (word) => /^\d+$/.test(word.slice(0, -(words[0] ?? "").length)) && word.endsWith(words[0] ?? ""),
  );

export const isTold = (
  { name = "", specifications }: Pick<Traits, "specifications"> & { name?: string | undefined },
  words: readonly string[],
): boolean =>
  ` ${tokens(fold(name)).map(normalise).join(" ")} `.includes(` ${words.join(" ")} `) ||
  isCodedIn(name, words) ||
  specifications.some(({ value }) => {
    const own = new Set(tokens(fold(value)).map(normalise));
    return words.every((word) => own.has(word)) && !DENIED.test(fold(value));
  });

/** Whether a wish is about the offer: when it comes, in what state it is, whether it is in stock. */
export const isOfOffer = ({ hard, filter }: StatePart): boolean =>
  hard && filter !== undefined && isOfferField(filter.key);

/** Whether no single offer has all that is wished of it: one that is used and another that comes tomorrow are not both. */
function lacksOffer({ offers }: Traits, parts: readonly StatePart[]): boolean {
  const asked = parts.filter(isOfOffer);
  if (offers === undefined || asked.length === 0) return false;
  const values = Object.entries(filtersOf(asked)).map(([key, texts]) => [key, (texts ?? []).map(String)]);
  const wanted = wantedTraits(offerValues(Object.fromEntries(values)));
  const found = traitWords(
    offers
      .filter(isOrderable)
      .map((offer) =>
        traitsOf({ ...offer, shopRating: offer.shop.rating, deliveryMax: offer.delivery?.maxDays ?? null }),
      ),
  );
  return !found.some((word, at) => (word & (wanted[at] ?? 0)) !== 0);
}

const isWithin = (key: string, parent: string): boolean => key === parent || key.startsWith(`${parent}.`);

/** Whether it is of another kind than those that are meant, is for others, or is not rated as it must be. */
function isOther(product: Shown, { gender }: Traits, { kinds, parts }: Wished): boolean {
  const isElsewhere = kinds.length > 0 && !kinds.some(({ key }) => isWithin(product.category, key));
  return (
    isElsewhere ||
    parts.some(({ filter }) => {
      if (filter?.key === "rating") return !isWellRated(product.rating?.average ?? null);
      return filter?.key === "gender" && gender !== null && !filter.values.includes(gender);
    })
  );
}

type Wished = Pick<DialogueState, "kinds" | "parts">;

const saysNeeded = ({ name = "", brand }: Shown, traits: Traits, words: readonly string[]): boolean =>
  toldOf({ name, brand }, traits, [words]).length > 0 || isValueOfSome(traits, words);

/**
 * The last gate before an answer: whether a product, as the store has it now, breaks a wish that must hold. What is not
 * known of it breaks nothing.
 */
export function breaksWish(product: Shown, traits: Traits, { kinds, parts }: Wished): boolean {
  const hard = parts.filter((part) => part.hard);
  return (
    hard.some(
      ({ price, filter, untold, told, needed }) =>
        (needed && !saysNeeded(product, traits, needed)) ||
        (untold && isTold({ ...traits, name: product.name }, untold)) ||
        (told && breaksTold({ ...traits, name: product.name ?? "" }, told)) ||
        (price && breaksPrice(product, price)) ||
        (filter && breaksFilter(product, traits, filter)),
    ) ||
    lacksAll(product, traits, hard) ||
    isOther(product, traits, { kinds, parts: hard }) ||
    lacksOffer(traits, hard)
  );
}
