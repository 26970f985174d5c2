import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/** PostgreSQL quotes the value itself in the messages of this class: `invalid input syntax for type integer: "…"`. */
const DATA_EXCEPTION = "22";

function say(error: Error, message: string): void {
  // A stack begins with the message as it was when the error was made.
  error.stack = error.stack?.replace(error.message, () => message);
  error.message = message;
}

/**
 * The same error without any value that was sent with the statement: they are people's names, addresses and secrets, and
 * errors are logged. Code, table, constraint and the statement stay.
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
