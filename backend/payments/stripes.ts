import type Stripe from "stripe";

/** The payment provider, as the payments service uses it. */
export interface Stripes {
  /** Made with the first payment. */
  client(): Promise<Stripe>;
  /** Secrets that sign events now. */
  webhookSecrets(): Promise<readonly string[]>;
  /** Methods to offer, in the provider's words; empty: those of its own settings. */
  methods: readonly string[];
}
