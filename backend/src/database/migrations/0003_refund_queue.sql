DROP INDEX "checkouts_due_refunds";--> statement-breakpoint
DROP INDEX "orders_due_refunds";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "refund_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_tried_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checkouts_due_refunds" ON "checkouts" USING btree ("refund_tried_at" NULLS FIRST,"id") WHERE "checkouts"."state" = 'released' and "checkouts"."paid_at" is not null and "checkouts"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "orders_due_refunds" ON "orders" USING btree ("refund_tried_at" NULLS FIRST,"id") WHERE "orders"."status" = 'Cancelled' and "orders"."payment_status" = 'paid';