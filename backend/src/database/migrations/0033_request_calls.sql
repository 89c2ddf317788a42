CREATE TABLE "request_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by_staff" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "request_calls_start" CHECK (extract(epoch from "request_calls"."starts_at") % 1200 = 0)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "request_calls" ADD CONSTRAINT "request_calls_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_calls_slot" ON "request_calls" USING btree ("starts_at") WHERE "request_calls"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "request_calls_request_id_index" ON "request_calls" USING btree ("request_id");--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON request_calls
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'request_id', 'request_id', '');--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
	SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	was_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
	is_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
	thing jsonb := CASE WHEN TG_OP = 'DELETE' THEN was_row ELSE is_row END;
	subject integer := (thing ->> TG_ARGV[1])::integer;
	personal_columns text[] := coalesce(TG_ARGV[4], '{}');
	secret_columns text[] := coalesce(TG_ARGV[5], '{}');
	silent_columns text[] := coalesce(TG_ARGV[6], '{}');
	actor jsonb := nullif(current_setting('vitrina.actor', true), '')::jsonb;
	open_before jsonb;
	open_after jsonb;
	sealed_both jsonb;
	names text[];
	key_id bigint;
	secret bytea;
	start bytea;
BEGIN
	IF was_row - silent_columns = is_row - silent_columns THEN
		RETURN NULL;
	END IF;
	SELECT
		jsonb_object_agg(name, before) FILTER (WHERE NOT is_personal),
		jsonb_object_agg(name, after) FILTER (WHERE NOT is_personal),
		jsonb_build_object(
			'before', jsonb_object_agg(name, before) FILTER (WHERE is_personal),
			'after', jsonb_object_agg(name, after) FILTER (WHERE is_personal)
		),
		coalesce(array_agg(name ORDER BY name) FILTER (WHERE is_personal), '{}')
	INTO open_before, open_after, sealed_both, names
	FROM (
		SELECT
			name,
			name = ANY (personal_columns) AS is_personal,
			CASE WHEN name = ANY (secret_columns) AND before <> 'null' THEN '"•"' ELSE before END AS before,
			CASE WHEN name = ANY (secret_columns) AND after <> 'null' THEN '"•"' ELSE after END AS after
		FROM jsonb_object_keys(thing) AS name,
			LATERAL (
				SELECT coalesce(was_row -> name, 'null') AS before, coalesce(is_row -> name, 'null') AS after
			) AS both_values
		WHERE before <> after AND name <> TG_ARGV[1]
	) AS changed;
	IF names <> '{}' THEN
		-- What happened to an order, and what came back of it, is its buyer's.
		IF TG_TABLE_NAME IN ('order_events', 'returns', 'refunds') THEN
			SELECT thing || jsonb_build_object('user_id', user_id, 'email', email) INTO thing
			FROM orders WHERE id = (thing ->> 'order_id')::integer;
		END IF;
		-- What happens in the room of a request is its owner's.
		IF TG_TABLE_NAME IN ('request_versions', 'request_asks', 'request_calls') THEN
			SELECT thing || jsonb_build_object('user_id', user_id, 'email', email) INTO thing
			FROM website_requests WHERE id = (thing ->> 'request_id')::integer;
		END IF;
		SELECT kept.key_id, kept.secret INTO key_id, secret FROM audit_key(CASE
			WHEN thing ->> TG_ARGV[2] IS NOT NULL THEN 'user:' || (thing ->> TG_ARGV[2])
			WHEN thing ->> TG_ARGV[3] <> '' THEN
				'email:' || encode(sha256(convert_to(lower(thing ->> TG_ARGV[3]), 'UTF8')), 'hex')
			ELSE TG_ARGV[0] || ':' || subject
		END) AS kept;
		start := gen_random_bytes(16);
	END IF;
	INSERT INTO audit_entries (
		kind, subject_id, action, what, actor_kind, actor_id, session, request,
		before, after, personal, key_id, sealed
	) VALUES (
		TG_ARGV[0],
		subject,
		CASE
			-- An event of a thing is a change of that thing.
			WHEN TG_OP = 'UPDATE' OR TG_ARGV[1] <> 'id' THEN 'changed'
			WHEN TG_OP = 'INSERT' THEN 'created'
			ELSE 'deleted'
		END,
		coalesce(actor ->> 'what', session_user::text),
		coalesce(actor ->> 'kind', 'database'),
		(actor ->> 'id')::integer,
		actor ->> 'session',
		actor ->> 'request',
		CASE WHEN TG_OP <> 'INSERT' THEN coalesce(open_before, '{}') END,
		CASE WHEN TG_OP <> 'DELETE' THEN coalesce(open_after, '{}') END,
		names,
		key_id,
		start || encrypt_iv(convert_to(sealed_both::text, 'UTF8'), secret, start, 'aes-cbc/pad:pkcs')
	);
	RETURN NULL;
END
$$;--> statement-breakpoint
-- What is deleted goes with its request, which is recorded.
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON request_calls FOR EACH ROW EXECUTE FUNCTION
	audit_row('request', 'request_id', 'user_id', 'email', '{reason}', '{}', '{}');
