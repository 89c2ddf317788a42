CREATE TABLE "staff_arrivals" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"seen_id" integer,
	"mailed_id" integer,
	CONSTRAINT "staff_arrivals_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "staff_arrivals_kind" CHECK ("staff_arrivals"."kind" in ('order', 'request', 'message', 'return', 'withdrawal'))
);
--> statement-breakpoint
ALTER TABLE "staff_arrivals" ADD CONSTRAINT "staff_arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;