import type Stripe from "stripe";
import { PAYMENT_PROVIDER_MOUNT, PAYMENT_WEBHOOK_PATH } from "#contract/payment-provider";
import type { PaymentConfig } from "./config";
import { readBlock } from "./content/blocks";
import type { Kit } from "./kit";
import { createPaymentProvider, type PaymentProvider } from "./payment-provider/provider";
import { createStripeClient, type Gateway } from "./payments/stripe-client";
import { HANDLED_EVENTS } from "./payments/webhook";
import { siteConfigWith } from "./site/rules";
import { siteConfigBlockSchema } from "./site/schema";

export interface PaymentGateway {
  /** The client; made at the first call. */
  stripe: () => Promise<Stripe>;
  /** Secrets that may have signed an event, the newest first. */
  webhookSecrets: () => Promise<string[]>;
  /** The embedded provider; undefined when Stripe itself is used. */
  provider: PaymentProvider | undefined;
}
interface Surroundings {
  publicOrigin: () => string;
  /** Handles a request to this shop: events reach the webhook without a network. */
  deliver: (request: Request) => Promise<Response>;
}

/** Sets up payments with the embedded provider, or with Stripe when it has a key. */
export async function createPaymentGateway(
  kit: Kit,
  { stripe, testKey }: PaymentConfig,
  { publicOrigin, deliver }: Surroundings,
): Promise<PaymentGateway> {
  if (stripe) {
    const client = madeOnce({ kind: "stripe", secretKey: stripe.secretKey, apiUrl: stripe.apiUrl });
    return { stripe: client, webhookSecrets: async () => [stripe.webhookSecret], provider: undefined };
  }
  const provider = await createPaymentProvider(kit, {
    publicOrigin,
    shopName: async () => siteConfigWith(await readBlock(kit, "site-config", siteConfigBlockSchema)).shopName,
    webhook: { path: PAYMENT_WEBHOOK_PATH, types: HANDLED_EVENTS, deliver },
    ...(testKey ? { testKey } : {}),
  });
  const { secretKey, fetch, webhookSecrets } = provider;
  const client = madeOnce({ kind: "embedded", secretKey, mount: PAYMENT_PROVIDER_MOUNT, fetch });
  return { stripe: client, webhookSecrets, provider };
}

function madeOnce(gateway: Gateway): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => {
    made ??= createStripeClient(gateway);
    return made;
  };
}
