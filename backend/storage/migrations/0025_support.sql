CREATE TABLE "article_votes" (
	"article" text NOT NULL,
	"day" date NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"useless" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_votes_article_day_pk" PRIMARY KEY("article","day")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("sent_at") WHERE "contact_messages"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_closed" ON "contact_messages" USING btree ("closed_at") WHERE "contact_messages"."email" <> '';