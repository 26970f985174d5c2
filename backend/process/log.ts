/** Structured log: one line a fact, with fields a machine can read. Never a token, a password or a cookie. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

const ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+\.[^\s<>()[\]"',;:=]+/g;

/** A mail server, for one, repeats in its refusals to whom a message was. */
function withoutAddresses(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(ADDRESS, "<e-mail>") : value;
}

function write(level: string, message: string, fields: Record<string, unknown> = {}): void {
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, withoutAddresses)}\n`,
  );
}

/** One line of JSON per fact on standard error. Ordinary events stay out unless asked for. */
export function createLog({ verbose = false } = {}): Log {
  return {
    info: (message, fields) => (verbose ? write("info", message, fields) : undefined),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
  };
}
