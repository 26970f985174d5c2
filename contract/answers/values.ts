import * as v from "valibot";
import { readBy, type Schema } from "./kit";

const LOST_SURROGATES = /[\ud800-\udfff]/gu;
const wellFormed = (value: string) => value.replaceAll("\0", "").replace(LOST_SURROGATES, "\ufffd");

const TEXT_LIMIT = 2_000;
const PROSE_LIMIT = 100_000;
const ID_LIMIT = 200;
const CENTS_LIMIT = 100_000_000_000;
const COUNT_LIMIT = 1_000_000_000;

const textOf = (limit: number): Schema<string> =>
  readBy(v.string(), (value) =>
    typeof value === "string" ? wellFormed(value.length > limit ? value.slice(0, limit) : value) : undefined,
  );

/** A name or a sentence. */
export const text = textOf(TEXT_LIMIT);
/** A text of several paragraphs. */
export const prose = textOf(PROSE_LIMIT);
/** An identifier: never empty, never truncated. Numeric ids are converted to text. */
export const id: Schema<string> = readBy(v.string(), (value) => {
  const written = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof written !== "string" || written.length > ID_LIMIT) return undefined;
  const clean = wellFormed(written).trim();
  return clean === "" || clean !== written.trim() ? undefined : clean;
});

export const between = (low: number, high: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high)) as Schema<number>;
const part = (high: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(high)) as Schema<number>;

/** An amount in whole cents. A fraction suggests another unit, so it is rejected. */
export const cents = between(0, CENTS_LIMIT);
export const count = between(0, COUNT_LIMIT);
/** Stars, 0 to 5. */
export const mark = part(5);
export const percentage = part(100);
/** 0 to 1. */
export const share = part(1);
export const flag = v.boolean() as Schema<boolean>;
/** A flag such as `adult_content` that hides content: accepts `true`, `1` and `"true"`. */
export const warning: Schema<boolean> = v.fallback(
  readBy(v.boolean(), (value) => value === true || value === 1 || value === "true"),
  false,
) as Schema<boolean>;

const thatIs = (is: (value: string) => boolean): Schema<string> =>
  readBy(v.string(), (value) => (typeof value === "string" && is(value) ? wellFormed(value) : undefined));

/** An existing date or timestamp in ISO 8601. */
export const date = thatIs((value) => /^\d{4}-\d{2}-\d{2}/.test(value) && Number.isFinite(Date.parse(value)));
/** A path on this site. */
export const path = thatIs((value) => value.length <= TEXT_LIMIT && /^\/(?![/\\])/.test(value));
/** An http(s) URL. */
export const webAddress = thatIs(
  (value) => value.length <= TEXT_LIMIT && /^https?:\/\//i.test(value) && URL.canParse(value),
);
export const matching = (pattern: RegExp) => thatIs((value) => pattern.test(value));
export const oneOf = <const T extends string>(values: readonly T[]): Schema<T> => v.picklist(values) as Schema<T>;
