CREATE TABLE "guide_libraries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_libraries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"assembly" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_guides" (
	"library_id" integer NOT NULL,
	"locus_id" integer NOT NULL,
	"sequence" text NOT NULL,
	"symbol" text NOT NULL,
	"transcript" text,
	"chromosome" text,
	"position" integer,
	"strand" text,
	"exon" smallint,
	"context" text,
	"score" real,
	CONSTRAINT "library_guides_library_id_locus_id_sequence_pk" PRIMARY KEY("library_id","locus_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "library_guides" ADD CONSTRAINT "library_guides_library_id_guide_libraries_id_fk" FOREIGN KEY ("library_id") REFERENCES "public"."guide_libraries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guide_libraries_current" ON "guide_libraries" USING btree ("name") WHERE is_current;