import type { Kit } from "../kit";
import type { Faults } from "./faults";
import type { Secrets } from "./secrets";

/** What the provider is told from outside; it knows nothing else of the shop. */
export interface ProviderSettings {
  /** Public origin of the shop; called at the first request, when the port is known. */
  publicOrigin: () => string;
  /** Name shown on the pay page. */
  shopName: () => Promise<string>;
  /** Where events are sent, of which types (all without a list), and what sends them. */
  webhook: { path: string; types?: readonly string[]; deliver: (request: Request) => Promise<Response> };
  /** Enables the test calls and guards them. */
  testKey?: string;
}

/** What all parts of the provider receive. */
export interface ProviderKit extends Kit, ProviderSettings {
  /** The provider's clock, which a test call can set forward; `now` is the real one. */
  clock: () => Date;
  faults: Faults;
  secrets: Secrets;
}
