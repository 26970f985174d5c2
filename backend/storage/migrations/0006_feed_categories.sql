CREATE TABLE "category_mappings" (
	"shop_id" text NOT NULL,
	"path_key" text NOT NULL,
	"path" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "category_mappings_shop_id_path_key_pk" PRIMARY KEY("shop_id","path_key")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "origin" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_products" ADD COLUMN "feed_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_products" ADD COLUMN "confidence" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_staging" ADD COLUMN "feed_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_staging" ADD COLUMN "confidence" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_mappings" ADD CONSTRAINT "category_mappings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_mappings" ADD CONSTRAINT "category_mappings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The category that earlier imports made in a shop without categories.
UPDATE "categories" SET "name" = 'Nog niet ingedeeld', "origin" = 'unplaced' WHERE "id" = 'overig' AND "key" = 'overig' AND "name" = 'Overig';
