CREATE TABLE "embed_counts" (
	"embed_id" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "embed_counts_embed_id_day_page_event_step_pk" PRIMARY KEY("embed_id","day","page","event","step"),
	CONSTRAINT "embed_counts_event" CHECK ("embed_counts"."event" in ('ready', 'seen', 'start', 'step'))
);
--> statement-breakpoint
CREATE TABLE "embeds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "website_requests" ADD COLUMN "embed_id" text;--> statement-breakpoint
ALTER TABLE "website_requests" ADD COLUMN "embed_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "embed_counts" ADD CONSTRAINT "embed_counts_embed_id_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."embeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_counts_day_index" ON "embed_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "embeds_user_id_index" ON "embeds" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "website_requests" ADD CONSTRAINT "website_requests_embed_id_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."embeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_requests_embed_id_index" ON "website_requests" USING btree ("embed_id");