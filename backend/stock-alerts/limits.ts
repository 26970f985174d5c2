import { RateLimiterMemory } from "rate-limiter-flexible";
import { failure } from "../http/failure";

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** Limits on messages requested without an account. Counts are reset when the shop restarts. */
export function createMailLimits() {
  const byClient = new RateLimiterMemory({ keyPrefix: "client", points: 10, duration: HOUR_S });
  const together = new RateLimiterMemory({ keyPrefix: "all", points: 300, duration: HOUR_S });
  const byMail = new RateLimiterMemory({ keyPrefix: "mail", points: 3, duration: DAY_S });
  const fits = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
  return {
    /** Throws a 429 after too many requests from this client, or from all clients together. */
    async needRoom(client: string | undefined): Promise<void> {
      const mayAsk = (client === undefined || (await fits(byClient, client))) && (await fits(together, "all"));
      if (!mayAsk) throw failure(429, "Too many requests. Try again in an hour.");
    },
    /** Whether the address may receive another message; not revealed to the client. */
    mayMail: (email: string) => fits(byMail, email),
  };
}
