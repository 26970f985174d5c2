ALTER TABLE "imports" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "checked_at" timestamp with time zone;