CREATE TABLE "product_matches" (
	"offer_id" text NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"score" real NOT NULL,
	"origin_id" text,
	CONSTRAINT "product_matches_offer_id_product_id_pk" PRIMARY KEY("offer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_matches_product" ON "product_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_matches_state" ON "product_matches" USING btree ("state");