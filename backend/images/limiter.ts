/** Thrown when the queue is full: failing at once beats a long wait. */
export class TooBusy extends Error {}

/** Runs at most `atOnce` jobs with at most `waiting` queued; throws TooBusy beyond that. */
export function createLimiter(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new TooBusy("too many pictures queued");
      // A finishing job hands over its slot, so `running` is unchanged.
      await new Promise<void>((start) => line.push(start));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Shares one result between concurrent callers with the same key. */
export function createSingleFlight<T>(): (key: string, job: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, job) => {
    const known = flights.get(key);
    if (known) return known;
    const flight = job().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
