import { RateLimiterMemory } from "rate-limiter-flexible";

const HOUR_S = 3_600;
const AN_HOUR = 20;
const AT_ONCE = 2;

/** Who may check a feed now: one at a time for each visitor, two in all, and some per hour. */
export interface Turns {
  /** Null when there is no room. */
  take(client: string): Promise<{ end(): void } | null>;
}

export function createTurns({ anHour = AN_HOUR, atOnce = AT_ONCE } = {}): Turns {
  const limiter = new RateLimiterMemory({ points: anHour, duration: HOUR_S });
  const busy = new Set<string>();
  return {
    async take(client) {
      if (busy.has(client) || busy.size >= atOnce) return null;
      busy.add(client);
      const fits = await limiter.consume(client).then(
        () => true,
        () => false,
      );
      if (!fits) busy.delete(client);
      return fits ? { end: () => void busy.delete(client) } : null;
    },
  };
}
