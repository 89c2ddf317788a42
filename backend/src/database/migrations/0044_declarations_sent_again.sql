ALTER TABLE "withdrawals" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_idempotency_key_unique" UNIQUE("idempotency_key");