import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { products, shops } from "./tables";

/** Tables of the import of feeds. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const imports = pgTable("imports", {
  id: text("id").primaryKey(),
  shopId: text("shop_id")
    .notNull()
    .references(() => shops.id),
  source: text("source").notNull(),
  /** running, applying, done, held, failed. */
  state: text("state").notNull(),
  /** The process that plans or applies the import; one at a time in the whole store. */
  holder: text("holder"),
  /** When the holder last gave a sign of life. */
  beatAt: moment("beat_at"),
  startedAt: moment("started_at").notNull().default(sql`now()`),
  finishedAt: moment("finished_at"),
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  message: text("message"),
});

/** The report: one line a refused or doubtful item. */
export const importLines = pgTable(
  "import_lines",
  {
    importId: text("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    line: integer("line").notNull(),
    itemId: text("item_id").notNull(),
    attribute: text("attribute").notNull(),
    value: text("value").notNull(),
    code: text("code").notNull(),
    severity: text("severity").notNull(),
    message: text("message").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
);

/** Which feed keeps a product's own data: the first that brought it. Products of other origin are only given offers. */
export const feedProducts = pgTable("feed_products", {
  productId: text("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  shopId: text("shop_id")
    .notNull()
    .references(() => shops.id),
  /** Of everything the feed said about the product: equal means nothing to write. */
  contentHash: text("content_hash").notNull(),
  /** Attributes we know no field for, kept as they came. */
  extra: jsonb("extra").$type<Record<string, string>>().notNull().default({}),
});

/** Accepted items of a running import, until they are applied. Emptied after every run. */
export const feedStaging = pgTable(
  "feed_staging",
  {
    importId: text("import_id").notNull(),
    position: integer("position").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    offerId: text("offer_id").notNull(),
    title: text("title").notNull(),
    url: text("url").notNull(),
    price: integer("price").notNull(),
    shipping: integer("shipping").notNull(),
    gtin: text("gtin"),
    brand: text("brand"),
    mpn: text("mpn"),
    availability: text("availability").notNull(),
    condition: text("condition").notNull(),
    deliveryMin: smallint("delivery_min"),
    deliveryMax: smallint("delivery_max"),
    deliveryCutoff: text("delivery_cutoff"),
    contentHash: text("content_hash").notNull(),
    /** Columns of `products`, by their SQL names. */
    product: jsonb("product").$type<Record<string, unknown>>().notNull(),
    extra: jsonb("extra").$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.merchantProductId] })],
);

/**
 * What a running import will do, one row an item or an offer that disappears. Rows go as they are applied, in the same
 * transaction, so what is left after a crash is what is left to do.
 */
export const feedPlan = pgTable(
  "feed_plan",
  {
    importId: text("import_id").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    gtin: text("gtin"),
    /** Lower case, as they are compared. */
    brand: text("brand"),
    mpn: text("mpn"),
    /** Null until the plan knows that a new product has to be made. */
    productId: text("product_id"),
    offerId: text("offer_id").notNull(),
    /** Where the shop's offer stands now; null when it is new. */
    oldProductId: text("old_product_id"),
    /** The offer says something else than the item. */
    differs: boolean("differs").notNull(),
    /** Prices for the history, in cents; null when nothing new can be ordered. */
    oldPoint: integer("old_point"),
    newPoint: integer("new_point"),
    /** The item left the feed: its offer goes. */
    gone: boolean("gone").notNull().default(false),
    /** This item makes the new product, with this GTIN. */
    makes: boolean("makes").notNull().default(false),
    newGtin: text("new_gtin"),
    /** The GTIN that the product, known without one, gets from this item. */
    claims: text("claims"),
    /** Nothing is done for a product none of whose rows has work. */
    work: boolean("work").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.merchantProductId] }),
    index("feed_plan_product").on(t.importId, t.productId),
  ],
);
