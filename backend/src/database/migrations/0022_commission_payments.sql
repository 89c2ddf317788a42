CREATE TABLE "commission_payment_items" (
	"payment_id" integer NOT NULL,
	"commission_id" integer NOT NULL,
	"amount_bani" integer NOT NULL,
	CONSTRAINT "commission_payment_items_payment_id_commission_id_pk" PRIMARY KEY("payment_id","commission_id"),
	CONSTRAINT "commission_payment_items_amount" CHECK ("commission_payment_items"."amount_bani" > 0)
);
--> statement-breakpoint
CREATE TABLE "commission_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_intent_id" text,
	"user_id" integer NOT NULL,
	"total_bani" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_tried_at" timestamp with time zone,
	CONSTRAINT "commission_payments_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "commission_payments_state" CHECK ("commission_payments"."state" in ('open', 'paid', 'released')),
	CONSTRAINT "commission_payments_paid" CHECK ("commission_payments"."state" <> 'paid' or "commission_payments"."paid_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "transfer_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "commission_payment_items" ADD CONSTRAINT "commission_payment_items_payment_id_commission_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."commission_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payment_items" ADD CONSTRAINT "commission_payment_items_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payments" ADD CONSTRAINT "commission_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_payment_items_commission_id_index" ON "commission_payment_items" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commission_payments_user_id_index" ON "commission_payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "commission_payments_open" ON "commission_payments" USING btree ("expires_at") WHERE "commission_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "commission_payments_released" ON "commission_payments" USING btree ("refund_tried_at" NULLS FIRST,"id") WHERE "commission_payments"."state" = 'released' and "commission_payments"."closed_at" is null and "commission_payments"."refunded_at" is null;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_paid" CHECK (("commissions"."paid_at" is null) = ("commissions"."paid_by" is null) and ("commissions"."is_paid" or "commissions"."paid_at" is null));--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_paid_by" CHECK ("commissions"."paid_by" in ('staff', 'card'));--> statement-breakpoint
-- From here on by hand.
-- What a payer only begins is no change yet: recorded is what becomes of money.
CREATE TRIGGER audit_row AFTER UPDATE OF paid_at, refunded_at, state ON commission_payments FOR EACH ROW
	WHEN (NEW.paid_at IS NOT NULL OR NEW.refunded_at IS NOT NULL) EXECUTE FUNCTION
	audit_row('commission-payment', 'id', 'user_id', '', '{}', '{}', '{refund_tried_at,expires_at}');--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OF paid_at, refunded_at, state ON commission_payments
	FOR EACH ROW EXECUTE FUNCTION note_change('commission-payment', 'id', 'user_id', '');
