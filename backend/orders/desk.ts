import { failure } from "../http/failure";
import type { Kit, Mail } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import type { Session } from "../storage/database";
import { acceptOrder, deliverOrder, type Moving, type Parcel, shipOrder, trackOrder } from "./fulfil";
import { deliveredMail, refundMail, shippedMail } from "./order-mails";
import { lockOrder, readOrderLines } from "./order-records";
import { type PurchaseRow, readPurchaseRow } from "./purchase-records";
import { type Refunded, type RefundRequest, refundLines } from "./refund-lines";
import { type Units, unitsLeft } from "./refund-rules";
import { readSender, type Sender, type SenderOf } from "./sender";

export interface RefundWish {
  kind: RefundRequest["kind"];
  /** All that is left when absent. */
  units?: readonly Units[] | undefined;
  reason: string;
}

/**
 * What a seller, the courier or an operator does with an order: each is one transaction with the mails that tell it, which
 * are sent afterwards like the refunds. Whoever calls has made sure that the order is theirs.
 */
export interface Desk {
  accept(orderId: string): Promise<Moving>;
  ship(orderId: string, parcel: Parcel): Promise<Moving>;
  track(orderId: string, message: string): Promise<void>;
  deliver(orderId: string, day?: string): Promise<Moving>;
  refund(orderId: string, wish: RefundWish): Promise<Refunded>;
}

interface Surroundings {
  publicOrigin: () => string;
  /** Called after a commit that queued mails or refunds. */
  wake: () => void;
}

export function createDesk(kit: Pick<Kit, "db" | "log" | "now">, { publicOrigin, wake }: Surroundings): Desk {
  const { db, now } = kit;

  async function change<T>(work: (session: Session, senderOf: SenderOf) => Promise<T>): Promise<T> {
    const senderOf = await readSender(kit, publicOrigin());
    const result = await db.transaction((session) => work(session, senderOf));
    wake();
    return result;
  }

  return {
    accept: (id) => db.transaction((session) => acceptOrder(session, id)),
    track: (id, message) => db.transaction((session) => trackOrder(session, id, message, now())),
    ship: (id, parcel) =>
      change(async (session, senderOf) => {
        const moving = await shipOrder(session, id, parcel, now());
        const { order } = moving;
        const key = `order:${id}:shipped:${parcel.service}:${parcel.trackingCode}`;
        if (moving.isNew) {
          await tell(session, senderOf, order.purchaseId, key, now(), (purchase, sender) =>
            shippedMail(purchase, order, parcel, sender),
          );
        }
        return moving;
      }),
    deliver: (id, day) =>
      change(async (session, senderOf) => {
        const moving = await deliverOrder(session, id, now(), day);
        const { order } = moving;
        if (moving.isNew) {
          await tell(session, senderOf, order.purchaseId, `order:${id}:delivered`, now(), (purchase, sender) =>
            deliveredMail(purchase, order, sender),
          );
        }
        return moving;
      }),
    refund: (id, wish) => change((session, senderOf) => refundAndTell(session, senderOf, id, wish, now())),
  };
}

/** Refunds units of an order and queues the mail that says so, within a transaction; see `refundLines`. */
export async function refundAndTell(
  session: Session,
  senderOf: SenderOf,
  orderId: string,
  { kind, reason, units }: RefundWish,
  at: Date,
): Promise<Refunded> {
  const wanted = units ?? (await allLeft(session, orderId));
  const request = { orderId, kind, reason, units: wanted, restock: kind === "cancelled", at };
  const refunded = await refundLines(session, request);
  const { order, refundId } = refunded;
  await tell(session, senderOf, order.purchaseId, `refund:${refundId}`, at, (purchase, sender) =>
    refundMail(purchase, order, refunded, sender),
  );
  return refunded;
}

async function allLeft(session: Session, orderId: string): Promise<Units[]> {
  // Locked before its lines are read, so that another refund cannot change them in between.
  if (!(await lockOrder(session, orderId))) throw failure(404, "Deze bestelling is er niet.");
  const lines = await readOrderLines(session, orderId);
  return lines.map((line) => ({ lineId: line.id, quantity: unitsLeft(line) })).filter(({ quantity }) => quantity > 0);
}

/** Queues a mail to the buyer, unless the purchase has been made anonymous. */
async function tell(
  session: Session,
  senderOf: SenderOf,
  purchaseId: string,
  key: string,
  at: Date,
  mail: (purchase: PurchaseRow, sender: Sender) => Mail,
): Promise<void> {
  const purchase = await readPurchaseRow(session, purchaseId);
  if (!purchase || purchase.email === "") return;
  await enqueueMail(session, { ...mail(purchase, senderOf(purchase)), key }, at);
}
