import * as v from "valibot";
import type { SearchFilters } from "../search";
import type { Preference, Wish, WishFilter, WishKind, WishPart } from "../wish";
import { wishPartKinds } from "../wish";
import { isFields, items, maybe, or, orNull, readBy, type Schema } from "./kit";
import { cents, count, flag, id, oneOf, path, text } from "./values";

const PARTS = 100;
const bound = orNull(cents);
const values = items(id, 50);

const priceFilter = v.object({ key: v.literal("price"), from: bound, to: bound });
const listFilter = v.object({ key: id, values });

const filter = readBy<WishFilter>(v.union([priceFilter, listFilter]), (value, { part }) => {
  if (isFields(value) && value.key === "price") return part(priceFilter, value);
  const found = part(listFilter, value);
  return found && found.values.length > 0 ? found : undefined;
});

const kinds: Schema<WishKind> = v.object({ key: id, name: text, path, products: or(count, 0) });
const preference: Schema<Preference> = v.object({ feature: id, direction: oneOf(["low", "high"]) });
const part: Schema<WishPart> = v.object({
  id,
  kind: oneOf(wishPartKinds),
  said: or(text, ""),
  label: text,
  hard: or(flag, true),
  filter: maybe(filter),
});
const sort = v.object({
  by: oneOf(["relevance", "new", "popular", "price", "discount"]),
  direction: oneOf(["asc", "desc"]),
});

const filters = readBy<SearchFilters>(
  v.objectWithRest({ price: v.exactOptional(v.tuple([bound, bound])) }, values),
  (value, { part }) => {
    if (!isFields(value)) return undefined;
    const found: SearchFilters = {};
    for (const [key, one] of Object.entries(value).slice(0, PARTS)) {
      const usable = key === "price" ? part(v.tuple([bound, bound]), one) : part(values, one);
      if (usable !== undefined && usable.length > 0) found[key] = usable;
    }
    return found;
  },
);

const wish: Schema<Wish> = v.object({
  q: or(text, ""),
  noun: maybe(text),
  isElsewhere: maybe(v.literal(true)),
  kinds: items(kinds, 50),
  filters: or(filters, {}),
  preferences: items(preference, 20),
  sort: maybe(sort),
  parts: items(part, PARTS),
  leftovers: items(text, PARTS),
});

/** Null: the sentence says no more than its plain words. A service that does not say so has not read it. */
export const wishAnswer = readBy<{ wish: Wish | null }>(v.object({ wish: v.nullable(wish) }), (value, { part }) => {
  if (!isFields(value) || (value.wish !== null && !isFields(value.wish))) return undefined;
  return { wish: value.wish === null ? null : (part(wish, value.wish) ?? null) };
});
