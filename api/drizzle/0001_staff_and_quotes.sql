CREATE TABLE "gene_import_portions" (
	"import_id" text NOT NULL,
	"portion" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"staged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gene_import_portions_import_id_portion_pk" PRIMARY KEY("import_id","portion")
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"quote_id" integer NOT NULL,
	"product_sku" text NOT NULL,
	"unit_size" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	CONSTRAINT "quote_lines_quantity" CHECK ("quote_lines"."quantity" between 1 and 999),
	CONSTRAINT "quote_lines_price" CHECK ("quote_lines"."unit_price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"expires_on" date NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" integer,
	CONSTRAINT "quotes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_once";--> statement-breakpoint
ALTER TABLE "gene_names" DROP CONSTRAINT "gene_names_gene_number_key_pk";--> statement-breakpoint
ALTER TABLE "gene_names" ADD COLUMN "source" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "gene_names" ADD CONSTRAINT "gene_names_gene_number_source_key_pk" PRIMARY KEY("gene_number","source","key");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "quote_line_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quote_line_id" integer;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_lines_quote" ON "quote_lines" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quote_line_id_quote_lines_id_fk" FOREIGN KEY ("quote_line_id") REFERENCES "public"."quote_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_quote_line" ON "cart_lines" USING btree ("quote_line_id");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_once" UNIQUE NULLS NOT DISTINCT("cart_id","product_sku","unit_size","quote_line_id");--> statement-breakpoint
ALTER TABLE "genes" ADD CONSTRAINT "genes_locus_id_unique" UNIQUE("locus_id");