import { randomUUID } from "node:crypto";
import { NOTIFICATION_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import type { BusinessStatus } from "#contract/profile";
import type { Session } from "../storage/database";
import { deleteKind, insertNotifications, trimNotifications } from "./records";

/** What happened, as it is kept: products by their id. */
export type News =
  | { kind: "back_in_stock"; details: { product: string } }
  | { kind: "price_drop"; details: { product: string; from: Cents; to: Cents } }
  | { kind: "business_status"; details: { status: BusinessStatus; message: string } }
  | { kind: "deletion_planned"; details: { on: string } };

/** Tells users what happened, within the transaction in which it happens; of each the newest hundred are kept. */
export async function addNotifications(
  session: Session,
  news: (News & { userId: string })[],
  createdAt: Date,
): Promise<void> {
  if (news.length === 0) return;
  await insertNotifications(
    session,
    news.map((one) => ({ ...one, id: randomUUID(), createdAt })),
  );
  await trimNotifications(session, [...new Set(news.map(({ userId }) => userId))], NOTIFICATION_LIMIT);
}

/** Takes back what is not so any more. */
export async function dropNotifications(session: Session, userId: string, kind: News["kind"]): Promise<void> {
  await deleteKind(session, userId, kind);
}
