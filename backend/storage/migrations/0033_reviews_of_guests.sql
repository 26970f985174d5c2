CREATE TABLE "review_mail_stops" (
	"email_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_photos" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_purchase" ON "review_photos" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_purchase_product" ON "reviews" USING btree ("purchase_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_purchase_shop" ON "reviews" USING btree ("purchase_id","shop_id");--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_writer" CHECK (("review_photos"."user_id" is null) <> ("review_photos"."purchase_id" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_writer" CHECK ("reviews"."user_id" is null or "reviews"."purchase_id" is null);