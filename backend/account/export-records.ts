import { asc, eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { photoAddress } from "../reviews/photos";
import type { Session } from "../storage/database";
import { chatMessages, chats } from "../storage/tables-assistant";
import { reviewPhotos, reviews } from "../storage/tables-reviews";
import { shopMembers } from "../storage/tables-selling";
import * as userTables from "../storage/tables-users";

/** Every table with user data, with its user id column: new tables are exported automatically. */
function personalTables() {
  const tables = [...Object.values(userTables), reviews, reviewPhotos, shopMembers, chats].filter((value) =>
    is(value, PgTable),
  ) as PgTable[];
  return tables.flatMap((table) => {
    const columns = getTableColumns(table);
    const owner = table === userTables.users ? columns.id : columns.userId;
    return owner ? [{ name: getTableName(table), table, owner }] : [];
  });
}

/** Table name → its rows about the user. */
export async function readEverything(session: Session, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name, table, owner } of personalTables()) {
    found[name] = await session.orm.select().from(table).where(eq(owner, userId));
  }
  // The photos themselves would make the copy too large for one answer.
  for (const photo of found.review_photos ?? []) {
    const { id } = photo as typeof reviewPhotos.$inferSelect;
    Object.assign(photo as object, { address: photoAddress(id) });
  }
  const { number, ...said } = getTableColumns(chatMessages);
  found.chat_messages = await session.orm
    .select(said)
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(eq(chats.userId, userId))
    .orderBy(asc(number));
  return found;
}
