CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"path" text,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_id" integer,
	"source" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"amount_bani" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_source" CHECK ("refunds"."source" in ('return', 'order', 'cancellation', 'provider')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('due', 'pending', 'done', 'failed', 'dropped')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_bani" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"accepted" integer,
	"restocked" integer,
	"exclusion" text,
	CONSTRAINT "return_lines_once" UNIQUE("return_id","order_item_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_accepted" CHECK ("return_lines"."accepted" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked" between 0 and "return_lines"."accepted"),
	CONSTRAINT "return_lines_exclusion" CHECK ("return_lines"."exclusion" in ('opened', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"withdrawal_id" integer,
	"status" text DEFAULT 'declared' NOT NULL,
	"previous_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restocked_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returns_withdrawal_id_unique" UNIQUE("withdrawal_id"),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('declared', 'received', 'checked', 'refunded', 'refused', 'cancelled')),
	CONSTRAINT "returns_previous_status" CHECK ("returns"."previous_status" in ('declared', 'received', 'checked', 'refunded', 'refused', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_path" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_bani" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order_id_index" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_undrawn" ON "credit_notes" USING btree ("id") WHERE "credit_notes"."path" is null;--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_return_id_index" ON "refunds" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("tried_at" NULLS FIRST,"id") WHERE "refunds"."status" in ('due', 'pending');--> statement-breakpoint
CREATE INDEX "return_lines_order_item_id_index" ON "return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "returns_order_id_index" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_status_declared_at_id_index" ON "returns" USING btree ("status","declared_at","id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'tracking', 'note', 'mail', 'refund', 'accepted', 'payment', 'return', 'refund-failed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_bani" between 0 and "orders"."total_bani");--> statement-breakpoint
-- Money that went back before was all of it; the audit has recorded it already.
ALTER TABLE orders DISABLE TRIGGER audit_row;--> statement-breakpoint
ALTER TABLE orders DISABLE TRIGGER note_change;--> statement-breakpoint
UPDATE orders SET refunded_bani = total_bani WHERE payment_status = 'refunded';--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER audit_row;--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER note_change;--> statement-breakpoint
INSERT INTO refunds (order_id, source, status, amount_bani, created_at, done_at)
SELECT orders.id, CASE WHEN orders.status = 'Cancelled' THEN 'cancellation' ELSE 'provider' END,
	'done', total_bani, coalesce(told.at, updated_at), coalesce(told.at, updated_at)
FROM orders LEFT JOIN (
	SELECT order_id, max(created_at) AS at FROM order_events WHERE kind = 'refund' GROUP BY order_id
) AS told ON told.order_id = orders.id
WHERE payment_status = 'refunded' AND total_bani > 0;--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON returns
	FOR EACH ROW EXECUTE FUNCTION note_change('return', 'id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON refunds
	FOR EACH ROW EXECUTE FUNCTION note_change('order', 'order_id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OF path ON credit_notes
	FOR EACH ROW EXECUTE FUNCTION note_change('order', 'order_id', '', '');--> statement-breakpoint
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
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON returns FOR EACH ROW EXECUTE FUNCTION
	audit_row('return', 'id', 'user_id', 'email', '{reason,refusal}', '{}', '{changed_at,version}');--> statement-breakpoint
-- Lines are written anew with each step; what became of money stands in the order.
CREATE TRIGGER audit_row AFTER INSERT ON return_lines FOR EACH ROW WHEN (NEW.quantity > 0) EXECUTE FUNCTION
	audit_row('return', 'return_id', '', '', '{}', '{}', '{}');--> statement-breakpoint
CREATE TRIGGER audit_row AFTER INSERT ON refunds FOR EACH ROW WHEN (NEW.amount_bani > 0) EXECUTE FUNCTION
	audit_row('order', 'order_id', 'user_id', 'email', '{reason}', '{}', '{}');
