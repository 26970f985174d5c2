import type Stripe from "stripe";

/** Who moves the money: the embedded provider, called within this process, or Stripe itself. */
export type Gateway =
  | { kind: "embedded"; secretKey: string; mount: string; fetch: (request: Request) => Promise<Response> }
  /** `apiUrl`: a proxy in front of Stripe, or a server that answers as Stripe does. */
  | { kind: "stripe"; secretKey: string; apiUrl?: string | undefined };

/** A visitor waits for the answer. */
const TIMEOUT_MS = 10_000;
/** Retries carry the same idempotency key. */
const RETRIES = 2;

/**
 * The client of the official package, for either. All that differs is how a request travels. The package takes 20 MB
 * of memory, so it is loaded only when the first client is made.
 */
export async function createStripeClient(
  gateway: Gateway,
  { retries = RETRIES, timeoutMs = TIMEOUT_MS }: { retries?: number | undefined; timeoutMs?: number } = {},
): Promise<Stripe> {
  const { default: Stripe } = await import("stripe");
  const { secretKey } = gateway;
  const options = { timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false };
  if (gateway.kind === "stripe") return new Stripe(secretKey, { ...options, ...hostOf(gateway.apiUrl) });
  return new Stripe(secretKey, { ...options, httpClient: Stripe.createFetchHttpClient(withinProcess(gateway)) });
}

function hostOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ("http" as const) : ("https" as const) };
}

function withinProcess({ mount, fetch }: Extract<Gateway, { kind: "embedded" }>): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const request = new Request(`http://localhost${mount}${pathname}${search}`, init);
    const { signal } = request;
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([fetch(request), late]);
  };
}
