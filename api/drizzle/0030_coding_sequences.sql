CREATE TABLE "coding_sequences" (
	"gene_number" text NOT NULL,
	"transcript" text NOT NULL,
	"bases" text NOT NULL,
	"bp" integer GENERATED ALWAYS AS (length(bases)) STORED NOT NULL,
	CONSTRAINT "coding_sequences_gene_number_transcript_pk" PRIMARY KEY("gene_number","transcript")
);
--> statement-breakpoint
ALTER TABLE "genes" ADD COLUMN "protein_properties" jsonb;--> statement-breakpoint
ALTER TABLE "coding_sequences" ADD CONSTRAINT "coding_sequences_gene_number_genes_number_fk" FOREIGN KEY ("gene_number") REFERENCES "public"."genes"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_guides_sequence" ON "library_guides" USING btree ("sequence");