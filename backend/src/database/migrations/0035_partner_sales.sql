CREATE TABLE "partner_sales" (
	"partner_id" integer NOT NULL,
	"month" date NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp with time zone,
	"sales_bani" integer,
	"orders" integer,
	"before_bani" integer,
	"before_orders" integer,
	CONSTRAINT "partner_sales_partner_id_month_pk" PRIMARY KEY("partner_id","month"),
	CONSTRAINT "partner_sales_told" CHECK (("partner_sales"."fetched_at" is null) = ("partner_sales"."sales_bani" is null) and ("partner_sales"."fetched_at" is null) = ("partner_sales"."orders" is null)),
	CONSTRAINT "partner_sales_before" CHECK (("partner_sales"."before_bani" is null) = ("partner_sales"."before_orders" is null))
);
--> statement-breakpoint
ALTER TABLE "partner_sales" ADD CONSTRAINT "partner_sales_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;