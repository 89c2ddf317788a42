ALTER TABLE "categories" DROP CONSTRAINT "categories_name_unique";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" USING btree ("name") WHERE "categories"."ended_at" is null;--> statement-breakpoint
-- From here on by hand.
-- A category that is renamed or moved changes the shop as a whole, no product of it alone.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON categories
	FOR EACH ROW EXECUTE FUNCTION note_change('product', '', '', '');
