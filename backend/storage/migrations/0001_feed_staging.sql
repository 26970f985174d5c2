CREATE TABLE "feed_products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "feed_staging" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"merchant_product_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"price" integer NOT NULL,
	"shipping" integer NOT NULL,
	"gtin" text,
	"brand" text,
	"mpn" text,
	"availability" text NOT NULL,
	"condition" text NOT NULL,
	"delivery_min" smallint,
	"delivery_max" smallint,
	"delivery_cutoff" text,
	"content_hash" text NOT NULL,
	"product" jsonb NOT NULL,
	"extra" jsonb NOT NULL,
	CONSTRAINT "feed_staging_import_id_merchant_product_id_pk" PRIMARY KEY("import_id","merchant_product_id")
);
--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;