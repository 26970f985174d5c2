import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PickupPoint, PurchaseAddress } from "#contract/checkout";
import { moment } from "./columns";
import { users } from "./tables-users";

/** Tables of what visitors are going to order. Amounts are integer cents including VAT. */

export const carts = pgTable(
  "carts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Incremented by every change of its lines. */
    version: integer("version").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [uniqueIndex("carts_user").on(t.userId), index("carts_updated").on(t.updatedAt)],
);

/** The browsers that use a cart; several, once their visitor has signed in. */
export const cartSessions = pgTable(
  "cart_sessions",
  {
    /** SHA-256 of X-Cart-Session, in hex: whoever reads the store cannot use a visitor's cart. */
    hash: text("hash").primaryKey(),
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
  },
  (t) => [index("cart_sessions_cart").on(t.cartId)],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    shopId: text("shop_id").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    productId: text("product_id").notNull(),
    /** 1 to 99. */
    quantity: smallint("quantity").notNull(),
    /** Price of one unit, and its shipping, when the visitor last saw the line. */
    priceSeen: integer("price_seen").notNull(),
    addedAt: moment("added_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.shopId, t.merchantProductId] })],
);

/** What was filled in at the checkout of a cart; kept until the cart is paid or deleted. */
export const checkouts = pgTable("checkouts", {
  cartId: text("cart_id")
    .primaryKey()
    .references(() => carts.id, { onDelete: "cascade" }),
  email: text("email").notNull().default(""),
  deliveryAddress: jsonb("delivery_address").$type<PurchaseAddress>(),
  /** null: the delivery address. */
  billingAddress: jsonb("billing_address").$type<PurchaseAddress>(),
  pickup: boolean("pickup").notNull().default(false),
  pickupPoint: jsonb("pickup_point").$type<PickupPoint>(),
  /** Shop id → id of the shipping method. */
  methods: jsonb("methods").$type<Record<string, string>>().notNull().default({}),
  codes: text("codes").array().notNull().default([]),
  /** `YYYY-MM-DD`; asked only for what may not be sold to everybody. */
  dateOfBirth: date("date_of_birth", { mode: "string" }),
  /** The last overview answered, to say what has changed since. */
  shown: jsonb("shown").$type<unknown>(),
  updatedAt: moment("updated_at").notNull(),
});
