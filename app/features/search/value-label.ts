import type { MessageId } from "~/i18n/catalogue";

/** Labels, by filter, for keys that mean nothing to a visitor: a small screen shows chosen values without facets. */
const known: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  gender: {
    male: "search.gender.male",
    female: "search.gender.female",
    unisex: "search.gender.unisex",
    kids: "search.gender.kids",
  },
  delivery: { "1": "search.delivery.1", "2-3": "search.delivery.2-3", "4+": "search.delivery.4-up" },
  condition: {
    new: "search.condition.new",
    refurbished: "search.condition.refurbished",
    used: "search.condition.used",
  },
  availability: { in_stock: "search.availability.in_stock" },
  shipping: { free: "search.shipping.free" },
  discount: { lower: "search.discount.lower" },
  rating: { "4": "search.rating.4" },
  shopRating: { "4": "search.shopRating.4" },
};

/** The label of a filter value that the search service has not named: in most filters the value itself. */
export function valueLabel(format: (descriptor: { id: MessageId }) => string, filter: string, value: string): string {
  const ids = Object.hasOwn(known, filter) ? known[filter] : undefined;
  const id = ids && Object.hasOwn(ids, value) ? ids[value] : undefined;
  return id ? format({ id }) : value;
}
