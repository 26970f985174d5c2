/** The line is too long: better told at once than waited for. */
export class TooBusy extends Error {}

/** Lets at most `atOnce` jobs run and at most `waiting` wait; throws TooBusy beyond that. */
export function createLimiter(atOnce: number, waiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new TooBusy("too many pictures wait");
      // Whoever finishes hands its place over, so `running` stays as it is.
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

/** Joins callers that ask for the same thing at the same time. */
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
