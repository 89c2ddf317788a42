ALTER TABLE "withdrawals" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
DROP TRIGGER audit_row ON withdrawals;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION
	audit_row('withdrawal', 'id', 'user_id', 'email', '{order_number,name,email,products,reason}', '{idempotency_key}', '{}');
