ALTER TABLE "website_requests" ADD COLUMN "embed_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Somebody may have typed anything as the reference.
DROP TRIGGER audit_row ON website_requests;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON website_requests FOR EACH ROW EXECUTE FUNCTION
	audit_row('request', 'id', 'user_id', 'email', '{email,phone,answers,embed_ref}', '{idempotency_key}', '{status_updated_at}');
