import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ChatBlock } from "#contract/assistant";
import { moment } from "./columns";

/** Conversations with the assistant. */
export const chats = pgTable(
  "chats",
  {
    /** 128 random bits: whoever knows it may read a conversation that is nobody's. */
    id: text("id").primaryKey(),
    /**
     * Subject of the token with which it was begun or claimed; null: of a visitor without an account. No reference to
     * `users`: a token is enough, a profile is not needed.
     */
    userId: text("user_id"),
    title: text("title").notNull().default(""),
    /** What the body of the assistant knows; its shape is that module's. */
    state: jsonb("state").$type<unknown>().notNull(),
    /** Number of answered questions; an answer is stored only by whoever still sees the number that it began with. */
    turns: integer("turns").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** Of the last message. */
    usedAt: moment("used_at").notNull(),
  },
  (t) => [
    index("chats_user").on(t.userId, t.usedAt),
    index("chats_anonymous").on(t.usedAt).where(sql`${t.userId} is null`),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    chatId: text("chat_id")
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    /** The visitor's own id of the question (CH-05); of the greeting an id of ours. */
    askId: text("ask_id").notNull(),
    role: text("role").$type<"user" | "assistant">().notNull(),
    /** Without personal data: see `backend/assistant/private-words.ts`. */
    text: text("text").notNull(),
    blocks: jsonb("blocks").$type<ChatBlock[]>().notNull(),
    engine: text("engine").$type<"embedded" | "remote">().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [uniqueIndex("chat_messages_once").on(t.chatId, t.askId, t.role)],
);
