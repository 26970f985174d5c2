/**
 * Ends with the signal, or after so many milliseconds. In place of `AbortSignal.any` with `AbortSignal.timeout`: Node 20
 * collects a time-out that nothing else refers to, which then never comes.
 */
export function withinTime(ms: number, signal: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  // What is listened to is kept until it has come.
  limit.addEventListener("abort", () => {}, { once: true });
  return AbortSignal.any([signal, limit]);
}
