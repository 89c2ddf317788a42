CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "oidc_states" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_user_id_index" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expires_at_index" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_browsers_expires_at_index" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_index" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
-- Google vouches for the address, a used reset link came from its mail, staff were created by staff.
UPDATE "users" SET "email_verified_at" = now()
WHERE "google_subject" IS NOT NULL OR "role" = 'admin' OR EXISTS (
	SELECT 1 FROM "password_resets" r WHERE r."user_id" = "users"."id" AND r."used_at" IS NOT NULL
);--> statement-breakpoint
-- Requests that somebody sent without signing in wait under their address; the one that created the
-- account (in the same moment) stays.
UPDATE "website_requests" q SET "user_id" = NULL FROM "users" u
WHERE q."user_id" = u."id" AND u."email_verified_at" IS NULL AND q."created_at" <> u."created_at"
AND EXISTS (
	SELECT 1 FROM "website_request_events" e
	WHERE e."request_id" = q."id" AND e."from_status" IS NULL AND e."actor_id" IS NULL
);
