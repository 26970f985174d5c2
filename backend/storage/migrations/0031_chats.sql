CREATE TABLE "chat_messages" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"ask_id" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"engine" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"title" text DEFAULT '' NOT NULL,
	"state" jsonb NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("chat_id","ask_id","role");--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "chats_anonymous" ON "chats" USING btree ("used_at") WHERE "chats"."user_id" is null;