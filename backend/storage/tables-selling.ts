import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { offers, shops } from "./tables";
import { users } from "./tables-users";

/** What it takes to sell here. Money is integer cents, rates of commission are basis points. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A shop that sells here, or wants to; a shop without a row is only linked to. Its company details are in `shops.identity`. */
export const shopSellers = pgTable(
  "shop_sellers",
  {
    shopId: text("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    /** The user who may act for the shop. */
    ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** Where its earnings are paid. */
    iban: text("iban").notNull().default(""),
    /** Its account at the payment provider, to which its earnings are sent; null: they wait. */
    accountId: text("account_id"),
    /** When it declared to offer only what is allowed by law (DSA article 30). */
    certifiedAt: moment("certified_at"),
    status: text("status").$type<"pending" | "approved" | "suspended">().notNull().default("pending"),
    /** Why it is suspended. */
    reason: text("reason").notNull().default(""),
    decidedAt: moment("decided_at"),
    /** Null: the default of the settings. */
    commissionBp: integer("commission_bp"),
  },
  (t) => [index("shop_sellers_owner").on(t.ownerId)],
);

/** Pieces on hand of an offer that the shop counts; an offer without a row is not counted. */
export const stock = pgTable("stock", {
  offerId: text("offer_id")
    .primaryKey()
    .references(() => offers.id, { onDelete: "cascade" }),
  onHand: integer("on_hand").notNull(),
});
