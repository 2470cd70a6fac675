ALTER TABLE "saved_designs" DROP CONSTRAINT "saved_designs_once";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_once";--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "gene_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "target_class" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "chromosome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "ensembl_id" text;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "refseq_transcript" text;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "authority_id" text;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "coding_transcript" text;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "coding_source" text;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "ortholog_locus_id" integer;--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')) || array_to_tsvector(array_remove(array[lower(ensembl_id), lower(authority_id), lower(split_part(refseq_transcript, '.', 1)), lower(coding_transcript)], null))) STORED;--> statement-breakpoint
ALTER TABLE "saved_designs" ADD COLUMN "copy_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "specification" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "specification" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "specification_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "specification" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "box" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "specification" jsonb;--> statement-breakpoint
CREATE INDEX "genes_search_words" ON "genes" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "saved_designs" ADD CONSTRAINT "saved_designs_once" UNIQUE("user_id","product_sku","copy_number");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("cart_id","product_sku","unit_size","specification_key","quote_line_id");