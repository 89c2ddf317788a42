-- What is stored was computed with these tiers.
ALTER TABLE "commissions" ADD COLUMN "tiers" jsonb DEFAULT '[{"percent":9,"fromBani":0},{"percent":7,"fromBani":500000},{"percent":5,"fromBani":1500000}]' NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ALTER COLUMN "tiers" DROP DEFAULT;
