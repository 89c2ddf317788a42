CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitations_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_permissions" CHECK ("staff_invitations"."permissions" <@ array['shop', 'sites', 'money', 'people', 'releases']::text[]),
	CONSTRAINT "staff_invitations_email_lower" CHECK ("staff_invitations"."email" = lower("staff_invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_index" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_expires_at_index" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_permissions" CHECK ("users"."permissions" <@ array['shop', 'sites', 'money', 'people', 'releases']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_permissions_of_staff" CHECK ("users"."role" = 'admin' or "users"."permissions" = '{}');--> statement-breakpoint
-- By hand, below what is generated: whoever was an admin goes on with everything.
UPDATE "users" SET "permissions" = array['shop', 'sites', 'money', 'people', 'releases'] WHERE "role" = 'admin';
