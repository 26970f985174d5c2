/** What reading one answer needs to know, and what it found on the way. */
export interface Reading {
  /** Address of the picture service as browsers know it, without a slash at the end. */
  pictures: string;
  /** Items of lists that could not be used. */
  dropped: number;
}

/**
 * Reads one value of an answer that another party wrote: the value as the contract has it, or undefined when it cannot
 * be used. Readers never throw, and look no deeper than the contract goes.
 */
export type Reader<T> = (value: unknown, reading: Reading) => T | undefined;

const LOST_SURROGATES = /[\ud800-\udfff]/gu;
const wellFormed = (value: string) => value.replaceAll("\0", "").replace(LOST_SURROGATES, "\ufffd");

const TEXT_LIMIT = 2_000;
const PROSE_LIMIT = 100_000;
const ID_LIMIT = 200;
const LIST_LIMIT = 5_000;
const CENTS_LIMIT = 100_000_000_000;
const COUNT_LIMIT = 1_000_000_000;

const textOf =
  (limit: number): Reader<string> =>
  (value) =>
    typeof value === "string" ? wellFormed(value.length > limit ? value.slice(0, limit) : value) : undefined;

/** A name or a sentence. */
export const text = textOf(TEXT_LIMIT);
/** A text of paragraphs. */
export const prose = textOf(PROSE_LIMIT);
/** What something is called by machines: never empty, never cut. Services that number things send numbers. */
export const id: Reader<string> = (value) => {
  const written = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof written !== "string" || written.length > ID_LIMIT) return undefined;
  const clean = wellFormed(written).trim();
  return clean === "" || clean !== written.trim() ? undefined : clean;
};

const within =
  (low: number, high: number, whole: boolean): Reader<number> =>
  (value) =>
    typeof value === "number" && value >= low && value <= high && (!whole || Number.isInteger(value))
      ? value
      : undefined;

/** An amount in whole cents. A fraction is an amount in another unit: not ours to guess. */
export const cents = within(0, CENTS_LIMIT, true);
export const count = within(0, COUNT_LIMIT, true);
/** Stars, 0 to 5. */
export const mark = within(0, 5, false);
export const between = (low: number, high: number) => within(low, high, true);
export const percentage = within(0, 100, false);

export const flag: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** Something is hidden from some visitors when the service says so, in whatever way. */
export const warning: Reader<boolean> = (value) => value === true || value === 1 || value === "true";

/** A day or a moment in ISO 8601 that exists. */
export const date: Reader<string> = (value) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && Number.isFinite(Date.parse(value))
    ? value
    : undefined;

/** A path on this site. */
export const path: Reader<string> = (value) =>
  typeof value === "string" && value.length <= TEXT_LIMIT && /^\/(?![/\\])/.test(value) ? wellFormed(value) : undefined;

/** An address on the web. */
export const webAddress: Reader<string> = (value) =>
  typeof value === "string" && value.length <= TEXT_LIMIT && /^https?:\/\//i.test(value) && URL.canParse(value)
    ? wellFormed(value)
    : undefined;

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value);

/** `fallback` for what is not there or cannot be used. */
export const or =
  <T, F>(reader: Reader<T>, fallback: F): Reader<T | F> =>
  (value, reading) => {
    const read = reader(value, reading);
    return read === undefined ? fallback : read;
  };

/** `fallback` for what is not there; what is there must be usable. */
export const absentOr =
  <T, F>(reader: Reader<T>, fallback: F): Reader<T | F> =>
  (value, reading) =>
    value === undefined || value === null ? fallback : reader(value, reading);

/** A list without the items that cannot be used. */
export const list =
  <T>(item: Reader<T>, limit = LIST_LIMIT): Reader<T[]> =>
  (value, reading) => {
    if (!Array.isArray(value)) return undefined;
    const read: T[] = [];
    for (const one of value.slice(0, limit)) {
      const usable = item(one, reading);
      if (usable === undefined) reading.dropped += 1;
      else read.push(usable);
    }
    return read;
  };

/** As `list`; empty when there is no list. */
export const items =
  <T>(item: Reader<T>, limit?: number): Reader<T[]> =>
  (value, reading) =>
    list(item, limit)(value, reading) ?? [];

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]-?: Reader<T[K]> };
type Extra<T> = { [K in keyof T as undefined extends T[K] ? K : never]-?: Reader<Exclude<T[K], undefined>> };

/**
 * An object with the fields of `T` and no others: unusable without one of `needed`; those of `extra` are there when
 * they can be used.
 */
export function object<T extends object>(
  needed: Needed<T>,
  ...[extra]: Record<never, never> extends Extra<T> ? [] : [Extra<T>]
): Reader<T> {
  const mustHave = Object.entries(needed) as [string, Reader<unknown>][];
  const mayHave = Object.entries(extra ?? {}) as [string, Reader<unknown>][];
  return (value, reading) => {
    if (!isFields(value)) return undefined;
    const read: Fields = {};
    for (const [name, reader] of mustHave) {
      const field = reader(value[name], reading);
      if (field === undefined) return undefined;
      read[name] = field;
    }
    for (const [name, reader] of mayHave) {
      const field = reader(value[name], reading);
      if (field !== undefined) read[name] = field;
    }
    return read as T;
  };
}

/** As `reader`, for an object whose missing fields `complete` can work out from those that are there. */
export const completed =
  <T>(complete: (fields: Fields, reading: Reading) => unknown, reader: Reader<T>): Reader<T> =>
  (value, reading) =>
    isFields(value) ? reader(complete(value, reading), reading) : undefined;

/** As `reader`, then `finish`, which may still find that it cannot be used. */
export const andThen =
  <A, B>(reader: Reader<A>, finish: (read: A, reading: Reading) => B | undefined): Reader<B> =>
  (value, reading) => {
    const read = reader(value, reading);
    return read === undefined ? undefined : finish(read, reading);
  };
