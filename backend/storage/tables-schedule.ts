import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Shops whose feed or pages are read on time, without anybody asking for it. */
export const scheduledShops = pgTable(
  "scheduled_shops",
  {
    /** The shop's host without www. */
    site: text("site").primaryKey(),
    kind: text("kind").$type<"feed" | "crawl">().notNull(),
    name: text("name").notNull(),
    /** Address of the shop, and where a crawl begins. */
    url: text("url").notNull(),
    /** Address of the feed; empty for a crawl. */
    feed: text("feed").notNull().default(""),
    /** Of a crawl: pages at most, ms between two requests, and where the shop can see who reads it. */
    maxPages: integer("max_pages").notNull().default(0),
    pause: integer("pause").notNull().default(0),
    about: text("about").notNull().default(""),
    allowPrivate: boolean("allow_private").notNull().default(false),
    everyMinutes: integer("every_minutes").notNull(),
    /** Null while the operator has paused it. */
    nextAt: moment("next_at"),
    /** The process that reads it now, which extends the lease while it lives. */
    holder: text("holder"),
    leaseEnd: moment("lease_end"),
    /** The data folder that knows the shop's pages; null before the first crawl. */
    folder: text("folder"),
    /** Failures since the last success. */
    failures: integer("failures").notNull().default(0),
    lastAt: moment("last_at"),
    /** done, held or failed; empty before the first time. */
    lastState: text("last_state").notNull().default(""),
    /** In Dutch. */
    lastMessage: text("last_message").notNull().default(""),
  },
  (t) => [index("scheduled_shops_next").on(t.nextAt)],
);
