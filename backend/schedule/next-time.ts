const MINUTE_MS = 60_000;
/** After the first failures; a shop that is down for longer is asked ever less often. */
const RETRIES = [15, 60, 240].map((minutes) => minutes * MINUTE_MS);
const MOST_MS = 7 * 24 * 60 * MINUTE_MS;
/** So that shops that were added together are not read together for ever. */
const JITTER = 0.1;

/**
 * When a shop is read again. After a failure sooner than usual (15 minutes, one hour, four hours, never later than its
 * interval), and from the fifth failure on ever later, up to a week. `random` is from 0 to 1.
 */
export function nextTime(
  { everyMinutes, failures }: { everyMinutes: number; failures: number },
  now: Date,
  random: number,
): Date {
  const every = everyMinutes * MINUTE_MS;
  return new Date(now.getTime() + Math.round(waitOf(every, failures) * (1 + JITTER * random)));
}

function waitOf(every: number, failures: number): number {
  if (failures === 0) return every;
  const retry = RETRIES[failures - 1];
  if (retry !== undefined) return Math.min(retry, every);
  return Math.min(every * 2 ** (failures - RETRIES.length - 1), Math.max(MOST_MS, every));
}
