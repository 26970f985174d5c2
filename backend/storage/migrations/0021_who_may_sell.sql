CREATE TABLE "recalls" (
	"product_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"recalled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_members" (
	"shop_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_members_shop_id_user_id_pk" PRIMARY KEY("shop_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_sellers" DROP CONSTRAINT "shop_sellers_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "shop_sellers_owner";--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "domain_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "domain_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_members" ADD CONSTRAINT "shop_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_members_user" ON "shop_members" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "shop_members" ("shop_id", "user_id", "role", "since")
	SELECT "shop_id", "owner_id", 'owner', coalesce("decided_at", now()) FROM "shop_sellers" WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_sellers" DROP COLUMN "owner_id";