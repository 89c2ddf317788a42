CREATE TABLE "settings_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_versions_name_version_unique" UNIQUE("name","version"),
	CONSTRAINT "settings_versions_version" CHECK ("settings_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- By hand: open windows hear of a change, and the audit records it.
CREATE TRIGGER note_change AFTER INSERT ON settings_versions
	FOR EACH ROW EXECUTE FUNCTION note_change('setting', 'id', '', '');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON settings_versions FOR EACH ROW EXECUTE FUNCTION
	audit_row('setting', 'id', '', '', '{}', '{}', '{changed_by,changed_at}');
