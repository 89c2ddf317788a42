ALTER TABLE "withdrawals" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_index" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
-- What came under a verified address is its account's; what comes under another waits for its verification.
UPDATE "withdrawals" w SET "user_id" = u."id" FROM "users" u
WHERE lower(w."email") = u."email" AND u."email_verified_at" IS NOT NULL;
