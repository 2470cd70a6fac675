ALTER TABLE "search_entries" ADD COLUMN "price_varies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "on_shelf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "function_name" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "structure_name" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "species" text;
