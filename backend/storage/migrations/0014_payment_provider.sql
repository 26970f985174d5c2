CREATE TABLE "provider_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"country" text NOT NULL,
	"business_name" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"amount_transferred" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"transfer_group" text,
	"method" jsonb NOT NULL,
	"failure" jsonb,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_entries" (
	"source" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_entries_source_account_pk" PRIMARY KEY("source","account")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "provider_idempotency" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"transfer_group" text,
	"description" text,
	"method" jsonb,
	"failure" jsonb,
	"charge_id" text,
	"settles_at" timestamp with time zone,
	"settles_to" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"failure_reason" text,
	"settles_at" timestamp with time zone,
	"settles_to" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"details" jsonb NOT NULL,
	"intent_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_reversed" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"charge_id" text,
	"transfer_group" text,
	"description" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_charges" ADD CONSTRAINT "provider_charges_intent_id_provider_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."provider_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_intents" ADD CONSTRAINT "provider_intents_session_id_provider_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."provider_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_refunds" ADD CONSTRAINT "provider_refunds_charge_id_provider_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."provider_charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_reversals" ADD CONSTRAINT "provider_reversals_transfer_id_provider_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."provider_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_transfers" ADD CONSTRAINT "provider_transfers_destination_provider_accounts_id_fk" FOREIGN KEY ("destination") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_charges_intent" ON "provider_charges" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "provider_charges_group" ON "provider_charges" USING btree ("transfer_group");--> statement-breakpoint
CREATE INDEX "provider_entries_account" ON "provider_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "provider_events_type" ON "provider_events" USING btree ("type","created_at");--> statement-breakpoint
CREATE INDEX "provider_events_created" ON "provider_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_idempotency_start" ON "provider_idempotency" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "provider_intents_session" ON "provider_intents" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "provider_intents_settling" ON "provider_intents" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "provider_refunds_charge" ON "provider_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "provider_refunds_intent" ON "provider_refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "provider_refunds_settling" ON "provider_refunds" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "provider_reversals_transfer" ON "provider_reversals" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_sessions_intent" ON "provider_sessions" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "provider_sessions_expiry" ON "provider_sessions" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "provider_transfers_group" ON "provider_transfers" USING btree ("transfer_group");--> statement-breakpoint
CREATE INDEX "provider_transfers_destination" ON "provider_transfers" USING btree ("destination");