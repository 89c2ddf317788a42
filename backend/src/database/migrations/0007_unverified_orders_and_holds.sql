CREATE TABLE "stock_waits" (
	"checkout_key" text NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"is_doubtful" boolean NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_waits_checkout_key_product_id_pk" PRIMARY KEY("checkout_key","product_id"),
	CONSTRAINT "stock_waits_quantity" CHECK ("stock_waits"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "is_amount_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "held_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
-- Those that are there took their pieces when they came.
UPDATE "orders" SET "accepted_at" = "created_at" WHERE "payment_status" = 'unverified';--> statement-breakpoint
UPDATE "checkouts" SET "held_since" = "created_at";--> statement-breakpoint
ALTER TABLE "stock_waits" ADD CONSTRAINT "stock_waits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_waits_product_id_seen_at_index" ON "stock_waits" USING btree ("product_id","seen_at");--> statement-breakpoint
CREATE INDEX "checkouts_network_held_since_index" ON "checkouts" USING btree ("network","held_since");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at","id") WHERE "orders"."payment_status" = 'unverified' and "orders"."accepted_at" is null and "orders"."status" = 'Processing';--> statement-breakpoint
CREATE INDEX "stock_holds_product_id_index" ON "stock_holds" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'tracking', 'note', 'mail', 'refund', 'accepted', 'payment'));