import { RateLimiterMemory } from "rate-limiter-flexible";
import { failure } from "../http/failure";

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** How often somebody without an account may have us send messages. Counts begin anew with the shop. */
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
    /** Throws a 429 when too much was asked from there, or by everybody together. */
    async needRoom(client: string | undefined): Promise<void> {
      const mayAsk = (client === undefined || (await fits(byClient, client))) && (await fits(together, "all"));
      if (!mayAsk) throw failure(429, "Too many requests. Try again in an hour.");
    },
    /** Whether the address may get one more message; who asks is not told. */
    mayMail: (email: string) => fits(byMail, email),
  };
}
