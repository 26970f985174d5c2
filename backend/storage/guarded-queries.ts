import type pg from "pg";
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

/**
 * Gives every later statement of this connection a time limit, and strips sent values from its errors. `onLate` is
 * called when the limit is exceeded.
 */
export function guardQueries(client: pg.PoolClient, limitMs: number | undefined, onLate: () => void): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;

  function cleaned(error: unknown): unknown {
    if (!(error instanceof Error) || error.message !== "Query read timeout") return withoutValues(error);
    onLate();
    return new LateError("The database did not respond in time.");
  }

  function query(statement: string | object, ...rest: unknown[]): unknown {
    const config = typeof statement === "string" ? { text: statement } : statement;
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
