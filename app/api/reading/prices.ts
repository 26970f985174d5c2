import { CURRENCY } from "#contract/money";
import type { PriceHistory, PricePoint } from "#contract/prices";
import { cents, count, date, id, isFields, list, object, or, type Reader, text } from "./readers";

const DAYS = 5_000;
const day: Reader<string> = (value, reading) => date(value, reading)?.slice(0, 10);
const point: Reader<PricePoint> = (value, reading) =>
  isFields(value) ? read({ average: value.lowest, ...value }, reading) : undefined;
const read = object<PricePoint>({ date: day, lowest: cents, average: cents, shops: or(count, 0) });

export const history = object<PriceHistory>({
  productId: or(id, ""),
  currency: or(text, CURRENCY),
  points: list(point, DAYS),
});
