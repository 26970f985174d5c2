CREATE TABLE "stale_groups" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_staging" ADD COLUMN "group_code" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "group_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_key" text;--> statement-breakpoint
UPDATE "products" SET "group_key" = "family_code" WHERE "family_code" IN (
	SELECT "family_code" FROM "products" GROUP BY "family_code" HAVING count(*) BETWEEN 2 AND 1000
);--> statement-breakpoint
CREATE INDEX "offers_group" ON "offers" USING btree ("group_code");--> statement-breakpoint
CREATE INDEX "products_group" ON "products" USING btree ("group_key");