ALTER TABLE "partners" ADD COLUMN "old_key_encrypted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "old_key_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_websites" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_websites" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
DROP TRIGGER audit_row ON user_websites;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON user_websites FOR EACH ROW EXECUTE FUNCTION
	audit_row('site', 'id', 'user_id', '', '{business_name,website_url}', '{}', '{updated_at,version}');--> statement-breakpoint
DROP TRIGGER audit_row ON partners;--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH ROW EXECUTE FUNCTION
	audit_row('partner', 'id', 'user_id', '', '{name,sync_url,website_url}', '{sync_key_encrypted,old_key_encrypted}', '{last_synced_at,last_sync_error,version}');
