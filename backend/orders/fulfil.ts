import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { lockOrder, type Moved, writeOrder } from "./order-records";
import type { OrderRow } from "./purchase-records";
import { returnTill } from "./return-till";
import { addUpdate, insertShipment, readShipments } from "./shipment-records";
import { mayMove } from "./states";

/** Who carries a parcel, and where it can be followed. */
export interface Parcel {
  service: string;
  trackingCode: string;
  link: string;
}

/** `isNew`: whether anything has changed; asked again for the same, nothing does. */
export interface Moving {
  order: OrderRow;
  isNew: boolean;
}

/**
 * Moves a shop's order on, in the transaction that it is given. Whoever asks (operator, courier, later the shop itself) has
 * to be allowed to; the rules are the same for all. Refusals are 404 and 409, with a sentence for the person who asked.
 */

/** The shop has begun with it. */
export async function acceptOrder(session: Session, id: string): Promise<Moving> {
  const order = await needOrder(session, id);
  if (["processing", "shipped", "delivered"].includes(order.status)) return { order, isNew: false };
  return move(session, order, "processing");
}

/** Sends it. A parcel with another tracking code is added to those on their way. */
export async function shipOrder(session: Session, id: string, parcel: Parcel, at: Date): Promise<Moving> {
  const order = await needOrder(session, id);
  const isUnderWay = order.status === "shipped";
  if (!isUnderWay) needMove(order, "shipped");
  const known = await readShipments(session, id);
  if (known.some((one) => one.service === parcel.service && one.trackingCode === parcel.trackingCode)) {
    return { order, isNew: false };
  }
  if (known.length >= MOST_PARCELS)
    throw failure(409, `Bestelling ${order.number} heeft al ${MOST_PARCELS} pakketten.`);
  const shipmentId = randomUUID();
  await insertShipment(session, { id: shipmentId, orderId: id, ...parcel, createdAt: at });
  await addUpdate(session, { id: randomUUID(), shipmentId, message: "Verzonden door de winkel", receivedAt: at });
  return isUnderWay ? { order, isNew: true } : move(session, order, "shipped", { shippedAt: at });
}
const MOST_PARCELS = 20;

/** Says where the parcels of an order that is under way are. */
export async function trackOrder(session: Session, id: string, message: string, at: Date): Promise<void> {
  const order = await needOrder(session, id);
  if (order.status !== "shipped") throw failure(409, `Bestelling ${order.number} is niet onderweg.`);
  for (const { id: shipmentId } of await readShipments(session, id)) {
    await addUpdate(session, { id: randomUUID(), shipmentId, message, receivedAt: at });
  }
}

/**
 * The last parcel has arrived: from then on the time to return it runs. `said` is a Dutch day up to today, today when it is
 * absent.
 */
export async function deliverOrder(session: Session, id: string, now: Date, said?: string): Promise<Moving> {
  const order = await needOrder(session, id);
  const { number, status, shippedAt, paidAt, returnDays, deliveredAt: known } = order;
  const isSame = known !== null && (said === undefined || dutchDay(known) === said);
  if (status === "delivered" && isSame) return { order, isNew: false };
  const day = said ?? dutchDay(now);
  needMove(order, "delivered");
  const from = shippedAt ?? paidAt ?? now;
  if (day > dutchDay(now)) throw failure(409, `Bestelling ${number} kan niet in de toekomst zijn bezorgd.`);
  if (day < dutchDay(from))
    throw failure(409, `Bestelling ${number} is pas op ${dutchDay(from)} verzonden of betaald.`);
  const deliveredAt = within(new Date(`${day}T12:00:00Z`), from, now);
  for (const { id: shipmentId } of await readShipments(session, id)) {
    await addUpdate(session, { id: randomUUID(), shipmentId, message: "Bezorgd", receivedAt: deliveredAt });
  }
  return move(session, order, "delivered", { deliveredAt, returnTill: returnTill(deliveredAt, returnDays) });
}

const within = (at: Date, from: Date, to: Date): Date => (at < from ? from : at > to ? to : at);

async function needOrder(session: Session, id: string): Promise<OrderRow> {
  const order = await lockOrder(session, id);
  if (!order) throw failure(404, "Deze bestelling is er niet.");
  return order;
}

const told = {
  pending: "nog niet betaald",
  paid: "betaald",
  processing: "in behandeling",
  shipped: "al verzonden",
  delivered: "al bezorgd",
  cancelled: "geannuleerd",
} as const;

function needMove({ number, status }: OrderRow, to: "processing" | "shipped" | "delivered"): void {
  if (status === "pending" || !mayMove(status, to)) throw failure(409, `Bestelling ${number} is ${told[status]}.`);
}

async function move(
  session: Session,
  order: OrderRow,
  status: "processing" | "shipped" | "delivered",
  moved: Moved = {},
): Promise<Moving> {
  needMove(order, status);
  await writeOrder(session, order.id, status, moved);
  return { order: { ...order, status, ...moved }, isNew: true };
}
