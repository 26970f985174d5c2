/** Structured log: one line per fact, with machine-readable fields. Never a token, a password or a cookie. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

const ADDRESS = /[^\s<>()[\]"',;:=]+@[^\s<>()[\]"',;:=]+\.[^\s<>()[\]"',;:=]+/g;

/** Some errors quote addresses: a mail server, for example, names the recipient it rejects. */
function withoutAddresses(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(ADDRESS, "<e-mail>") : value;
}

function write(level: string, message: string, fields: Record<string, unknown> = {}): void {
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, withoutAddresses)}\n`,
  );
}

/** Writes one line of JSON per fact to standard error. Info lines are written only when verbose. */
export function createLog({ verbose = false } = {}): Log {
  return {
    info: (message, fields) => (verbose ? write("info", message, fields) : undefined),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
  };
}
