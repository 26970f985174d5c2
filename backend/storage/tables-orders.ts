import { sql } from "drizzle-orm";
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
import type { OrderStatus, PurchaseState, SellerIdentity } from "#contract/orders";
import type { Delivery } from "#contract/products";
import { moment } from "./columns";
import { carts } from "./tables-carts";
import { users } from "./tables-users";

/**
 * Tables of what was ordered. A *purchase* is what a visitor places and pays once, an *order* one shop's part of it. What is
 * frozen here never follows later changes of the catalogue, a shop or an account, and outlives all of them. Amounts are
 * integer cents including VAT.
 */

export const purchases = pgTable(
  "purchases",
  {
    id: text("id").primaryKey(),
    /** Ten characters without look-alikes and a check character; what people see and type. */
    number: text("number").notNull().unique(),
    cartId: text("cart_id").references(() => carts.id, { onDelete: "set null" }),
    /** SHA-256 of the cart session that placed it. */
    sessionHash: text("session_hash"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Empty once the purchase has been made anonymous. */
    email: text("email").notNull(),
    deliveryAddress: jsonb("delivery_address").$type<PurchaseAddress>().notNull(),
    billingAddress: jsonb("billing_address").$type<PurchaseAddress>().notNull(),
    pickupPoint: jsonb("pickup_point").$type<PickupPoint>(),
    state: text("state").$type<PurchaseState>().notNull(),
    goods: integer("goods").notNull(),
    shipping: integer("shipping").notNull(),
    discount: integer("discount").notNull(),
    /** goods + shipping - discount: what is charged. */
    total: integer("total").notNull(),
    codes: text("codes").array().notNull().default([]),
    /** Hash of all that was ordered and shown: the same one placed again is the same purchase. */
    contentHash: text("content_hash").notNull(),
    /** Random; in the links that are mailed to its buyer. Whoever has it may read the purchase. */
    accessKey: text("access_key").notNull(),
    placedAt: moment("placed_at").notNull(),
    /** Until when it can be paid, and its stock is held. */
    expiresAt: moment("expires_at").notNull(),
    paidAt: moment("paid_at"),
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("purchases_pending_cart").on(t.cartId).where(sql`${t.state} = 'pending'`),
    index("purchases_user").on(t.userId, t.placedAt),
    index("purchases_session").on(t.sessionHash),
    index("purchases_expiry").on(t.expiresAt).where(sql`${t.state} = 'pending'`),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => purchases.id),
    /** The purchase's number, a hyphen and the position from 1. */
    number: text("number").notNull().unique(),
    position: smallint("position").notNull(),
    shopId: text("shop_id").notNull(),
    seller: jsonb("seller").$type<SellerIdentity>().notNull(),
    status: text("status").$type<OrderStatus>().notNull(),
    goods: integer("goods").notNull(),
    shipping: integer("shipping").notNull(),
    discount: integer("discount").notNull(),
    /** What the platform pays the seller on top: its own codes, waived shipping included. */
    funded: integer("funded").notNull().default(0),
    total: integer("total").notNull(),
    methodId: text("method_id").notNull(),
    methodName: text("method_name").notNull(),
    promise: jsonb("promise").$type<Delivery>(),
    /** Days to return, of the shop; at least the legal 14. */
    returnDays: smallint("return_days").notNull().default(14),
    paidAt: moment("paid_at"),
    shippedAt: moment("shipped_at"),
    deliveredAt: moment("delivered_at"),
    cancelledAt: moment("cancelled_at"),
    returnTill: date("return_till", { mode: "string" }),
  },
  (t) => [
    uniqueIndex("orders_purchase_shop").on(t.purchaseId, t.shopId),
    index("orders_shop").on(t.shopId, t.status),
    index("orders_status").on(t.status),
    index("orders_delivered").on(t.deliveredAt),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    position: smallint("position").notNull(),
    productId: text("product_id").notNull(),
    offerId: text("offer_id").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    picture: text("picture").notNull().default(""),
    size: text("size").notNull().default(""),
    groupId: text("group_id").notNull().default(""),
    unit: integer("unit").notNull(),
    quantity: smallint("quantity").notNull(),
    discount: integer("discount").notNull(),
    /** Part of the discount that the platform pays. */
    funded: integer("funded").notNull().default(0),
    /** unit × quantity - discount. */
    total: integer("total").notNull(),
    /** Percent: 21, 9 or 0. */
    vatRate: smallint("vat_rate").notNull(),
    vatScheme: text("vat_scheme").$type<"normal" | "margin">().notNull().default("normal"),
    returnable: boolean("returnable").notNull().default(true),
    cancelledQuantity: smallint("cancelled_quantity").notNull().default(0),
    returnedQuantity: smallint("returned_quantity").notNull().default(0),
    /** Hundredths of a percent of the total. */
    commissionRate: integer("commission_rate").notNull(),
    commission: integer("commission").notNull(),
    commissionVat: integer("commission_vat").notNull(),
  },
  (t) => [uniqueIndex("order_lines_position").on(t.orderId, t.position), index("order_lines_product").on(t.productId)],
);

/** Units that a pending purchase keeps from others. Deleted when it is paid, expires or is cancelled. */
export const stockHolds = pgTable(
  "stock_holds",
  {
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => purchases.id),
    shopId: text("shop_id").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purchaseId, t.shopId, t.merchantProductId] }),
    index("stock_holds_offer").on(t.shopId, t.merchantProductId),
  ],
);

export const promoCodes = pgTable("promo_codes", {
  /** In capitals. */
  code: text("code").primaryKey(),
  kind: text("kind").$type<"percentage" | "amount" | "shipping">().notNull(),
  /** Percent, or cents; 0 for free shipping. */
  value: integer("value").notNull(),
  /** Least amount of goods it applies to, in cents. */
  minimum: integer("minimum").notNull().default(0),
  validFrom: moment("valid_from"),
  validUntil: moment("valid_until"),
  /** Null: any number of times. */
  useLimit: integer("use_limit"),
  used: integer("used").notNull().default(0),
  perCustomer: smallint("per_customer"),
  /** Who pays for it: the shop (its own goods only) or the platform. */
  fundedBy: text("funded_by").$type<"shop" | "platform">().notNull().default("platform"),
  shopId: text("shop_id"),
});

export const promoUses = pgTable(
  "promo_uses",
  {
    code: text("code").notNull(),
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => purchases.id),
    /** Lower-case SHA-256 of the buyer's e-mail address, for the limit per customer. */
    customerHash: text("customer_hash").notNull(),
    amount: integer("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.purchaseId] }), index("promo_uses_customer").on(t.code, t.customerHash)],
);

export const shipments = pgTable(
  "shipments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    service: text("service").notNull(),
    trackingCode: text("tracking_code").notNull().default(""),
    link: text("link").notNull().default(""),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("shipments_order").on(t.orderId)],
);

export const shipmentUpdates = pgTable(
  "shipment_updates",
  {
    id: text("id").primaryKey(),
    shipmentId: text("shipment_id")
      .notNull()
      .references(() => shipments.id),
    message: text("message").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (t) => [index("shipment_updates_shipment").on(t.shipmentId)],
);

/** An invoice as it was issued, in the seller's name. */
export const invoices = pgTable(
  "invoices",
  {
    number: text("number").primaryKey(),
    /** `shop id:year`. */
    series: text("series").notNull(),
    sequence: integer("sequence").notNull(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** The invoice that a credit note corrects. */
    corrects: text("corrects"),
    content: jsonb("content").$type<unknown>().notNull(),
    issuedAt: moment("issued_at").notNull(),
  },
  (t) => [uniqueIndex("invoices_series").on(t.series, t.sequence), index("invoices_order").on(t.orderId)],
);

/** The last number of each series; taken in the transaction that issues the invoice, so that there are no gaps. */
export const invoiceCounters = pgTable("invoice_counters", {
  series: text("series").primaryKey(),
  last: integer("last").notNull(),
});
