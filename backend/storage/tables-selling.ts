import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import { offers, products, shops } from "./tables";
import { users } from "./tables-users";

/** What it takes to sell here. Money is integer cents, rates of commission are basis points. */

/** A shop that sells here, or wants to; a shop without a row is only linked to. Its company details are in `shops.identity`. */
export const shopSellers = pgTable("shop_sellers", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
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
  /** What sending to a pick-up point costs, in cents; null: as much as to a home. */
  pickupCost: integer("pickup_cost"),
});

/** Users who may act for a shop. */
export const shopMembers = pgTable(
  "shop_members",
  {
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<"owner" | "employee" | "read">().notNull(),
    since: moment("since").notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.userId] }), index("shop_members_user").on(t.userId)],
);

/** Products that turned out to be unlawful or unsafe: they are not sold here, whatever feeds say. */
export const recalls = pgTable("recalls", {
  productId: text("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  /** Mailed to everybody who bought it. */
  reason: text("reason").notNull(),
  recalledAt: moment("recalled_at").notNull(),
});

/** Pieces on hand of an offer that the shop counts; an offer without a row is not counted. */
export const stock = pgTable("stock", {
  offerId: text("offer_id")
    .primaryKey()
    .references(() => offers.id, { onDelete: "cascade" }),
  onHand: integer("on_hand").notNull(),
  /** When the shop last said how many there are; null when it never did. */
  countedAt: moment("counted_at"),
});
