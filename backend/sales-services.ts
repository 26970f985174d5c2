import type { OpenAPIHono } from "@hono/zod-openapi";
import { afterOrderRoutes } from "./carts/after-order-routes";
import { cartRoutes } from "./carts/cart-routes";
import { checkoutRoutes } from "./carts/checkout-routes";
import { orderRoutes } from "./carts/order-routes";
import { embeddedPickupPoints, type PickupPoints } from "./carts/pickup-points";
import type { EndPayment } from "./carts/placing";
import { deleteStaleCarts } from "./carts/reaper";
import { graphqlRoutes } from "./graphql/routes";
import type { Kit } from "./kit";
import { operatorCodeRoutes } from "./orders/code-routes";
import { runCourier } from "./orders/courier";
import { createDesk } from "./orders/desk";
import { expirePurchases } from "./orders/end-purchase";
import { operatorOrderRoutes } from "./orders/operator-routes";
import { sellerOrderRoutes } from "./orders/seller-routes";
import { readWithdrawals } from "./orders/withdrawals";
import { embeddedCarrier } from "./returns/carrier";
import { operatorReturnRoutes } from "./returns/operator-routes";
import { createReturnDesk, type ReturnDesk } from "./returns/return-desk";
import { returnRoutes } from "./returns/routes";
import { openWithdrawnReturns } from "./returns/withdrawn";
import { askForReviews } from "./reviews/asking";
import { createBackground } from "./users/background";
import type { UsersSurroundings } from "./users/surroundings";

export interface Sales {
  /** Routes for the service `carts`. */
  parts: Record<"carts", OpenAPIHono[]>;
  /** For those who decide about returns. */
  returnDesk: ReturnDesk;
  /** Resolves when all background work is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface SalesOptions {
  /** Commission of shops without a rate of their own, in basis points. */
  commissionBp: number;
  /** Ends the payment of a purchase at the provider; without it nothing can be paid, and every payment has ended. */
  endPayment?: EndPayment;
  /** Whether the confirmation of a purchase has been handed to the mail server. */
  isMailed?: (purchaseId: string) => Promise<boolean>;
  /** Sends mails and refunds that are due, in the background. */
  wake?: () => void;
  /** Moves paid orders on by itself: for a shop that only shows how it works. */
  courier?: boolean;
  /** Where pick-up points come from. */
  points?: PickupPoints;
}

const MINUTE_MS = 60_000;
/** How often the courier looks. */
const ROUND_MS = 15_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Carts, checkout and what was ordered. */
export function createSales(kit: Kit, surroundings: UsersSurroundings, options: SalesOptions): Sales {
  const { checkBearer, clientOf, publicOrigin } = surroundings;
  const { commissionBp, courier = false, wake = () => undefined, points = embeddedPickupPoints } = options;
  const { endPayment = async () => "ended", isMailed = async () => false } = options;
  const background = createBackground(kit.log);
  const store = { ...kit, commissionBp };
  const around = { checkBearer, ...(clientOf && { clientOf }) };

  const expire = () => background.run("ending unpaid purchases", () => expirePurchases(kit));
  const tidy = () => background.run("deleting stale carts", () => deleteStaleCarts(kit));
  expire();
  tidy();
  const desk = createDesk(kit, { publicOrigin, wake });
  const carrier = embeddedCarrier((postcode) => points.near(postcode));
  const returnDesk = createReturnDesk(kit, { publicOrigin, wake, carrier });
  const read = () =>
    background.run("reading withdrawals", async () => {
      if ((await readWithdrawals(kit, publicOrigin())) > 0) wake();
      await openWithdrawnReturns(kit, returnDesk);
    });
  read();
  const timers = [setInterval(expire, MINUTE_MS), setInterval(read, MINUTE_MS), setInterval(tidy, HOUR_MS)];
  const ask = () =>
    background.run("asking for reviews", async () => {
      if ((await askForReviews(kit, publicOrigin())) > 0) wake();
    });
  ask();
  timers.push(setInterval(ask, HOUR_MS));
  const carry = () => background.run("moving orders of the demo shop on", () => runCourier(kit, desk));
  if (courier) timers.push(setInterval(carry, ROUND_MS));
  for (const timer of timers) timer.unref();

  return {
    parts: {
      carts: [
        // Largest body limit first: routes registered later still apply their own limit.
        returnRoutes(kit, { checkBearer, desk: returnDesk, carrier }),
        graphqlRoutes(kit, checkBearer, returnDesk.labelPaths),
        checkoutRoutes(store, { ...around, points }),
        orderRoutes(store, { ...around, endPayment, isMailed }),
        afterOrderRoutes(store, { ...around, desk, withdrawn: read }),
        cartRoutes(store, checkBearer),
        operatorOrderRoutes(kit, desk, wake),
        sellerOrderRoutes(kit, checkBearer, desk),
        operatorCodeRoutes(kit),
        operatorReturnRoutes(kit, returnDesk),
      ],
    },
    returnDesk,
    settled: background.settled,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await background.close();
    },
  };
}
