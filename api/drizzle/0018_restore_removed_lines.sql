CREATE TABLE "removed_cart_lines" (
	"id" integer PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"product_sku" text NOT NULL,
	"unit_size" text NOT NULL,
	"quantity" integer NOT NULL,
	"specification" jsonb,
	"specification_key" text DEFAULT '' NOT NULL,
	"quote_line_id" integer,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_cart_lines" ADD CONSTRAINT "removed_cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_cart_lines" ADD CONSTRAINT "removed_cart_lines_quote_line_id_quote_lines_id_fk" FOREIGN KEY ("quote_line_id") REFERENCES "public"."quote_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_cart_lines_cart" ON "removed_cart_lines" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "removed_cart_lines_quote_line" ON "removed_cart_lines" USING btree ("quote_line_id");