ALTER TABLE "orders" ADD COLUMN "courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_cui" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_courier" CHECK ("orders"."courier" in ('', 'fan', 'sameday', 'cargus', 'dpd', 'gls', 'posta'));--> statement-breakpoint
DROP TRIGGER audit_row ON orders;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION
	audit_row('order', 'id', 'user_id', 'email', '{name,email,phone,zip,county,locality,address,tracking_number,invoice_name,invoice_cui,invoice_address}', '{}', '{refund_tried_at,version,updated_at}');
