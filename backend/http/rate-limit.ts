import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "./failure";

/** Throws a 429, with when to come back, once a key has been used too often. */
export type NeedRoom = (key: string) => Promise<void>;

/** Counts are kept in memory, and start anew with the shop. */
export function createRateLimit(points: number, seconds: number): NeedRoom {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    await limiter.consume(key).catch((refused: unknown) => {
      const waitMs = refused instanceof RateLimiterRes ? refused.msBeforeNext : seconds * 1000;
      throw tooMany("Too many requests. Try again later.", Math.ceil(waitMs / 1000));
    });
  };
}
