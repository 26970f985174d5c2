import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CategoryContent } from "#contract/categories";
import type { ProductImage, Specification } from "#contract/products";
import type { Shop } from "#contract/shops";
import { moment } from "./columns";

/**
 * Every table of the embedded backend. `drizzle-kit generate` turns a change of this file into the next SQL migration.
 * Uses PostgreSQL 15 features only. Money is integer cents, ids are text, times are UTC.
 */

/**
 * Incremented by every change of a product or its offers: the search index catches up from the last revision it saw.
 */
export const productRevision = pgSequence("product_revision");
export const productIds = pgSequence("product_ids", { startWith: 100001 });

const revision = () => bigint("revision", { mode: "number" }).notNull().default(sql`nextval('product_revision')`);
export const shops = pgTable("shops", {
  id: text("id").primaryKey(),
  website: text("website").notNull().unique(),
  name: text("name").notNull(),
  url: text("url").notNull(),
  logo: text("logo").notNull(),
  description: text("description").notNull().default(""),
  identity: jsonb("identity").$type<NonNullable<Shop["identity"]>>().notNull(),
  since: smallint("since").notNull(),
  certificates: text("certificates").array().notNull().default([]),
  paymentMethods: text("payment_methods").array().notNull().default([]),
  returnDays: smallint("return_days").notNull().default(14),
  shippingCost: integer("shipping_cost").notNull().default(0),
  shippingFreeFrom: integer("shipping_free_from"),
  rating: real("rating"),
  reviewCount: integer("review_count").notNull().default(0),
  /** The part of the rating that does not come from reviews on this site; null until there has been such a review. */
  elsewhereRating: real("elsewhere_rating"),
  elsewhereCount: integer("elsewhere_count"),
  /**
   * Search has yet to read again the products of the shop's offers after this id of the shop, because the shop became one
   * of four stars or is one no more; null: of none.
   */
  rereadAfter: text("reread_after"),
  /** Website of the shop that replaced it, or an external address. */
  movedTo: text("moved_to"),
  /** Whether its page responds with 410 because the shop is permanently gone. */
  gone: boolean("gone").notNull().default(false),
  /** When a complete feed last confirmed every offer of the shop. */
  checkedAt: moment("checked_at"),
});

export const categories = pgTable(
  "categories",
  {
    id: text("id").primaryKey(),
    /** Dot-joined slugs from the main category down. */
    key: text("key").notNull().unique(),
    slug: text("slug").notNull(),
    parentId: text("parent_id").references((): AnyPgColumn => categories.id),
    level: smallint("level").notNull(),
    position: smallint("position").notNull(),
    name: text("name").notNull(),
    img: text("img").notNull(),
    imgBlue: text("img_blue").notNull(),
    /** The category's own flag; inheritance is resolved when the tree is read. */
    adultContent: boolean("adult_content").notNull().default(false),
    marketplaceOnly: boolean("marketplace_only").notNull().default(false),
    /**
     * own: the operator's. taxonomy: built from feeds, listed while it has products. unplaced: holds what no category
     * fits, never listed.
     */
    origin: text("origin").$type<"own" | "taxonomy" | "unplaced">().notNull().default("own"),
    intro: text("intro").notNull().default(""),
    content: jsonb("content").$type<CategoryContent>().notNull().default({}),
    pageTitle: text("page_title"),
    /** Names of the features shown on a product card, most important first. */
    highlightFeatures: text("highlight_features").array().notNull().default([]),
  },
  (t) => [index("categories_parent").on(t.parentId)],
);

export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey().default(sql`nextval('product_ids')::text`),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    brand: text("brand"),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id),
    shortDesc: text("short_desc").notNull().default(""),
    description: text("description").notNull().default(""),
    /** 13 digits (shorter barcodes are padded with zeros). */
    gtin: text("gtin"),
    isbn: text("isbn"),
    mpn: text("mpn"),
    campaignId: text("campaign_id"),
    familyCode: text("family_code"),
    /** The same for all variants of one thing: sizes, colours. Derived from the codes of its shops: feeds/variant-groups.ts. */
    groupKey: text("group_key"),
    color: text("color").array().notNull().default([]),
    size: text("size").array().notNull().default([]),
    gender: text("gender"),
    model: text("model"),
    specifications: jsonb("specifications").$type<Specification[]>().notNull().default([]),
    /** Feature key → values: the dynamic `feature::` facets. */
    features: jsonb("features").$type<Record<string, string[]>>().notNull().default({}),
    images: jsonb("images").$type<ProductImage[]>().notNull().default([]),
    adultContent: boolean("adult_content").notNull().default(false),
    expired: boolean("expired").notNull().default(false),
    popularity: integer("popularity").notNull().default(0),
    ratingAverage: real("rating_average"),
    ratingCount: integer("rating_count").notNull().default(0),
    /** Id of the product that replaced it. */
    movedTo: text("moved_to"),
    createdAt: moment("created_at").notNull().default(sql`now()`),
    updatedAt: moment("updated_at").notNull().default(sql`now()`),
    revision: revision(),
  },
  (t) => [
    uniqueIndex("products_gtin").on(t.gtin),
    index("products_brand_mpn").on(sql`lower(${t.brand})`, sql`lower(${t.mpn})`),
    index("products_category").on(t.categoryId),
    index("products_revision").on(t.revision),
    index("products_family").on(t.familyCode),
    index("products_group").on(t.groupKey),
    index("products_popularity").on(t.popularity),
  ],
);

export const offers = pgTable(
  "offers",
  {
    id: text("id").primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    shopId: text("shop_id")
      .notNull()
      .references(() => shops.id),
    merchantProductId: text("merchant_product_id").notNull(),
    title: text("title").notNull(),
    url: text("url").notNull(),
    price: integer("price").notNull(),
    shipping: integer("shipping").notNull().default(0),
    currency: text("currency").notNull().default("EUR"),
    ean: text("ean"),
    sku: text("sku"),
    /** The shop's own code of the variant group, prefixed with the shop's id. */
    groupCode: text("group_code"),
    availability: text("availability").notNull(),
    condition: text("condition").notNull().default("new"),
    deliveryMin: smallint("delivery_min"),
    deliveryMax: smallint("delivery_max"),
    deliveryCutoff: text("delivery_cutoff"),
    /** Percentage that the shop states; null: that of the category. */
    vatRate: smallint("vat_rate"),
    checkedAt: moment("checked_at").notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex("offers_shop_merchant").on(t.shopId, t.merchantProductId),
    index("offers_product").on(t.productId),
    index("offers_ean").on(t.ean),
    index("offers_group").on(t.groupCode),
  ],
);

/** A price from the day it was first seen; null: the offer was removed. Append-only, at most one per day and offer. */
export const pricePoints = pgTable(
  "price_points",
  {
    productId: text("product_id").notNull(),
    offerId: text("offer_id").notNull(),
    observedOn: date("observed_on", { mode: "string" }).notNull(),
    price: integer("price"),
  },
  (t) => [primaryKey({ columns: [t.productId, t.offerId, t.observedOn] })],
);

/**
 * Content edited by operators: site config, route names, featured categories, popular terms, market status, support
 * articles.
 */
export const contentBlocks = pgTable("content_blocks", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
  updatedAt: moment("updated_at").notNull().default(sql`now()`),
});

/** Pictures of imported offers: fetched once, then served from disk. */
export const remoteImages = pgTable("remote_images", {
  /** First 24 hex digits of the SHA-256 of the address. */
  hash: text("hash").primaryKey(),
  sourceUrl: text("source_url").notNull().unique(),
  failures: smallint("failures").notNull().default(0),
  retryAfter: moment("retry_after"),
  /** In pixels, at most the largest width that we keep; null until it has been fetched. */
  width: integer("width"),
  height: integer("height"),
});
