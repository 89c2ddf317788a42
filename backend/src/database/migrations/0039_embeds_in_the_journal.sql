ALTER TABLE "embeds" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "embeds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_number_unique" UNIQUE("number");--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON embeds
	FOR EACH ROW EXECUTE FUNCTION note_change('embed', 'number', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON embeds FOR EACH ROW EXECUTE FUNCTION
	audit_row('embed', 'number', 'user_id', '', '{name,origins}', '{}', '{}');
