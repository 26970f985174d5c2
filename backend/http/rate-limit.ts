import { RateLimiterMemory } from "rate-limiter-flexible";
import { failure } from "./failure";

/** Throws a 429 once a key has been used too often. */
export type NeedRoom = (key: string) => Promise<void>;

/** Counts are kept in memory, and start anew with the shop. */
export function createRateLimit(points: number, seconds: number): NeedRoom {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    const fits = await limiter.consume(key).then(
      () => true,
      () => false,
    );
    if (!fits) throw failure(429, "Too many requests. Try again later.");
  };
}
