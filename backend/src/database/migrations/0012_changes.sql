CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"owner_id" integer,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "changes_head" (
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_unnumbered" ON "changes" USING btree ("due_at") WHERE "changes"."number" is null;--> statement-breakpoint
CREATE INDEX "changes_created_at_index" ON "changes" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "changes_head" ("number") VALUES (0);--> statement-breakpoint
-- Arguments: the kind, the column of the number, the column of the owner ('' where it has none), the
-- column of the time from which it may be told ('' for at once).
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON orders
	FOR EACH ROW EXECUTE FUNCTION note_change('order', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT ON order_events
	FOR EACH ROW EXECUTE FUNCTION note_change('order', 'order_id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OF paid_at, refunded_at, state ON checkouts
	FOR EACH ROW EXECUTE FUNCTION note_change('payment', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON products
	FOR EACH ROW EXECUTE FUNCTION note_change('product', 'id', '', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON website_requests
	FOR EACH ROW EXECUTE FUNCTION note_change('request', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON user_websites
	FOR EACH ROW EXECUTE FUNCTION note_change('site', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON partners
	FOR EACH ROW EXECUTE FUNCTION note_change('partner', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON businesses
	FOR EACH ROW EXECUTE FUNCTION note_change('business', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON commissions
	FOR EACH ROW EXECUTE FUNCTION note_change('commission', 'id', 'user_website_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON withdrawals
	FOR EACH ROW EXECUTE FUNCTION note_change('withdrawal', 'id', 'user_id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON notifications
	FOR EACH ROW EXECUTE FUNCTION note_change('notification', 'id', 'user_id', 'visible_from');--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON users
	FOR EACH ROW EXECUTE FUNCTION note_change('user', 'id', 'id', '');--> statement-breakpoint
CREATE TRIGGER note_change AFTER DELETE ON sessions
	FOR EACH ROW EXECUTE FUNCTION note_change('session', '', 'user_id', '');
