CREATE TABLE "shop_sellers" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"iban" text DEFAULT '' NOT NULL,
	"certified_at" timestamp with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"commission_bp" integer
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_staging" ADD COLUMN "vat_rate" smallint;--> statement-breakpoint
ALTER TABLE "feed_staging" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "vat_rate" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_line_id" text;--> statement-breakpoint
ALTER TABLE "shop_sellers" ADD CONSTRAINT "shop_sellers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sellers" ADD CONSTRAINT "shop_sellers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_sellers_owner" ON "shop_sellers" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_id_unique" UNIQUE("order_line_id");