import { and, eq, isNotNull } from "drizzle-orm";
import type { Session } from "../storage/database";
import { mailQueue } from "../storage/tables-mail";

/** Whether the mail with this key has been handed to the mail server. */
export async function isSent(session: Session, key: string): Promise<boolean> {
  const rows = await session.orm
    .select({ key: mailQueue.key })
    .from(mailQueue)
    .where(and(eq(mailQueue.key, key), isNotNull(mailQueue.sentAt)));
  return rows.length > 0;
}
