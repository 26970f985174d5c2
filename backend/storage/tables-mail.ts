import { sql } from "drizzle-orm";
import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Mails that wait, and for a while those that were sent or given up. */
export const mailQueue = pgTable(
  "mail_queue",
  {
    /** What the mail is about, such as `purchase:ID:confirmed`: a second one under the same key is not stored. */
    key: text("key").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Erased with `html` once the mail is sent: it may hold a secret link. */
    text: text("text").notNull(),
    html: text("html"),
    /** Address by which the recipient stops such mails; mail programs show a button for it. */
    stopUrl: text("stop_url"),
    tries: smallint("tries").notNull().default(0),
    /** When it is tried (again); a try in progress moves it on. Null: sent or given up. */
    nextAt: moment("next_at"),
    /** After this it is of no use, such as a link that has expired. */
    until: moment("until"),
    sentAt: moment("sent_at"),
    /** Why the last try failed. */
    problem: text("problem").notNull().default(""),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("mail_queue_due").on(t.nextAt).where(sql`${t.nextAt} is not null`)],
);
