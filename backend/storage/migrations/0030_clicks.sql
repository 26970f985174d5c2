CREATE TABLE "click_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clicks" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"nonce" text NOT NULL,
	"click_id" text NOT NULL,
	"website" text NOT NULL,
	"product" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "clicks_once" ON "clicks" USING btree ("nonce","kind","website","product");--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "clicks_shop" ON "clicks" USING btree ("website","at");