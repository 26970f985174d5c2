import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import { categories, products, shops } from "./tables";

/** Tables for feed imports. */

/** What the feed says about the category, and how surely it was understood (0 to 1). */
const placing = {
  feedPath: text("feed_path").notNull().default(""),
  confidence: real("confidence").notNull().default(0),
};

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
  /** The holder's last heartbeat. */
  beatAt: moment("beat_at"),
  startedAt: moment("started_at").notNull().default(sql`now()`),
  finishedAt: moment("finished_at"),
  counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
  message: text("message"),
  /**
   * Of the last applied import of a shop: a hash of the feed and of all that decides what it becomes, and until when the
   * same feed would become the same.
   */
  fingerprint: text("fingerprint"),
  validUntil: moment("valid_until"),
  /** Remarks on the quality of the whole feed, once it has been applied. */
  hints: jsonb("hints").$type<Record<string, unknown>>(),
});

/** The report: one line per rejected or questionable item. */
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

/** The feed that owns a product's data: the first that supplied it. Other products only get offers. */
export const feedProducts = pgTable("feed_products", {
  productId: text("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  shopId: text("shop_id")
    .notNull()
    .references(() => shops.id),
  /** Hash of all feed data about the product: if equal, there is nothing to write. */
  contentHash: text("content_hash").notNull(),
  /** Attributes without a field of their own, stored unchanged. */
  extra: jsonb("extra").$type<Record<string, string>>().notNull().default({}),
  ...placing,
});

/** The operator's own choices: where a shop puts a path of its feed. */
export const categoryMappings = pgTable(
  "category_mappings",
  {
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    /** Lower case, for comparison. */
    pathKey: text("path_key").notNull(),
    path: text("path").notNull(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.pathKey] })],
);

/** Accepted items of a running import, until they are applied. Emptied after every run. */
export const feedStaging = pgTable(
  "feed_staging",
  {
    importId: text("import_id").notNull(),
    position: integer("position").notNull(),
    /** Feed line on which the item starts. */
    line: integer("line").notNull().default(0),
    merchantProductId: text("merchant_product_id").notNull(),
    offerId: text("offer_id").notNull(),
    title: text("title").notNull(),
    url: text("url").notNull(),
    price: integer("price").notNull(),
    shipping: integer("shipping").notNull(),
    gtin: text("gtin"),
    brand: text("brand"),
    mpn: text("mpn"),
    /** As in `offers`. */
    groupCode: text("group_code"),
    availability: text("availability").notNull(),
    condition: text("condition").notNull(),
    deliveryMin: smallint("delivery_min"),
    deliveryMax: smallint("delivery_max"),
    deliveryCutoff: text("delivery_cutoff"),
    vatRate: smallint("vat_rate"),
    /** Pieces on hand; null: not counted. */
    quantity: integer("quantity"),
    contentHash: text("content_hash").notNull(),
    /** Columns of `products`, by SQL name. */
    product: jsonb("product").$type<Record<string, unknown>>().notNull(),
    extra: jsonb("extra").$type<Record<string, string>>().notNull(),
    ...placing,
  },
  (t) => [primaryKey({ columns: [t.importId, t.merchantProductId] })],
);

/**
 * What a running import will do: one row per item or per offer to remove. Rows are deleted as they are applied, in the
 * same transaction, so after a crash the remaining rows are the remaining work.
 */
export const feedPlan = pgTable(
  "feed_plan",
  {
    importId: text("import_id").notNull(),
    merchantProductId: text("merchant_product_id").notNull(),
    gtin: text("gtin"),
    /** Lower case, for comparison. */
    brand: text("brand"),
    mpn: text("mpn"),
    /** Null until planning has determined that a new product is needed. */
    productId: text("product_id"),
    offerId: text("offer_id").notNull(),
    /** The current product of the shop's offer; null when the offer is new. */
    oldProductId: text("old_product_id"),
    /** Whether the offer differs from the item. */
    differs: boolean("differs").notNull(),
    /** Prices for the history, in cents; null when there is no new item to order. */
    oldPoint: integer("old_point"),
    newPoint: integer("new_point"),
    /** The item is no longer in the feed: its offer is removed. */
    gone: boolean("gone").notNull().default(false),
    /** This item creates the new product, with this GTIN. */
    makes: boolean("makes").notNull().default(false),
    newGtin: text("new_gtin"),
    /** The GTIN that this item adds to a product known without one. */
    claims: text("claims"),
    /** Whether this row has changes to apply; a product is skipped when none of its rows does. */
    work: boolean("work").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.merchantProductId] }),
    index("feed_plan_product").on(t.importId, t.productId),
  ],
);

/** Which offers are of one product, as imports found by titles and as operators decided. */
export const productMatches = pgTable(
  "product_matches",
  {
    /** Decisions outlive the offer: it may come back. */
    offerId: text("offer_id").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** joined or unsure: found by an import; together or apart: decided by an operator. */
    state: text("state").notNull(),
    score: real("score").notNull(),
    /** The product from which an operator joined the offer, if it had one. */
    originId: text("origin_id"),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.productId] }),
    index("product_matches_product").on(t.productId),
    index("product_matches_state").on(t.state),
  ],
);

/** Codes of variant groups whose products may have other keys by now: written with the change, emptied after the import. */
export const staleGroups = pgTable("stale_groups", { code: text("code").primaryKey() });
