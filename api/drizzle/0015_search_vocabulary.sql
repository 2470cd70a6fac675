DROP INDEX "search_entries_gene";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "gene_number";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "species";