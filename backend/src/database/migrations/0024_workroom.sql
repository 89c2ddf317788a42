CREATE TABLE "muted_mails" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "muted_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "muted_mails_kind" CHECK ("muted_mails"."kind" in ('request-message', 'request-version', 'request-ask'))
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer,
	"uploaded_by" integer,
	"store_name" text NOT NULL,
	"name" text NOT NULL,
	"image_type" text,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"message_id" integer,
	"version_id" integer,
	"ask_id" integer,
	CONSTRAINT "private_files_store_name_unique" UNIQUE("store_name"),
	CONSTRAINT "private_files_place" CHECK (num_nonnulls("private_files"."message_id", "private_files"."version_id", "private_files"."ask_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "request_asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"author_id" integer,
	"from_staff" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "request_messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "request_messages_withdrawn" CHECK ("request_messages"."withdrawn_at" is null or "request_messages"."text" = '')
);
--> statement-breakpoint
CREATE TABLE "request_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "request_pauses_order" CHECK ("request_pauses"."ended_at" >= "request_pauses"."started_at")
);
--> statement-breakpoint
CREATE TABLE "request_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"text" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" integer
);
--> statement-breakpoint
CREATE TABLE "request_reads" (
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"last_message_id" integer DEFAULT 0 NOT NULL,
	"mailed_message_id" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_reads_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "request_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"number" integer NOT NULL,
	"address" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "request_versions_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "request_versions_number_unique" UNIQUE("request_id","number"),
	CONSTRAINT "request_versions_answer" CHECK ("request_versions"."answer" in ('approved', 'changes')),
	CONSTRAINT "request_versions_answered" CHECK (("request_versions"."answer" is null) = ("request_versions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "target_id" integer;--> statement-breakpoint
ALTER TABLE "website_request_events" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "website_requests" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "muted_mails" ADD CONSTRAINT "muted_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_message_id_request_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."request_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_version_id_request_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."request_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_ask_id_request_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."request_asks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_asks" ADD CONSTRAINT "request_asks_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_asks" ADD CONSTRAINT "request_asks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_pauses" ADD CONSTRAINT "request_pauses_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_points" ADD CONSTRAINT "request_points_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_points" ADD CONSTRAINT "request_points_version_id_request_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."request_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_points" ADD CONSTRAINT "request_points_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reads" ADD CONSTRAINT "request_reads_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reads" ADD CONSTRAINT "request_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_versions" ADD CONSTRAINT "request_versions_request_id_website_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."website_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_versions" ADD CONSTRAINT "request_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_answers" ADD CONSTRAINT "saved_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_files_request_id_index" ON "private_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "private_files_message_id_index" ON "private_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "private_files_version_id_index" ON "private_files" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "private_files_ask_id_index" ON "private_files" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "private_files_uploaded_by_index" ON "private_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "request_asks_request_id_index" ON "request_asks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_asks_author_id_index" ON "request_asks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "request_messages_request_id_id_index" ON "request_messages" USING btree ("request_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "request_messages_created_at_index" ON "request_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "request_messages_author_id_index" ON "request_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_pauses_open" ON "request_pauses" USING btree ("request_id") WHERE "request_pauses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "request_pauses_request_id_index" ON "request_pauses" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_points_version_id_index" ON "request_points" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "request_points_request_id_index" ON "request_points" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_points_done_by_index" ON "request_points" USING btree ("done_by");--> statement-breakpoint
CREATE INDEX "request_reads_user_id_index" ON "request_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "request_versions_author_id_index" ON "request_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_answers_author_id_index" ON "saved_answers" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "website_requests" ADD CONSTRAINT "website_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_requests_assignee_id_index" ON "website_requests" USING btree ("assignee_id");--> statement-breakpoint
-- From here on by hand.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	was_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	owner_column text := TG_ARGV[2];
BEGIN
	INSERT INTO changes (kind, subject_id, owner_id, due_at)
	SELECT DISTINCT
		TG_ARGV[0],
		coalesce((line ->> TG_ARGV[1])::integer, 0),
		CASE owner_column
			WHEN 'user_website_id' THEN
				(SELECT user_id FROM user_websites WHERE id = (line ->> owner_column)::integer)
			WHEN 'request_id' THEN
				(SELECT user_id FROM website_requests WHERE id = (line ->> owner_column)::integer)
			ELSE (line ->> owner_column)::integer
		END,
		coalesce((line ->> TG_ARGV[3])::timestamptz, now())
	FROM (VALUES (is_row), (was_row)) AS lines (line)
	WHERE line IS NOT NULL
		-- The row as it was matters where it is gone, or was somebody else's.
		AND (line IS NOT DISTINCT FROM is_row OR is_row IS NULL
			OR was_row ->> owner_column IS DISTINCT FROM is_row ->> owner_column);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON request_messages
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'request_id', 'request_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OF last_message_id ON request_reads
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'request_id', 'request_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON request_versions
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'request_id', 'request_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON request_points
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'request_id', 'request_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON request_asks
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
		IF TG_TABLE_NAME IN ('request_versions', 'request_asks') THEN
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
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON request_versions FOR EACH ROW WHEN (NEW.number > 0) EXECUTE FUNCTION
	audit_row('request', 'request_id', 'user_id', 'email', '{address,note}', '{idempotency_key}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE ON request_asks FOR EACH ROW WHEN (NEW.title <> '') EXECUTE FUNCTION
	audit_row('request', 'request_id', 'user_id', 'email', '{title,note,answer}', '{}', '{}');
