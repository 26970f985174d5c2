import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/payments";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { Kit } from "../kit";
import { line } from "../users/fields";
import type { Booker } from "./apply-session";
import { bookFree } from "./book-free";
import { openSession, type PurchasesToPay, type PurchaseToPay } from "./open-session";
import type { Stripes } from "./stripes";
import { applyEvent, verifiedEvent } from "./webhook";

export interface PaymentSurroundings extends PurchasesToPay {
  stripes: Stripes;
  booker: Booker;
  publicOrigin: () => string;
  /** Called after an event has been applied: mails and refunds may be due. */
  applied: () => void;
  /** A purchase that the sender of a request may pay; undefined for any other. */
  purchaseFor(c: Context, orderId: string, access: string | undefined): Promise<PurchaseToPay | undefined>;
}

const WEBHOOK_BYTES = 1024 * 1024;
const MOST_ID = 100;
const MOST_PATH = 500;

/** A path of this site, so that nobody is sent elsewhere after paying. */
const ownPath = z
  .string()
  .max(MOST_PATH)
  .regex(/^\/(?![/\\])[^\\\s]*$/);
const asked = z.object({
  order_id: line(1, MOST_ID),
  access: line(1, MOST_ID).optional(),
  success_url: ownPath,
  cancel_url: ownPath,
});

/** Opening a payment, and the provider's events (service `payments`). */
export function paymentRoutes(kit: Kit, surroundings: PaymentSurroundings): OpenAPIHono[] {
  return [sessionRoutes(kit, surroundings), webhookRoutes(kit, surroundings)];
}

function sessionRoutes(kit: Kit, surroundings: PaymentSurroundings): OpenAPIHono {
  const { stripes, publicOrigin, purchaseFor, booker, applied } = surroundings;
  const routes = createRoutes({ log: kit.log, maxBody: 4_096 });
  const failures = {
    404: "There is no such purchase, or it is somebody else's",
    409: "It is paid, has lapsed, or the bank is still deciding",
    503: "The provider cannot be reached",
  };
  serveHttp(routes, contract.createSession, { body: asked, failures }, async ({ body }, c) => {
    const purchase = await purchaseFor(c, body.order_id, body.access);
    if (!purchase) throw failure(404, "There is no such purchase.");
    const origin = publicOrigin();
    const addresses = { success: origin + body.success_url, cancel: origin + body.cancel_url };
    if (purchase.total === 0) {
      await bookFree(kit, booker, purchase.id);
      applied();
      return { id: purchase.id, url: addresses.success };
    }
    return openSession(kit, stripes, surroundings, purchase, addresses);
  });
  return routes;
}

function webhookRoutes(kit: Kit, { stripes, booker, applied }: PaymentSurroundings): OpenAPIHono {
  const routes = createRoutes({ log: kit.log, maxBody: WEBHOOK_BYTES });
  // The signature is over the bytes as sent, so the body is not parsed before it has been checked.
  routes.post("/webhook", async (c) => {
    const event = await verifiedEvent(kit, stripes, await c.req.text(), c.req.header("stripe-signature") ?? "");
    if (!event) throw failure(400, "The signature is invalid.");
    if (await applyEvent(kit, stripes, event, booker)) applied();
    c.header("Cache-Control", "no-store");
    return c.json({ received: true });
  });
  return routes;
}
