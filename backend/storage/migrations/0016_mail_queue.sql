CREATE TABLE "mail_queue" (
	"key" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("next_at") WHERE "mail_queue"."next_at" is not null;