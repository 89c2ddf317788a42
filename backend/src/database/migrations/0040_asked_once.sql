ALTER TABLE "request_asks" ADD COLUMN "asked_key" text;--> statement-breakpoint
ALTER TABLE "request_asks" ADD CONSTRAINT "request_asks_asked_key_unique" UNIQUE("asked_key");--> statement-breakpoint
DROP TRIGGER audit_row ON request_asks;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON request_asks FOR EACH ROW WHEN (NEW.title <> '') EXECUTE FUNCTION
	audit_row('request', 'request_id', 'user_id', 'email', '{title,note,answer}', '{idempotency_key,asked_key}', '{}');
