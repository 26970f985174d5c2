CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"merchant_product_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"price_seen" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_shop_id_merchant_product_id_pk" PRIMARY KEY("cart_id","shop_id","merchant_product_id")
);
--> statement-breakpoint
CREATE TABLE "cart_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"pickup" boolean DEFAULT false NOT NULL,
	"pickup_point" jsonb,
	"methods" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"date_of_birth" date,
	"shown" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" text NOT NULL,
	"corrects" text,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"product_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"merchant_product_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"group_id" text DEFAULT '' NOT NULL,
	"unit" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"vat_rate" smallint NOT NULL,
	"vat_scheme" text DEFAULT 'normal' NOT NULL,
	"returnable" boolean DEFAULT true NOT NULL,
	"cancelled_quantity" smallint DEFAULT 0 NOT NULL,
	"returned_quantity" smallint DEFAULT 0 NOT NULL,
	"commission_rate" integer NOT NULL,
	"commission" integer NOT NULL,
	"commission_vat" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"number" text NOT NULL,
	"position" smallint NOT NULL,
	"shop_id" text NOT NULL,
	"seller" jsonb NOT NULL,
	"status" text NOT NULL,
	"goods" integer NOT NULL,
	"shipping" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"method_id" text NOT NULL,
	"method_name" text NOT NULL,
	"promise" jsonb,
	"return_days" smallint DEFAULT 14 NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"return_till" date,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"use_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"per_customer" smallint,
	"funded_by" text DEFAULT 'platform' NOT NULL,
	"shop_id" text
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"code" text NOT NULL,
	"purchase_id" text NOT NULL,
	"customer_hash" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "promo_uses_code_purchase_id_pk" PRIMARY KEY("code","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" text,
	"session_hash" text,
	"user_id" text,
	"email" text NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"pickup_point" jsonb,
	"state" text NOT NULL,
	"goods" integer NOT NULL,
	"shipping" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text NOT NULL,
	"access_key" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shipment_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"service" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"purchase_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"merchant_product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_holds_purchase_id_shop_id_merchant_product_id_pk" PRIMARY KEY("purchase_id","shop_id","merchant_product_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"event_id" text NOT NULL,
	"account" text NOT NULL,
	"purchase_id" text NOT NULL,
	"order_id" text,
	"amount" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_event_id_account_pk" PRIMARY KEY("event_id","account")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"intent_id" text,
	"charge_id" text,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"order_id" text,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reversal_of" text,
	"state" text NOT NULL,
	"provider_id" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sessions" ADD CONSTRAINT "cart_sessions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_updates" ADD CONSTRAINT "shipment_updates_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_sessions_cart" ON "cart_sessions" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series" ON "invoices" USING btree ("series","sequence");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_purchase_shop" ON "orders" USING btree ("purchase_id","shop_id");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("shop_id","status");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "promo_uses_customer" ON "promo_uses" USING btree ("code","customer_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_pending_cart" ON "purchases" USING btree ("cart_id") WHERE "purchases"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "purchases_session" ON "purchases" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "purchases_expiry" ON "purchases" USING btree ("expires_at") WHERE "purchases"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "shipment_updates_shipment" ON "shipment_updates" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_holds_offer" ON "stock_holds" USING btree ("shop_id","merchant_product_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_entries_purchase" ON "ledger_entries" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("purchase_id") WHERE "payment_attempts"."state" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "payment_attempts_purchase" ON "payment_attempts" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refunds_purchase" ON "refunds" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_earning" ON "transfers" USING btree ("order_id") WHERE "transfers"."reversal_of" is null;