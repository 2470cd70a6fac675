CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"address_line_1" text DEFAULT '' NOT NULL,
	"apt_suite" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"product_sku" text NOT NULL,
	"unit_size" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_once" UNIQUE("cart_id","product_sku","unit_size"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"promised_to" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"sku" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"price_cents" integer,
	"lead_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"sku" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_class" text NOT NULL,
	"price_cents" integer NOT NULL,
	"stock_count" integer NOT NULL,
	"page" text NOT NULL,
	"tab" text NOT NULL,
	"lead_days" integer NOT NULL,
	"made_to_order_days" integer NOT NULL,
	"offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplies" (
	"catalog_number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"featured" integer,
	"description" text NOT NULL,
	"key_features" text NOT NULL,
	"performance_data" text NOT NULL,
	"storage_info" text NOT NULL,
	"ship_info" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supply_sizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supply_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"catalog_number" text NOT NULL,
	"unit_size" text NOT NULL,
	"position" integer NOT NULL,
	"list_cents" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"lead_days" integer NOT NULL,
	CONSTRAINT "supply_sizes_catalog_number_unit_size_unique" UNIQUE("catalog_number","unit_size")
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text NOT NULL,
	"date_posted" date NOT NULL,
	"image" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"source" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"content" text NOT NULL,
	"raw_html" text NOT NULL,
	CONSTRAINT "pages_kind_url_pk" PRIMARY KEY("kind","url")
);
--> statement-breakpoint
CREATE TABLE "gene_names" (
	"gene_number" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"species" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "gene_names_gene_number_key_pk" PRIMARY KEY("gene_number","key")
);
--> statement-breakpoint
CREATE TABLE "genes" (
	"number" text PRIMARY KEY NOT NULL,
	"species" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"locus_id" integer NOT NULL,
	"orf_bp" integer
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"product_sku" text NOT NULL,
	"unit_size" text NOT NULL,
	"product_name" text NOT NULL,
	"url" text NOT NULL,
	"order_class" text NOT NULL,
	"ready_status" text NOT NULL,
	"lead_days" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"payment_token" text NOT NULL,
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"tax_cents" integer,
	"tax_rate" text,
	"address" jsonb NOT NULL,
	"payment_source" text DEFAULT '' NOT NULL,
	"last_digits" text DEFAULT '' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"est_delivery_date" date NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_payment_token_unique" UNIQUE("payment_token")
);
--> statement-breakpoint
CREATE TABLE "capture_attempts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "capture_attempts_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "capture_attempts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "capture_attempts_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"create_request_id" text NOT NULL,
	"provider_order_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	"capture_id" text,
	"order_id" integer,
	"refusal" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_create_request_id_unique" UNIQUE("create_request_id"),
	CONSTRAINT "payments_provider_order_id_unique" UNIQUE("provider_order_id"),
	CONSTRAINT "payments_capture_id_unique" UNIQUE("capture_id"),
	CONSTRAINT "payments_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "protocol_parts" (
	"position" integer PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"functions" text[] NOT NULL,
	"structures" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"service_type" text DEFAULT '' NOT NULL,
	"gene_sequence" text DEFAULT '' NOT NULL,
	"gene_species" text DEFAULT '' NOT NULL,
	"virus_type" text DEFAULT '' NOT NULL,
	"mammalian_cells" text DEFAULT '' NOT NULL,
	"plasmid_amount" text DEFAULT '' NOT NULL,
	"virus_amount" text DEFAULT '' NOT NULL,
	"cell_line_amount" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"institution" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"digest" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_designs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product_sku" text NOT NULL,
	"product_name" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_designs_once" UNIQUE("user_id","product_sku")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"sku_key" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer,
	"gene_number" text,
	"position" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"cart_id" integer,
	"verified_email" text,
	"verified_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"zip" text PRIMARY KEY NOT NULL,
	"total_rate" text,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_promised_to_users_id_fk" FOREIGN KEY ("promised_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_sizes" ADD CONSTRAINT "supply_sizes_catalog_number_supplies_catalog_number_fk" FOREIGN KEY ("catalog_number") REFERENCES "public"."supplies"("catalog_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gene_names" ADD CONSTRAINT "gene_names_gene_number_genes_number_fk" FOREIGN KEY ("gene_number") REFERENCES "public"."genes"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_attempts" ADD CONSTRAINT "capture_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture_attempts" ADD CONSTRAINT "capture_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_designs" ADD CONSTRAINT "saved_designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_promised" ON "carts" USING btree ("promised_to");--> statement-breakpoint
CREATE INDEX "gene_names_key" ON "gene_names" USING btree ("species","key");--> statement-breakpoint
CREATE INDEX "limits_reset" ON "limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_moves_order" ON "order_moves" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "capture_attempts_lease" ON "capture_attempts" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_expiry" ON "receipts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_designs_list" ON "saved_designs" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_sku_key" ON "search_entries" USING btree ("sku_key");--> statement-breakpoint
CREATE INDEX "search_entries_gene" ON "search_entries" USING btree ("gene_number");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");