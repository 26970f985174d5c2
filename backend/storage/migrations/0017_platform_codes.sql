ALTER TABLE "order_lines" ADD COLUMN "funded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "funded" integer DEFAULT 0 NOT NULL;