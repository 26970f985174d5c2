import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { readOpen } from "./records";

/** Messages to customer service that nobody has answered. */
export async function waitingMessages(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await readOpen(session, limit);
  return found.map(({ id, subject, order, text, name, email, sentAt }) => ({
    kind: "message",
    id,
    title: subject,
    facts: [`${name} <${email}>, geschreven op ${dutchDay(sentAt)}${order && `, over bestelling ${order}`}`, text],
    command: `npm run contact -- show ${id}`,
    words: ["answer", "close"],
  }));
}
