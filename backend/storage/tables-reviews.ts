import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ReportReason, ReviewState } from "#contract/reviews";
import { bytes, moment } from "./columns";
import { products, shops } from "./tables";
import { orders, purchases } from "./tables-orders";
import { users } from "./tables-users";

/** Reviews of products and of shops. */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    productId: text("product_id").references(() => products.id),
    shopId: text("shop_id").references(() => shops.id),
    /** The writer; null for those of guests, and for reviews that came with the catalogue. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The purchase by which a guest wrote it. */
    purchaseId: text("purchase_id").references(() => purchases.id, { onDelete: "cascade" }),
    author: text("author").notNull(),
    rating: smallint("rating").notNull(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    pros: text("pros").array().notNull().default([]),
    cons: text("cons").array().notNull().default([]),
    writtenOn: date("written_on", { mode: "string" }).notNull(),
    editedOn: date("edited_on", { mode: "string" }),
    /** Only visible reviews are shown to others and counted. */
    state: text("state").$type<ReviewState>().notNull().default("visible"),
    /** Why it is not visible, in Dutch; its writer reads it. */
    stateReason: text("state_reason").notNull().default(""),
    /** Number of votes. */
    helpful: integer("helpful").notNull().default(0),
    /** What the shop said about it. */
    answer: text("answer"),
    answeredOn: date("answered_on", { mode: "string" }),
    /** The order line by which the writer bought the product here; without one it is no verified purchase. */
    orderLineId: text("order_line_id").unique(),
    /** The same for a shop: an order of its writer that it delivered. */
    orderId: text("order_id"),
  },
  (t) => [
    index("reviews_product").on(t.productId),
    index("reviews_shop").on(t.shopId).where(sql`${t.shopId} is not null`),
    uniqueIndex("reviews_user_product").on(t.userId, t.productId),
    uniqueIndex("reviews_user_shop").on(t.userId, t.shopId),
    uniqueIndex("reviews_purchase_product").on(t.purchaseId, t.productId),
    uniqueIndex("reviews_purchase_shop").on(t.purchaseId, t.shopId),
    check("reviews_writer", sql`${t.userId} is null or ${t.purchaseId} is null`),
    index("reviews_held").on(t.writtenOn).where(sql`${t.state} = 'held'`),
    check("reviews_subject", sql`(${t.productId} is null) <> (${t.shopId} is null)`),
  ],
);

/** Photos of reviews. One without a review was sent with a form that has not been stored yet. */
export const reviewPhotos = pgTable(
  "review_photos",
  {
    /** Unguessable, and the only key to the files; a new one when the operator hides the review. */
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The purchase by which a guest sent it. */
    purchaseId: text("purchase_id").references(() => purchases.id, { onDelete: "cascade" }),
    reviewId: text("review_id").references(() => reviews.id, { onDelete: "cascade" }),
    place: smallint("place").notNull().default(0),
    sentAt: moment("sent_at").notNull(),
  },
  (t) => [
    index("review_photos_review").on(t.reviewId, t.place),
    index("review_photos_user").on(t.userId),
    index("review_photos_purchase").on(t.purchaseId),
    check("review_photos_writer", sql`(${t.userId} is null) <> (${t.purchaseId} is null)`),
    index("review_photos_loose").on(t.sentAt).where(sql`${t.reviewId} is null`),
  ],
);

/** The files of photos as we rendered them, one a width. */
export const reviewPhotoFiles = pgTable(
  "review_photo_files",
  {
    photoId: text("photo_id")
      .notNull()
      .references(() => reviewPhotos.id, { onDelete: "cascade", onUpdate: "cascade" }),
    width: smallint("width").notNull(),
    content: bytes("content").notNull(),
  },
  (t) => [primaryKey({ columns: [t.photoId, t.width] })],
);

/** Delivered orders for which it was decided whether to ask for reviews, so that nobody is asked twice. */
export const reviewRequests = pgTable("review_requests", {
  orderId: text("order_id")
    .primaryKey()
    .references(() => orders.id),
  decidedAt: moment("decided_at").notNull(),
  isAsked: boolean("is_asked").notNull(),
});

/** Addresses of guests who do not want to be asked for reviews; users have a setting. */
export const reviewMailStops = pgTable("review_mail_stops", {
  /** SHA-256 of the address in lower case. */
  emailHash: text("email_hash").primaryKey(),
});

/** Who found a review helpful. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** SHA-256 of the user or of the browser's cart session. */
    voterHash: text("voter_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voterHash] })],
);

/** Complaints about reviews. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: text("id").primaryKey(),
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull().default(""),
    reportedAt: moment("reported_at").notNull(),
    /** Set by the operator's decision about the review. */
    decidedAt: moment("decided_at"),
  },
  (t) => [
    index("review_reports_review").on(t.reviewId),
    index("review_reports_open").on(t.reportedAt).where(sql`${t.decidedAt} is null`),
  ],
);
