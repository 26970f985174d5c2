CREATE TABLE "feed_plan" (
	"import_id" text NOT NULL,
	"merchant_product_id" text NOT NULL,
	"gtin" text,
	"brand" text,
	"mpn" text,
	"product_id" text,
	"offer_id" text NOT NULL,
	"old_product_id" text,
	"differs" boolean NOT NULL,
	"old_point" integer,
	"new_point" integer,
	"gone" boolean DEFAULT false NOT NULL,
	"makes" boolean DEFAULT false NOT NULL,
	"new_gtin" text,
	"claims" text,
	"work" boolean NOT NULL,
	CONSTRAINT "feed_plan_import_id_merchant_product_id_pk" PRIMARY KEY("import_id","merchant_product_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "beat_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feed_plan_product" ON "feed_plan" USING btree ("import_id","product_id");--> statement-breakpoint
-- An import that was interrupted while it was applied is finished at the next start, from its staged items.
ALTER TABLE "feed_staging" SET LOGGED;
