CREATE TABLE "manuals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"catalog_number" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"date" text NOT NULL,
	"markdown" text NOT NULL,
	CONSTRAINT "manuals_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "supplies" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "supplies" ADD COLUMN "performance_chart" jsonb;--> statement-breakpoint
ALTER TABLE "manuals" ADD CONSTRAINT "manuals_catalog_number_supplies_catalog_number_fk" FOREIGN KEY ("catalog_number") REFERENCES "public"."supplies"("catalog_number") ON DELETE cascade ON UPDATE no action;