CREATE TABLE "stock_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_number" text,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text DEFAULT 'store' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"request_id" text NOT NULL,
	"status" text DEFAULT 'claimed' NOT NULL,
	"provider_refund_id" text,
	"cancels_order" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"lease_until" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
ALTER TABLE "stock_items" ALTER COLUMN "stock_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_items" ALTER COLUMN "made_to_order_days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "unit_price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "subtotal_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "tax_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "purchase_orders" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quote_lines" ALTER COLUMN "unit_price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready_quantity" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "made_to_order_days" integer;--> statement-breakpoint
-- Earlier lines were promised as a whole: from stock, or made to order.
UPDATE "order_lines" SET
	"ready_quantity" = CASE WHEN "ready_status" = 'Yes' THEN "quantity" ELSE 0 END,
	"ready_days" = CASE WHEN "ready_status" = 'Yes' THEN "lead_days" END,
	"made_to_order_days" = CASE WHEN "ready_status" = 'No' THEN "lead_days" END;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "ready_quantity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reserved_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_status" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "source" text DEFAULT 'paypal' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "attempt" text;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_sku_stock_items_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."stock_items"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_changes_sku" ON "stock_changes" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stock_changes_order" ON "stock_changes" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_lease" ON "refunds" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at");--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_attempt" UNIQUE("user_id","attempt");--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_count" CHECK ("stock_items"."stock_count" >= 0);--> statement-breakpoint
-- The counts so far, which no order has reduced.
INSERT INTO "stock_changes" ("sku", "kind", "quantity", "reason")
	SELECT "sku", 'count', "stock_count", 'count before orders reserved stock' FROM "stock_items" WHERE "stock_count" > 0;
