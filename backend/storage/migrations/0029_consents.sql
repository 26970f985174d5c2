CREATE TABLE "consents" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"purposes" text NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_at" ON "consents" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consents_id" ON "consents" USING btree ("id");