import { expect, it } from "vitest";
import type { Kit } from "./kit";
import { createPaymentGateway } from "./payment-gateway";

const surroundings = { publicOrigin: () => "http://localhost", deliver: async () => new Response() };

it("with Stripe's keys starts no provider of its own, and needs no store", async () => {
  const stripe = { secretKey: "sk_test_abc", webhookSecret: "whsec_abc" };
  const gateway = await createPaymentGateway({} as Kit, { stripe }, surroundings);
  expect(gateway.provider).toBeUndefined();
  expect(await gateway.webhookSecrets()).toEqual(["whsec_abc"]);
  const client = await gateway.stripe();
  expect(await gateway.stripe()).toBe(client);
  expect(client.getApiField("host")).toBe("api.stripe.com");
});
