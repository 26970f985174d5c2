ALTER TABLE "imports" ADD COLUMN "hints" jsonb;--> statement-breakpoint
ALTER TABLE "remote_images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "remote_images" ADD COLUMN "height" integer;