import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** What visitors write to customer service, with the answer. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    /** What people see and type; see `backend/orders/number.ts`. */
    id: text("id").primaryKey(),
    /** What identifies the sender, with the message itself, is erased some time after it was answered. */
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    /** Number of an order as typed; empty without one. */
    order: text("order_number").notNull().default(""),
    text: text("text").notNull(),
    sentAt: moment("sent_at").notNull(),
    /** The answer that was mailed; empty when it was closed without one. */
    answer: text("answer").notNull().default(""),
    /** Null until it was answered or closed. */
    closedAt: moment("closed_at"),
  },
  (t) => [
    index("contact_messages_open").on(t.sentAt).where(sql`${t.closedAt} is null`),
    index("contact_messages_closed").on(t.closedAt).where(sql`${t.email} <> ''`),
  ],
);

/** How often visitors found a support article useful, or not, per Dutch day. Nothing says who they are. */
export const articleVotes = pgTable(
  "article_votes",
  {
    article: text("article").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    useful: integer("useful").notNull().default(0),
    useless: integer("useless").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.article, t.day] })],
);
