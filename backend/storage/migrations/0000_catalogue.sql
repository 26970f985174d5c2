CREATE SEQUENCE "public"."product_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."product_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" text,
	"level" smallint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"img" text NOT NULL,
	"img_blue" text NOT NULL,
	"adult_content" boolean DEFAULT false NOT NULL,
	"marketplace_only" boolean DEFAULT false NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"page_title" text,
	"highlight_features" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_id" text NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"item_id" text NOT NULL,
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"code" text NOT NULL,
	"severity" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "import_lines_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"merchant_product_id" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"price" integer NOT NULL,
	"shipping" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"ean" text,
	"sku" text,
	"availability" text NOT NULL,
	"condition" text DEFAULT 'new' NOT NULL,
	"delivery_min" smallint,
	"delivery_max" smallint,
	"delivery_cutoff" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_points" (
	"product_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"observed_on" date NOT NULL,
	"price" integer,
	CONSTRAINT "price_points_product_id_offer_id_observed_on_pk" PRIMARY KEY("product_id","offer_id","observed_on")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY DEFAULT nextval('product_ids')::text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"brand" text,
	"category_id" text NOT NULL,
	"short_desc" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"gtin" text,
	"isbn" text,
	"mpn" text,
	"campaign_id" text,
	"family_code" text,
	"color" text[] DEFAULT '{}' NOT NULL,
	"size" text[] DEFAULT '{}' NOT NULL,
	"gender" text,
	"model" text,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"adult_content" boolean DEFAULT false NOT NULL,
	"expired" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"rating_average" real,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"moved_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" bigint DEFAULT nextval('product_revision') NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_images" (
	"hash" text PRIMARY KEY NOT NULL,
	"source_url" text NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"retry_after" timestamp with time zone,
	CONSTRAINT "remote_images_source_url_unique" UNIQUE("source_url")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"pros" text[] DEFAULT '{}' NOT NULL,
	"cons" text[] DEFAULT '{}' NOT NULL,
	"written_on" date NOT NULL,
	"verified" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" text PRIMARY KEY NOT NULL,
	"website" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"logo" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"identity" jsonb NOT NULL,
	"since" smallint NOT NULL,
	"certificates" text[] DEFAULT '{}' NOT NULL,
	"payment_methods" text[] DEFAULT '{}' NOT NULL,
	"return_days" smallint DEFAULT 14 NOT NULL,
	"shipping_cost" integer DEFAULT 0 NOT NULL,
	"shipping_free_from" integer,
	"rating" real,
	"review_count" integer DEFAULT 0 NOT NULL,
	"moved_to" text,
	"gone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shops_website_unique" UNIQUE("website")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_shop_merchant" ON "offers" USING btree ("shop_id","merchant_product_id");--> statement-breakpoint
CREATE INDEX "offers_product" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offers_ean" ON "offers" USING btree ("ean");--> statement-breakpoint
CREATE UNIQUE INDEX "products_gtin" ON "products" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "products_brand_mpn" ON "products" USING btree (lower("brand"),lower("mpn"));--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_revision" ON "products" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_code");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id");