import type pg from "pg";
import type { NameOf } from "./named-statements";
import { patience } from "./patience";
import { withoutValues } from "./without-values";

/** Thrown when the server did not respond in time. */
export class LateError extends Error {
  override name = "LateError";
}

/** Whether the error, or its cause, is a LateError. */
export function isLate(error: unknown): error is Error {
  return error instanceof LateError || (error instanceof Error && error.cause !== undefined && isLate(error.cause));
}

type Callback = (error: Error | undefined, result: unknown) => void;
const isCallback = (value: unknown): value is Callback => typeof value === "function";

interface Guard {
  /** Time limit of a statement unless more was granted. */
  limitMs: number | undefined;
  /** Called when the limit is exceeded. */
  onLate: () => void;
  nameOf: NameOf | undefined;
}

/** Gives every later statement of this connection a time limit and a name, and strips sent values from its errors. */
export function guardQueries(client: pg.PoolClient, { limitMs, onLate, nameOf }: Guard): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;

  function cleaned(error: unknown): unknown {
    if (!(error instanceof Error) || error.message !== "Query read timeout") return withoutValues(error);
    onLate();
    return new LateError("The database did not respond in time.");
  }

  /** Statements without values may be several in one text, which cannot be prepared. */
  function named(config: { text?: string; values?: unknown }, values: unknown): object {
    const sent = values ?? config.values;
    if (!nameOf || !config.text || !Array.isArray(sent) || sent.length === 0) return config;
    const name = nameOf(config.text);
    return name ? { ...config, name } : config;
  }

  function query(statement: string | object, ...rest: unknown[]): unknown {
    const config = named(typeof statement === "string" ? { text: statement } : statement, rest[0]);
    const timed = limitMs === undefined ? config : { ...config, query_timeout: Math.max(limitMs, patience() ?? 0) };
    const last = rest.at(-1);
    if (!isCallback(last)) {
      return Promise.resolve(plain(timed, ...rest)).catch((error: unknown) => Promise.reject(cleaned(error)));
    }
    const callback: Callback = (error, result) => last(error && (cleaned(error) as Error), result);
    return plain(timed, ...rest.slice(0, -1), callback);
  }
  client.query = query as typeof client.query;
}
