CREATE TABLE "scheduled_shops" (
	"site" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"feed" text DEFAULT '' NOT NULL,
	"max_pages" integer DEFAULT 0 NOT NULL,
	"pause" integer DEFAULT 0 NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"allow_private" boolean DEFAULT false NOT NULL,
	"every_minutes" integer NOT NULL,
	"next_at" timestamp with time zone,
	"holder" text,
	"lease_end" timestamp with time zone,
	"folder" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"last_state" text DEFAULT '' NOT NULL,
	"last_message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scheduled_shops_next" ON "scheduled_shops" USING btree ("next_at");