import * as v from "valibot";

/** What reading one answer needs to know, and what it found on the way. */
export interface Reading {
  /** Address of the picture service as browsers know it, without a slash at the end. */
  pictures: string;
  /** Items of lists that could not be used. */
  dropped: number;
}
type Config = v.Config<v.BaseIssue<unknown>>;
type Run<T> = v.OutputDataset<T, v.BaseIssue<unknown>>;
export type Schema<T> = v.GenericSchema<unknown, T>;
/** What an answer looks like once it has been read. */
export type Answer<S extends v.GenericSchema> = v.InferOutput<S>;

/** The reading travels with the configuration, which every schema hands on to those below it. */
interface WithReading extends Config {
  reading: Reading;
}
const readingIn = (config: Config): Reading => (config as WithReading).reading;

/** What `json` says, or undefined when it cannot be an answer of this kind. Never throws. */
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
/** As `schema` for whoever describes it, but it runs in another way. */
const running = <T>(schema: v.GenericSchema, run: (value: unknown, config: Config) => Run<T>): Schema<T> =>
  ({ ...schema, "~run": ({ value }: v.UnknownDataset, config: Config) => run(value, config) }) as Schema<T>;

/** Reads a part of an answer from within the reading of another. */
export type Part = <T>(schema: Schema<T>, value: unknown) => T | undefined;
export interface Reader {
  part: Part;
  reading: Reading;
}

/** Described as `schema`, read by `reader`; undefined says that it cannot be used. */
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

/** As `schema`, for an object whose missing fields `complete` can work out from those that are there. */
export const completed = <T>(complete: (fields: Fields, part: Part) => unknown, schema: Schema<T>): Schema<T> =>
  readBy(schema, (value, { part }) => (isFields(value) ? part(schema, complete(value, part)) : undefined));

/** As `schema`, then `finish`, which is also shown what was sent and may still find that it cannot be used. */
export const andThen = <A, B>(
  schema: Schema<A>,
  finish: (found: A, fields: Fields, part: Part) => B | undefined,
): Schema<B> =>
  readBy(schema, (value, { part }) => {
    const found = part(schema, value);
    return found === undefined ? undefined : finish(found, isFields(value) ? value : {}, part);
  });

const LIST_LIMIT = 5_000;
/** A list without the items that cannot be used; what comes after `limit` is not looked at. */
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
/** As `list`; empty when there is no list. */
export const items = <T>(item: Schema<T>, limit?: number): Schema<T[]> =>
  v.fallback(list(item, limit), () => []) as Schema<T[]>;

/** `fallback` for what is not there or cannot be used. */
export const or = <T>(schema: Schema<T>, fallback: T): Schema<T> => v.fallback(schema, () => fallback) as Schema<T>;
export const orNull = <T>(schema: Schema<T>): Schema<T | null> => or<T | null>(v.nullable(schema), null);
/** `fallback` for what is not there; what is there must be usable. */
export const absentOr = <T>(schema: Schema<T>, fallback: T): Schema<T> =>
  v.nullish(schema, () => fallback) as Schema<T>;
/** A field that is left out when it is not there or cannot be used. */
export const maybe = <T>(schema: Schema<T>) => v.exactOptional(v.fallback(schema, () => undefined as T));

const NOWHERE: Reading = { pictures: "", dropped: 0 };
/** An object of which every field has something in its place when it is left out; so it may be left out as a whole. */
export const whenAbsent = <T>(schema: Schema<T>): Schema<T> =>
  ({
    ...readBy(schema, (value, { part }) => part(schema, isFields(value) ? value : {})),
    fallback: () => read(schema, {}, NOWHERE),
  }) as Schema<T>;
