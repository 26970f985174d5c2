CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"accepted" boolean,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "notices_open" ON "notices" USING btree ("sent_at") WHERE "notices"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "notices_decided" ON "notices" USING btree ("decided_at") WHERE "notices"."email" <> '';