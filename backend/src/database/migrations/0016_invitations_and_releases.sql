CREATE TABLE "release_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revision" integer NOT NULL,
	"part" text NOT NULL,
	"deed" text NOT NULL,
	"from_release" text,
	"to_release" text,
	"released_by" text,
	"released_at" timestamp with time zone,
	CONSTRAINT "release_changes_once" UNIQUE NULLS NOT DISTINCT("revision","part","deed","from_release"),
	CONSTRAINT "release_changes_deed" CHECK ("release_changes"."deed" in ('released', 'rolled-back', 'switched-off', 'switched-on', 'canary', 'canary-ended', 'marked-bad', 'marked-good', 'removed', 'previews', 'roster', 'signed'))
);
--> statement-breakpoint
-- By hand: the audit records them.
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON release_changes FOR EACH ROW EXECUTE FUNCTION
	audit_row('release', 'id', '', '', '{}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON staff_invitations FOR EACH ROW EXECUTE FUNCTION
	audit_row('invitation', 'id', '', 'email', '{email,name}', '{token_hash}', '{}');
