const MINUTE_MS = 60_000;

/** Minutes to wait after each try that failed; after the last one the mail is given up. A little over two days. */
const PAUSES = [1, 2, 5, 15, 30, 60, 180, 360, 720, 1_440];

export const MOST_TRIES = PAUSES.length + 1;

/** When to try again after `tries` tries; null: never. */
export function nextTry(tries: number, now: Date): Date | null {
  const minutes = PAUSES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether the server refused this recipient or message for good (RFC 5321: 5xx), so that another try is of no use. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  // Other failures, such as a wrong password (EAUTH), are the operator's to mend.
  return (code === "EENVELOPE" || code === "EMESSAGE") && typeof responseCode === "number" && responseCode >= 500;
}
