CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"action" text NOT NULL,
	"what" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"session" text,
	"request" text,
	"before" jsonb,
	"after" jsonb,
	"personal" text[] DEFAULT '{}' NOT NULL,
	"key_id" bigint,
	"sealed" "bytea",
	CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('created', 'changed', 'deleted')),
	CONSTRAINT "audit_entries_actor_kind" CHECK ("audit_entries"."actor_kind" in ('person', 'visitor', 'job', 'system', 'database'))
);
--> statement-breakpoint
CREATE TABLE "audit_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person" text NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_keys_person_unique" UNIQUE("person")
);
--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_kind_subject_id_at_id_index" ON "audit_entries" USING btree ("kind","subject_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_at_id_index" ON "audit_entries" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- From here on by hand.
CREATE EXTENSION IF NOT EXISTS pgcrypto SCHEMA public;--> statement-breakpoint
-- The functions below name it there: another schema stops the migration, not the first order.
SELECT public.gen_random_bytes(1);--> statement-breakpoint
-- The key of a person, made when it is first needed.
CREATE FUNCTION audit_key(whose text, OUT key_id bigint, OUT secret bytea) LANGUAGE plpgsql
	SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
	SELECT id, key INTO key_id, secret FROM audit_keys WHERE person = whose;
	IF NOT FOUND THEN
		INSERT INTO audit_keys AS kept (person, key) VALUES (whose, gen_random_bytes(32))
		-- Another transaction was faster: its key is this one's too.
		ON CONFLICT (person) DO UPDATE SET person = kept.person
		RETURNING id, key INTO key_id, secret;
	END IF;
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_key FROM PUBLIC;--> statement-breakpoint
-- The personal values of an entry, `{before, after}`; null without the key.
CREATE FUNCTION audit_open(sealed bytea, secret bytea) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT
	SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT convert_from(
		decrypt_iv(substr(sealed, 17), secret, substr(sealed, 1, 16), 'aes-cbc/pad:pkcs'), 'UTF8'
	)::jsonb
$$;--> statement-breakpoint
-- Arguments: the kind, the column of the number, the column of the owner and that of a guest's address
-- ('' where it has none); then lists of columns, '{}' where left out: personal ones are sealed, of
-- secret ones only that they changed is written, and a change of silent ones alone is no change.
-- Runs as the owner of the tables, so that the program needs no right to write entries.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
		-- What happened to an order is its buyer's.
		IF TG_TABLE_NAME = 'order_events' THEN
			SELECT thing || jsonb_build_object('user_id', user_id, 'email', email) INTO thing
			FROM orders WHERE id = subject;
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
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION
	audit_row('order', 'id', 'user_id', 'email', '{name,email,phone,zip,county,locality,address,tracking_number}', '{}', '{refund_tried_at,version,updated_at}');--> statement-breakpoint
-- The other events tell of a change of the order itself.
CREATE TRIGGER audit_row AFTER INSERT ON order_events FOR EACH ROW WHEN (NEW.kind IN ('note', 'mail')) EXECUTE FUNCTION
	audit_row('order', 'order_id', 'user_id', 'email', '{detail}', '{}', '{}');--> statement-breakpoint
-- What a buyer only fills in is no change yet: recorded is what becomes of money.
CREATE TRIGGER audit_row AFTER UPDATE OF paid_at, refunded_at, state ON checkouts FOR EACH ROW
	WHEN (NEW.paid_at IS NOT NULL OR NEW.refunded_at IS NOT NULL) EXECUTE FUNCTION
	audit_row('payment', 'id', 'user_id', 'email', '{email,delivery,network}', '{}', '{refund_tried_at,expires_at,held_since,renewals}');--> statement-breakpoint
-- Pieces that buyers take and give back are the orders'; staff who set the stock raise the version.
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION
	audit_row('product', 'id', '', '', '{}', '{}', '{stock}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON website_requests FOR EACH ROW EXECUTE FUNCTION
	audit_row('request', 'id', 'user_id', 'email', '{email,phone,answers}', '{idempotency_key}', '{status_updated_at}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON user_websites FOR EACH ROW EXECUTE FUNCTION
	audit_row('site', 'id', 'user_id', '', '{business_name,website_url}', '{}', '{updated_at}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON partners FOR EACH ROW EXECUTE FUNCTION
	audit_row('partner', 'id', 'user_id', '', '{name,sync_url,website_url}', '{sync_key_encrypted}', '{last_synced_at,last_sync_error}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON businesses FOR EACH ROW EXECUTE FUNCTION
	audit_row('business', 'id', 'user_id', '', '{company_name,cif,reg_com,bank,iban,business_address}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON commissions FOR EACH ROW EXECUTE FUNCTION
	audit_row('commission', 'id', '', '', '{}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION
	audit_row('withdrawal', 'id', 'user_id', 'email', '{order_number,name,email,products,reason}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION
	audit_row('user', 'id', 'id', 'email', '{name,email,phone,address,county,locality,zip,google_subject}', '{password_hash}', '{}');--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
