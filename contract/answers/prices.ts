import * as v from "valibot";
import { CURRENCY } from "../money";
import { type Answer, completed, list, or, readBy } from "./kit";
import { cents, count, date, id, text } from "./values";

const DAYS = 5_000;

/** One day on which a price changed: over all new, orderable offers of the product. */
const point = completed(
  (fields) => ({ average: fields.lowest, ...fields }),
  v.object({
    /** YYYY-MM-DD. */
    date: readBy(v.string(), (value, { part }) => part(date, value)?.slice(0, 10)),
    lowest: cents,
    average: cents,
    shops: or(count, 0),
  }),
);
export const history = v.object({
  productId: or(id, ""),
  currency: or(text, CURRENCY),
  /** Oldest first; a point holds until the next one. No dates before the first observation. */
  points: list(point, DAYS),
});
export type PricePoint = Answer<typeof point>;
export type PriceHistory = Answer<typeof history>;
