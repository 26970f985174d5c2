import { setBit } from "./bits";
import type { EngineFilters, OfferTraits } from "./engine";

/**
 * Filters on an offer, with their values. They combine within one offer: whoever wants it new, in stock and shipped for
 * free wants all three from the same shop.
 */
export const offerFields = {
  condition: ["new", "refurbished", "used"],
  delivery: ["1", "2-3", "4+"],
  availability: ["in_stock"],
  shipping: ["free"],
  shopRating: ["4"],
} as const;
export type OfferField = keyof typeof offerFields;
export type OfferValues = Partial<Record<OfferField, readonly string[]>>;

export const offerFieldNames = Object.keys(offerFields) as OfferField[];

/** There are 96 combinations of traits, so a product's combinations fit in three words: one per condition. */
export const TRAIT_WORDS = 3;

const conditions: readonly string[] = offerFields.condition;
const waits: readonly string[] = offerFields.delivery;
const both = [false, true];

/** All combinations, in the order of their bits. */
const combinations: OfferTraits[] = conditions.flatMap((condition) =>
  [...waits, undefined].flatMap((delivery) =>
    both.flatMap((inStock) =>
      both.flatMap((free) =>
        both.map((good) => ({
          condition,
          ...(delivery !== undefined && { delivery }),
          ...(inStock && { availability: "in_stock" }),
          ...(free && { shipping: "free" }),
          ...(good && { shopRating: "4" }),
        })),
      ),
    ),
  ),
);

/** In place of a combination, where nothing can be ordered. */
export const NO_TRAITS = 255;

/** The bit of a combination of traits. */
export function traitBit({ condition, delivery, availability, shipping, shopRating }: OfferTraits): number {
  const kind = Math.max(0, conditions.indexOf(condition ?? ""));
  const wait = delivery === undefined ? -1 : waits.indexOf(delivery);
  const flags = (availability ? 4 : 0) + (shipping ? 2 : 0) + (shopRating ? 1 : 0);
  return kind * 32 + (wait < 0 ? waits.length : wait) * 8 + flags;
}

/** The combinations of traits that a product's offers have. */
export function traitWords(offers: readonly OfferTraits[]): Uint32Array {
  const words = new Uint32Array(TRAIT_WORDS);
  for (const offer of offers) setBit(words, traitBit(offer));
  return words;
}

/** The combinations that have a chosen value of every field. */
export function wantedTraits(values: OfferValues): Uint32Array {
  const chosen = Object.entries(values) as [OfferField, readonly string[]][];
  const words = new Uint32Array(TRAIT_WORDS);
  for (const [bit, traits] of combinations.entries()) {
    const fits = chosen.every(([field, wanted]) => wanted.some((value) => value.toLowerCase() === traits[field]));
    if (fits) setBit(words, bit);
  }
  return words;
}

/** The values that are wanted of a field: those named, or all but the excluded ones. */
function wantedOf(field: OfferField, chosen: readonly string[]): readonly string[] {
  const out = chosen.filter((value) => value.startsWith("!")).map((value) => value.slice(1).toLowerCase());
  if (out.length === 0) return chosen;
  const named = chosen.filter((value) => !value.startsWith("!"));
  return (named.length > 0 ? named : offerFields[field]).filter((value) => !out.includes(value.toLowerCase()));
}

/** The chosen values of the fields above; a field without values is no filter. */
export function offerValues(values: EngineFilters["values"]): OfferValues {
  const chosen: OfferValues = {};
  for (const field of offerFieldNames) {
    const wanted = values[field];
    if (wanted && wanted.length > 0) chosen[field] = wantedOf(field, wanted);
  }
  return chosen;
}

export const isOfferField = (field: string): field is OfferField => Object.hasOwn(offerFields, field);
