import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { products } from "../storage/tables";
import { chatMessages, chats } from "../storage/tables-assistant";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
type NewMessage = typeof chatMessages.$inferInsert;

/** Stores a conversation with its greeting; of a user's no more than `keep` remain. */
export async function insertChat(
  session: Session,
  chat: typeof chats.$inferInsert,
  greeting: NewMessage,
  keep: number,
): Promise<void> {
  await session.orm.insert(chats).values(chat);
  await session.orm.insert(chatMessages).values(greeting);
  if (chat.userId) await dropOldest(session, chat.userId, keep);
}

async function dropOldest({ orm }: Session, userId: string, keep: number): Promise<void> {
  const order = [desc(chats.usedAt), desc(chats.id)];
  const old = orm
    .select({ id: chats.id })
    .from(chats)
    .where(eq(chats.userId, userId))
    .orderBy(...order)
    .offset(keep);
  await orm.delete(chats).where(inArray(chats.id, old));
}

export async function readChat({ orm }: Session, id: string): Promise<ChatRow | undefined> {
  const [row] = await orm.select().from(chats).where(eq(chats.id, id));
  return row;
}

/** Makes a conversation of nobody this user's, who keeps no more than `keep`; returns whether it is now. */
export async function claimChat(session: Session, id: string, userId: string, keep: number): Promise<boolean> {
  const claimed = await session.orm
    .update(chats)
    .set({ userId })
    .where(and(eq(chats.id, id), isNull(chats.userId)))
    .returning({ id: chats.id });
  if (claimed.length === 0) return (await readChat(session, id))?.userId === userId;
  await dropOldest(session, userId, keep);
  return true;
}

/** The messages in their order. */
export async function readMessages({ orm }: Session, chatId: string, most: number): Promise<MessageRow[]> {
  return orm
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(asc(chatMessages.number))
    .limit(most);
}

/** The stored answer to the question with this id. */
export async function readAnswer({ orm }: Session, chatId: string, askId: string): Promise<MessageRow | undefined> {
  const [row] = await orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.askId, askId), eq(chatMessages.role, "assistant")));
  return row;
}

interface Turn {
  chat: Pick<ChatRow, "id" | "turns">;
  title: string;
  state: unknown;
  at: Date;
  messages: NewMessage[];
}

/**
 * Stores a question with its answer and what the conversation has come to. Returns false, and stores nothing, when
 * another question was answered in the meantime.
 */
export async function storeTurn({ orm }: Session, { chat, title, state, at, messages }: Turn): Promise<boolean> {
  const moved = await orm
    .update(chats)
    .set({ state, turns: chat.turns + 1, title, usedAt: at })
    .where(and(eq(chats.id, chat.id), eq(chats.turns, chat.turns)))
    .returning({ id: chats.id });
  if (moved.length === 0) return false;
  await orm.insert(chatMessages).values(messages);
  return true;
}

/** What products are like, by id, to say why they are shown and to see that they may be. */
export async function readTraits({ orm }: Session, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, specifications, features, color, size, gender } = products;
  const rows = await orm
    .select({ id, specifications, features, color, size, gender })
    .from(products)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function renameChat({ orm }: Session, id: string, title: string): Promise<void> {
  await orm.update(chats).set({ title }).where(eq(chats.id, id));
}

export async function deleteChat({ orm }: Session, id: string): Promise<void> {
  await orm.delete(chats).where(eq(chats.id, id));
}

/** Deletes conversations of nobody that were last used before `stale`, and those never used before `unused`. */
export async function deleteStaleChats({ orm }: Session, stale: Date, unused: Date): Promise<void> {
  await orm.delete(chats).where(and(isNull(chats.userId), lt(chats.usedAt, stale)));
  await orm.delete(chats).where(and(sql`${chats.turns} = 0`, lt(chats.usedAt, unused)));
}
