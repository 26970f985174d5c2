import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { EndPayment } from "./carts/placing";
import { readerOf } from "./carts/visitor";
import type { Kit } from "./kit";
import { enqueueMail } from "./mail/enqueue";
import type { MailQueue } from "./mail/queue";
import { mayRead } from "./orders/access";
import { confirmationMail } from "./orders/confirmation-mail";
import { extendPurchase } from "./orders/extend-purchase";
import { finishPurchase } from "./orders/finish-purchase";
import { payableOf } from "./orders/payable";
import { goesBackMail, paymentFailedMail } from "./orders/payment-mails";
import { readPurchaseRow } from "./orders/purchases";
import { readSender } from "./orders/sender";
import type { Booking } from "./payments/apply-session";
import { endPayment } from "./payments/end-payment";
import { paymentRoutes } from "./payments/routes";
import { sendTransfers } from "./payments/send-transfers";
import type { Stripes } from "./payments/stripes";
import { sendRefunds, sweepAttempts } from "./payments/sweep";
import { createBackground } from "./users/background";
import type { UsersSurroundings } from "./users/surroundings";

export interface Payments {
  /** Routes of the service `payments`. */
  parts: OpenAPIHono[];
  /** For placing: an earlier purchase of the cart must not be payable any more. */
  endPayment: EndPayment;
  /** Reads payments that have been silent, and sends refunds and transfers that are due. Runs every minute by itself. */
  sweep(): Promise<void>;
  /** Sends the mails and refunds that a commit has made due. */
  wake(): void;
  /** Resolves when all background work is done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Payments of purchases, by way of the provider. */
export function createPayments(
  kit: Kit,
  { checkBearer, publicOrigin }: UsersSurroundings,
  stripes: Stripes,
  mails: Pick<MailQueue, "wake">,
): Payments {
  const { db, log, now } = kit;
  const background = createBackground(log);

  /** Reads the shop's settings first: within the transaction only its own session may be used. */
  async function booker(): Promise<Booking> {
    const senderOf = await readSender(kit, publicOrigin());
    return {
      finish: (session, purchaseId, facts) =>
        finishPurchase(session, purchaseId, facts, async (within, { purchase, orders, lines }) => {
          const mail = confirmationMail(purchase, orders, lines, senderOf(purchase));
          await enqueueMail(within, { ...mail, key: confirmationKey(purchase.id) }, now());
        }),
      async fail(session, { id, purchaseId }) {
        const purchase = await readPurchaseRow(session, purchaseId);
        if (!purchase || purchase.email === "" || purchase.state === "paid" || purchase.state === "cancelled") return;
        const mail = paymentFailedMail(purchase, senderOf(purchase));
        await enqueueMail(session, { ...mail, key: `attempt:${id}:failed` }, now());
      },
      async goesBack(session, { id, purchaseId, amount }, reason) {
        const purchase = await readPurchaseRow(session, purchaseId);
        if (!purchase || purchase.email === "") return;
        const mail = goesBackMail(purchase, { amount, reason }, senderOf(purchase));
        await enqueueMail(session, { ...mail, key: `attempt:${id}:goes-back` }, now());
      },
    };
  }

  /** The purchase, for whoever may read it. */
  async function purchaseFor(c: Context, id: string, access: string | undefined) {
    const reader = await readerOf(kit, checkBearer, c, access);
    const purchase = await readPurchaseRow(db, id);
    return purchase && mayRead(purchase, reader) ? payableOf(db, purchase) : undefined;
  }

  async function sweep(): Promise<void> {
    await sweepAttempts(kit, stripes, booker);
    await sendRefunds(kit, stripes);
    await sendTransfers(kit, stripes);
    await mails.wake();
  }
  const wake = () => background.run("sending mails and refunds", sendDue);
  const work = () => background.run("reading payments and sending refunds", sweep);
  const end = (purchaseId: string) => endPayment(kit, stripes, booker, purchaseId);
  work();
  const timer = setInterval(work, MINUTE_MS).unref();

  return {
    parts: paymentRoutes(kit, {
      stripes,
      booker,
      publicOrigin,
      purchaseFor,
      extend: extendPurchase,
      endPayment: end,
      applied: wake,
    }),
    endPayment: ({ id }) => end(id),
    sweep,
    wake,
    settled: background.settled,
    async close() {
      clearInterval(timer);
      await background.close();
    },
  };

  async function sendDue(): Promise<void> {
    await sendRefunds(kit, stripes);
    await mails.wake();
  }
}

/** Key of a purchase's confirmation in the mail queue. */
export const confirmationKey = (purchaseId: string): string => `purchase:${purchaseId}:confirmed`;
