CREATE TABLE "review_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"is_asked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "review_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at");