DROP INDEX "notifications_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "orders_created_at_id_index";--> statement-breakpoint
DROP INDEX "orders_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "orders_status_created_at_id_index";--> statement-breakpoint
DROP INDEX "product_prices_product_id_valid_from_index";--> statement-breakpoint
DROP INDEX "website_requests_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "website_requests_created_at_index";--> statement-breakpoint
DROP INDEX "withdrawals_created_at_index";--> statement-breakpoint
CREATE INDEX "checkouts_due_refunds" ON "checkouts" USING btree ("id") WHERE "checkouts"."state" = 'released' and "checkouts"."paid_at" is not null and "checkouts"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "orders_due_refunds" ON "orders" USING btree ("id") WHERE "orders"."status" = 'Cancelled' and "orders"."payment_status" = 'paid';--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_index" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_created_at_id_index" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_status_created_at_id_index" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_prices_product_id_valid_from_index" ON "product_prices" USING btree ("product_id","valid_from" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "website_requests_user_id_created_at_index" ON "website_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "website_requests_created_at_index" ON "website_requests" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "withdrawals_created_at_index" ON "withdrawals" USING btree ("created_at" DESC NULLS FIRST);