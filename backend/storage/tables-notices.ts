import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import type { NoticeKind } from "#contract/notices";
import { moment } from "./columns";

/** Notices of visitors about a wrong price or illegal content, with the decision. */
export const notices = pgTable(
  "notices",
  {
    /** What people see and type; see `backend/notices/number.ts`. */
    id: text("id").primaryKey(),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** Path of the page on this site that it is about. */
    page: text("page").notNull(),
    text: text("text").notNull(),
    /** Name and address are erased some time after the decision. */
    name: text("name").notNull(),
    email: text("email").notNull(),
    sentAt: moment("sent_at").notNull(),
    /** Null until it is decided. */
    accepted: boolean("accepted"),
    reason: text("reason").notNull().default(""),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    index("notices_open").on(t.sentAt).where(sql`${t.decidedAt} is null`),
    index("notices_decided").on(t.decidedAt).where(sql`${t.email} <> ''`),
  ],
);
