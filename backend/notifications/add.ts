import { randomUUID } from "node:crypto";
import { NOTIFICATION_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import type { BusinessStatus } from "#contract/profile";
import type { Session } from "../storage/database";
import { momentAfter } from "../users/as-user";
import { deleteKind, insertNotifications, readLatest, trimNotifications } from "./records";

/** An event as stored, with product ids in place of products. */
export type NotificationContent =
  | { kind: "back_in_stock"; details: { product: string } }
  | { kind: "price_drop"; details: { product: string; from: Cents; to: Cents } }
  | { kind: "business_status"; details: { status: BusinessStatus; message: string } }
  | { kind: "deletion_planned"; details: { on: string } };

/**
 * Notifies users within the transaction of the event; each notification sorts after the user's earlier ones. Keeps the
 * newest hundred per user.
 */
export async function addNotifications(
  session: Session,
  notifications: (NotificationContent & { userId: string })[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  const userIds = [...new Set(notifications.map(({ userId }) => userId))];
  const latest = await readLatest(session, userIds);
  const rows = notifications.map((one) => {
    const createdAt = momentAfter(now, latest.get(one.userId));
    latest.set(one.userId, createdAt);
    return { ...one, id: randomUUID(), createdAt };
  });
  await insertNotifications(session, rows);
  await trimNotifications(session, userIds, NOTIFICATION_LIMIT);
}

/** Removes notifications that no longer apply. */
export async function dropNotifications(
  session: Session,
  userId: string,
  kind: NotificationContent["kind"],
): Promise<void> {
  await deleteKind(session, userId, kind);
}
