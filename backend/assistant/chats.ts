import { randomBytes, randomUUID } from "node:crypto";
import type { ChatMessage } from "#contract/assistant";
import { CHAT_LIMIT } from "#contract/limits";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import * as records from "./records";
import type { DialogueState } from "./state";

type Store = Pick<Kit, "db" | "now">;

const ID_BYTES = 16;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

export const NEW_TITLE = "Nieuw gesprek";

/** What the assistant answers with. */
export interface Answer {
  text: string;
  blocks: ChatMessage["blocks"];
  engine: ChatMessage["engine"];
}

export const messageOf = (row: Omit<records.MessageRow, "number">): ChatMessage => ({
  id: row.role === "user" ? row.askId : `${row.askId}-answer`,
  role: row.role,
  text: row.text,
  blocks: row.blocks,
  at: row.at.toISOString(),
  engine: row.engine,
});

/** Begins a conversation with a greeting; with `sub` it is that user's. */
export async function beginChat({ db, now }: Store, sub: string | undefined, state: DialogueState, greeting: Answer) {
  const at = now();
  const id = randomBytes(ID_BYTES).toString("hex");
  const said = { chatId: id, askId: randomUUID(), role: "assistant" as const, at, ...greeting };
  const chat = { id, userId: sub ?? null, title: NEW_TITLE, state, createdAt: at, usedAt: at };
  await db.transaction((session) => records.insertChat(session, chat, said, CHAT_LIMIT));
  return { chat_id: id, message: messageOf(said) };
}

export const noSuchChat = () => failure(404, "Dit gesprek is er niet (meer).");

/**
 * The conversation with this id, if this visitor may see it: one of nobody becomes the user's. The same 404 for an
 * unknown and for somebody else's.
 */
export async function openChat({ db }: Store, id: string, sub: string | undefined): Promise<records.ChatRow> {
  const chat = await records.readChat(db, id);
  const isOwn = chat && (chat.userId === (sub ?? null) || (chat.userId === null && sub !== undefined));
  if (!isOwn) throw noSuchChat();
  if (sub === undefined || chat.userId === sub) return chat;
  const isClaimed = await db.transaction((session) => records.claimChat(session, id, sub, CHAT_LIMIT));
  if (!isClaimed) throw noSuchChat();
  return { ...chat, userId: sub };
}

/** Deletes anonymous conversations after a while, and those in which nothing was asked after a day. */
export async function forgetChats({ db, now }: Store): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await records.deleteStaleChats(db, before(KEPT_DAYS), before(1));
}
