import * as v from "valibot";

/** Context and statistics of parsing one answer. */
export interface Reading {
  /** Browser-visible address of the image service, without a trailing slash. */
  pictures: string;
  /** Number of unusable list items that were skipped. */
  dropped: number;
}
type Config = v.Config<v.BaseIssue<unknown>>;
type Run<T> = v.OutputDataset<T, v.BaseIssue<unknown>>;
export type Schema<T> = v.GenericSchema<unknown, T>;
/** The type of an answer after parsing. */
export type Answer<S extends v.GenericSchema> = v.InferOutput<S>;

/** The reading is carried in the config, which every schema passes on to its nested schemas. */
interface WithReading extends Config {
  reading: Reading;
}
const readingIn = (config: Config): Reading => (config as WithReading).reading;

/** Parses `json`; undefined when it is not a valid answer of this kind. Never throws. */
export function read<T>(schema: Schema<T>, json: unknown, reading: Reading): T | undefined {
  const config: WithReading = { abortEarly: true, abortPipeEarly: true, reading };
  return within(schema, json, config);
}
function within<T>(schema: Schema<T>, value: unknown, config: Config): T | undefined {
  const result = schema["~run"]({ value }, config);
  return result.issues ? undefined : result.value;
}

const unusable = (value: unknown): v.FailureDataset<v.BaseIssue<unknown>> => ({
  typed: false,
  value,
  issues: [
    { kind: "schema", type: "answer", input: value, expected: null, received: typeof value, message: "unusable" },
  ],
});
const done = <T>(value: T): Run<T> => ({ typed: true, value });
/** Keeps the schema's description but replaces how it runs. */
const running = <T>(schema: v.GenericSchema, run: (value: unknown, config: Config) => Run<T>): Schema<T> =>
  ({ ...schema, "~run": ({ value }: v.UnknownDataset, config: Config) => run(value, config) }) as Schema<T>;

/** Parses a nested part of the answer being read. */
export type Part = <T>(schema: Schema<T>, value: unknown) => T | undefined;
export interface Reader {
  part: Part;
  reading: Reading;
}

/** Described by `schema`, parsed by `reader`, which returns undefined for unusable input. */
export const readBy = <T>(
  schema: v.GenericSchema,
  reader: (value: unknown, around: Reader) => T | undefined,
): Schema<T> =>
  running(schema, (value, config) => {
    const part: Part = (other, inner) => within(other, inner, config);
    const found = reader(value, { part, reading: readingIn(config) });
    return found === undefined ? unusable(value) : done(found);
  });

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Like `schema`, for an object whose missing fields `complete` derives from the others. */
export const completed = <T>(complete: (fields: Fields, part: Part) => unknown, schema: Schema<T>): Schema<T> =>
  readBy(schema, (value, { part }) => (isFields(value) ? part(schema, complete(value, part)) : undefined));

/** Runs `schema`, then `finish`, which also receives the raw input and may still reject it. */
export const andThen = <A, B>(
  schema: Schema<A>,
  finish: (found: A, fields: Fields, part: Part) => B | undefined,
): Schema<B> =>
  readBy(schema, (value, { part }) => {
    const found = part(schema, value);
    return found === undefined ? undefined : finish(found, isFields(value) ? value : {}, part);
  });

const LIST_LIMIT = 5_000;
/** A list that skips unusable items and ignores everything after `limit`. */
export const list = <T>(item: Schema<T>, limit = LIST_LIMIT): Schema<T[]> =>
  readBy(v.array(item), (value, { part, reading }) => {
    if (!Array.isArray(value)) return undefined;
    const found: T[] = [];
    for (const one of value.slice(0, limit)) {
      const usable = part(item, one);
      if (usable === undefined) reading.dropped += 1;
      else found.push(usable);
    }
    return found;
  });
/** Like `list`; empty when there is no list. */
export const items = <T>(item: Schema<T>, limit?: number): Schema<T[]> =>
  v.fallback(list(item, limit), () => []) as Schema<T[]>;

/** Uses `fallback` for a missing or unusable value. */
export const or = <T>(schema: Schema<T>, fallback: T): Schema<T> => v.fallback(schema, () => fallback) as Schema<T>;
export const orNull = <T>(schema: Schema<T>): Schema<T | null> => or<T | null>(v.nullable(schema), null);
/** Uses `fallback` for a missing value; a present one must be valid. */
export const absentOr = <T>(schema: Schema<T>, fallback: T): Schema<T> =>
  v.nullish(schema, () => fallback) as Schema<T>;
/** A field that is omitted when missing or unusable. */
export const maybe = <T>(schema: Schema<T>) => v.exactOptional(v.fallback(schema, () => undefined as T));

const NOWHERE: Reading = { pictures: "", dropped: 0 };
/** An object that may be missing as a whole, because every field has a default. */
export const whenAbsent = <T>(schema: Schema<T>): Schema<T> =>
  ({
    ...readBy(schema, (value, { part }) => part(schema, isFields(value) ? value : {})),
    fallback: () => read(schema, {}, NOWHERE),
  }) as Schema<T>;
