import * as v from "valibot";
import { VARIANT_OPTIONS } from "../limits";
import { type Answer, items, maybe, or, orNull } from "./kit";
import { image } from "./pictures";
import { cents, count, id, oneOf, path, text } from "./values";

/** Properties by which variants differ. */
const MOST_AXES = 5;

const option = v.object({
  /** Empty when the shop does not say. */
  value: or(text, ""),
  /** The variant to go to: the one with this value that is otherwise most like the page's. */
  id,
  name: or(text, ""),
  canonical_path: or(path, ""),
  /** chosen: the page's own value. soldOut: cannot be ordered. other: differs in another property too. */
  state: or(oneOf(["chosen", "available", "soldOut", "other"]), "available"),
  /** As in a summary; null when it cannot be ordered. */
  lowestTotal: orNull(cents),
  image: maybe(image),
});
const axis = v.object({
  /** color, size, material, pattern, or any other. */
  key: id,
  label: text,
  /** At most `VARIANT_OPTIONS`, those around the chosen one. */
  options: items(option, VARIANT_OPTIONS),
});

/** The variants of a product: one list of links per property in which they differ. */
export const variants = v.object({
  groupId: id,
  /** What the names of all variants have in common. */
  name: text,
  /** Number of variants, this one included. */
  count,
  axes: items(axis, MOST_AXES),
});
export type Variants = Answer<typeof variants>;
export type VariantAxis = Answer<typeof axis>;
export type VariantOption = Answer<typeof option>;

/** In a list a group stands once: what there is to choose from. */
export const variety = v.object({
  groupId: id,
  /** Number of variants that are sold. */
  count,
  colors: or(count, 0),
  sizes: or(count, 0),
});
