import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DeliveryAddress } from "#contract/addresses";
import type { BusinessSignup, BusinessStatus, NewsletterTopic, Signup, StoredChat } from "#contract/profile";
import { moment } from "./columns";

type Stated = Omit<BusinessSignup, keyof Signup>;
type LaterAsked = "ibanName" | "representative" | "certified";
export type BusinessDetails = Omit<Stated, LaterAsked> & Partial<Pick<Stated, LaterAsked>>;

/** Tables of user data. `user_id` is the token subject, whichever the provider. */

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().default(""),
    givenName: text("given_name").notNull().default(""),
    familyName: text("family_name").notNull().default(""),
    picture: text("picture").notNull().default(""),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    phone: text("phone").notNull().default(""),
    chats: jsonb("chats").$type<StoredChat[]>().notNull().default([]),
    newsletter: text("newsletter").array().$type<NewsletterTopic[]>().notNull().default([]),
    /** Whether the user may be asked by mail for reviews of what was delivered. */
    reviewMails: boolean("review_mails").notNull().default(true),
    /** Fields of older accounts, until they are migrated. */
    likedProducts: jsonb("liked_products"),
    interests: jsonb("interests"),
    termsAcceptedAt: moment("terms_accepted_at").notNull(),
    /** Version of the accepted terms: see content/terms.ts. Empty for accounts created before this was recorded. */
    termsVersion: text("terms_version").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    deletionAt: moment("deletion_at"),
  },
  (t) => [index("users_deletion").on(t.deletionAt)],
);

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    userId: userId(),
    /** The product may no longer exist. */
    productId: text("product_id").notNull(),
    price: integer("price"),
    /** Lowest price the user was notified of, so that a price drop is reported once. */
    toldPrice: integer("told_price"),
    addedAt: moment("added_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index("wishlist_items_product").on(t.productId)],
);

export const viewedProducts = pgTable(
  "viewed_products",
  { userId: userId(), productId: text("product_id").notNull(), viewedAt: moment("viewed_at").notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
);

export const bookmarks = pgTable(
  "bookmarks",
  { userId: userId(), postId: text("post_id").notNull(), addedAt: moment("added_at").notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.postId] })],
);

export const preferredCategories = pgTable(
  "preferred_categories",
  { userId: userId(), category: text("category").notNull(), addedAt: moment("added_at").notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.category] })],
);

export const businessAccounts = pgTable("business_accounts", {
  userId: userId().primaryKey(),
  /** Requests from before the last three were asked lack them. */
  details: jsonb("details").$type<BusinessDetails>().notNull(),
  status: text("status").$type<BusinessStatus>().notNull(),
  message: text("message").notNull().default(""),
  requestedAt: moment("requested_at").notNull(),
  /** When the operator last decided about it. */
  decidedAt: moment("decided_at"),
  /** When its user was first seen with a confirmed e-mail address. */
  emailConfirmedAt: moment("email_confirmed_at"),
  /** What the applicant puts on the site, to prove that it is theirs. */
  domainToken: text("domain_token").notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  domainConfirmedAt: moment("domain_confirmed_at"),
});

/** Users who may see and decide what waits for the operator. */
export const operators = pgTable("operators", { userId: userId().primaryKey(), since: moment("since").notNull() });

export const deliveryAddresses = pgTable(
  "delivery_addresses",
  {
    publicId: text("public_id").primaryKey(),
    userId: userId(),
    name: text("name").notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    data: jsonb("data").$type<DeliveryAddress["data"]>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("delivery_addresses_user").on(t.userId)],
);

export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    kind: text("kind").notNull(),
    /** The fields of the contract's notification kind, with product ids in place of products. */
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    read: boolean("read").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("notifications_user").on(t.userId, t.createdAt)],
);

/** Subscribers to a product's stock: a user, or a guest's confirmed address. */
export const stockSubscriptions = pgTable(
  "stock_subscriptions",
  {
    id: text("id").primaryKey(),
    productId: text("product_id").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** A guest's address; deleted with the row once the message is sent. */
    email: text("email"),
    /** Hash of the secret in the guest's links. */
    tokenHash: text("token_hash"),
    confirmed: boolean("confirmed").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("stock_subscriptions_product").on(t.productId),
    uniqueIndex("stock_subscriptions_user").on(t.userId, t.productId),
    uniqueIndex("stock_subscriptions_mail").on(t.email, t.productId),
    index("stock_subscriptions_token").on(t.tokenHash),
  ],
);
