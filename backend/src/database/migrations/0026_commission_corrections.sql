CREATE TABLE "commission_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"commission_id" integer NOT NULL,
	"amount_bani" integer NOT NULL,
	"settlement" text NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"path" text,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_corrections_number_unique" UNIQUE("number"),
	CONSTRAINT "commission_corrections_settlement" CHECK ("commission_corrections"."settlement" in ('debt', 'card', 'transfer')),
	CONSTRAINT "commission_corrections_amount" CHECK ("commission_corrections"."amount_bani" > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"amount_bani" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "commission_disputes_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "commission_disputes_state" CHECK ("commission_disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "commission_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"commission_id" integer,
	"source" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"amount_bani" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "commission_refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "commission_refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "commission_refunds_source" CHECK ("commission_refunds"."source" in ('staff', 'correction', 'provider')),
	CONSTRAINT "commission_refunds_status" CHECK ("commission_refunds"."status" in ('due', 'pending', 'done', 'failed', 'dropped')),
	CONSTRAINT "commission_refunds_amount" CHECK ("commission_refunds"."amount_bani" > 0),
	CONSTRAINT "commission_refunds_commission" CHECK (("commission_refunds"."source" = 'provider') = ("commission_refunds"."commission_id" is null))
);
--> statement-breakpoint
ALTER TABLE "commissions" DROP CONSTRAINT "commissions_paid_by";--> statement-breakpoint
ALTER TABLE "commission_payment_items" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "corrected_bani" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD CONSTRAINT "commission_corrections_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_disputes" ADD CONSTRAINT "commission_disputes_payment_id_commission_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."commission_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_refunds" ADD CONSTRAINT "commission_refunds_payment_id_commission_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."commission_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_refunds" ADD CONSTRAINT "commission_refunds_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_refunds" ADD CONSTRAINT "commission_refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_corrections_commission_id_index" ON "commission_corrections" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commission_corrections_undrawn" ON "commission_corrections" USING btree ("id") WHERE "commission_corrections"."path" is null;--> statement-breakpoint
CREATE INDEX "commission_disputes_payment_id_index" ON "commission_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "commission_refunds_payment_id_index" ON "commission_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "commission_refunds_commission_id_index" ON "commission_refunds" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commission_refunds_due" ON "commission_refunds" USING btree ("tried_at" NULLS FIRST,"id") WHERE "commission_refunds"."status" in ('due', 'pending');--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_corrected" CHECK ("commissions"."corrected_bani" between 0 and greatest("commissions"."commission_bani", 0));--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_paid_by" CHECK ("commissions"."paid_by" in ('staff', 'card', 'correction'));
--> statement-breakpoint
-- From here on by hand.
-- A correction is recorded with the commission that it changes.
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON commission_refunds FOR EACH ROW EXECUTE FUNCTION
	audit_row('commission-payment', 'payment_id', '', '', '{}', '{}', '{tried_at}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON commission_disputes FOR EACH ROW EXECUTE FUNCTION
	audit_row('commission-payment', 'payment_id', '', '', '{}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON commission_refunds
	FOR EACH ROW EXECUTE FUNCTION note_change('commission-payment', 'payment_id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON commission_disputes
	FOR EACH ROW EXECUTE FUNCTION note_change('commission-payment', 'payment_id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OF path ON commission_corrections
	FOR EACH ROW EXECUTE FUNCTION note_change('commission', 'commission_id', '', '');
