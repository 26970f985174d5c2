CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "return_lines_return_id_line_id_pk" PRIMARY KEY("return_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"label_code" text DEFAULT '' NOT NULL,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_user" ON "returns" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("created_at") WHERE "returns"."status" in ('requested', 'approved', 'received');