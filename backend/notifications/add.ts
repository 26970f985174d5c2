import { randomUUID } from "node:crypto";
import { NOTIFICATION_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import type { BusinessStatus } from "#contract/profile";
import type { Session } from "../storage/database";
import { momentAfter } from "../users/as-user";
import { deleteKind, insertNotifications, readLatest, trimNotifications } from "./records";

/** An event as stored, with product ids in place of products. */
export type News =
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
  news: (News & { userId: string })[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const latest = await readLatest(session, userIds);
  const rows = news.map((one) => {
    const createdAt = momentAfter(now, latest.get(one.userId));
    latest.set(one.userId, createdAt);
    return { ...one, id: randomUUID(), createdAt };
  });
  await insertNotifications(session, rows);
  await trimNotifications(session, userIds, NOTIFICATION_LIMIT);
}

/** Removes notifications that no longer apply. */
export async function dropNotifications(session: Session, userId: string, kind: News["kind"]): Promise<void> {
  await deleteKind(session, userId, kind);
}
