CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_cases" (
	"withdrawal_id" text NOT NULL,
	"order_id" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawal_cases_withdrawal_id_order_id_pk" PRIMARY KEY("withdrawal_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"articles" text DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawals_form_key_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "shop_sellers" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_cases" ADD CONSTRAINT "withdrawal_cases_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_line" ON "refund_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "withdrawal_cases_order" ON "withdrawal_cases" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawal_cases_open" ON "withdrawal_cases" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "withdrawals_received" ON "withdrawals" USING btree ("received_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "withdrawals_unchanged" BEFORE UPDATE OR DELETE ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
