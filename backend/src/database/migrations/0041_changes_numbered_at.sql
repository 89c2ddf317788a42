ALTER TABLE "changes" ADD COLUMN "numbered_at" timestamp with time zone;--> statement-breakpoint
UPDATE "changes" SET "numbered_at" = now() WHERE "number" IS NOT NULL;
