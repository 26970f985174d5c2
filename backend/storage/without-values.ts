import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/** PostgreSQL quotes the value itself in messages of this class: `invalid input syntax for type integer: "…"`. */
const DATA_EXCEPTION = "22";

function say(error: Error, message: string): void {
  // The stack starts with the original message.
  error.stack = error.stack?.replace(error.message, () => message);
  error.message = message;
}

/**
 * The same error without the values sent with the statement: they are people's names, addresses and secrets, and errors
 * are logged. Keeps code, table, constraint and the statement.
 */
export function withoutValues<T>(error: T): T {
  if (error instanceof pg.DatabaseError) {
    for (const part of ["detail", "where", "hint", "internalQuery"] as const) delete error[part];
    if (error.code?.startsWith(DATA_EXCEPTION)) say(error, `a value does not fit (${error.code})`);
  }
  if (error instanceof DrizzleQueryError) {
    say(error, `Failed query: ${error.query}`);
    error.params = [];
    error.cause = withoutValues(error.cause);
  }
  return error;
}
