import { bigserial, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ClickKind } from "#contract/clicks";
import { moment } from "./columns";

/** Counted clicks: visits with a click id, and links to shops. Nothing in it says who clicked. */
export const clicks = pgTable(
  "clicks",
  {
    number: bigserial("number", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    kind: text("kind").$type<ClickKind>().notNull(),
    /** The ticket's random part: a second click with it about the same does not count. */
    nonce: text("nonce").notNull(),
    clickId: text("click_id").notNull(),
    website: text("website").notNull(),
    product: text("product").notNull(),
  },
  (t) => [
    uniqueIndex("clicks_once").on(t.nonce, t.kind, t.website, t.product),
    index("clicks_at").on(t.at),
    index("clicks_shop").on(t.website, t.at),
  ],
);

/** The key with which tickets are signed, for all processes of a shop. */
export const clickKeys = pgTable("click_keys", { id: integer("id").primaryKey(), key: text("key").notNull() });
