CREATE TABLE "document_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "document_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "bank_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"received_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_payments_once" UNIQUE("invoice_id","method","reference")
);
--> statement-breakpoint
CREATE TABLE "account_terms" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"limit_cents" bigint NOT NULL,
	"net_days" integer NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_order_line_id_pk" PRIMARY KEY("shipment_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"dry_ice_grams" integer,
	"shipped_on" date NOT NULL,
	"invoice_id" integer,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_number" UNIQUE("order_id","number")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "id" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "subtotal_cents" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "shipping_cents" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_reminded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "last_reminder" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "net_days" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "net_days" integer;--> statement-breakpoint
-- Until now an order had one invoice at most, whose amount was reduced by credit notes, and nothing recorded its shipment.
UPDATE "invoices" i SET "number" = o."order_number", "subtotal_cents" = o."subtotal_cents", "shipping_cents" = o."shipping_cents",
	"amount_cents" = i."amount_cents" + coalesce((SELECT sum(n."amount_cents") FROM "credit_notes" n WHERE n."order_id" = o."id"), 0)
	FROM "orders" o WHERE o."id" = i."order_id";--> statement-breakpoint
UPDATE "credit_notes" n SET "invoice_id" = i."id" FROM "invoices" i WHERE i."order_id" = n."order_id";--> statement-breakpoint
UPDATE "payments" p SET "invoice_id" = i."id" FROM "invoices" i WHERE i."order_id" = p."invoice_of";--> statement-breakpoint
INSERT INTO "bank_payments" ("invoice_id", "amount_cents", "received_on", "method", "reference", "actor")
	SELECT i."id", l."amount_cents", l."at"::date, 'wire', 'not recorded', 'store'
	FROM "ledger" l JOIN "invoices" i ON i."order_id" = l."order_id" WHERE l."kind" = 'transfer';--> statement-breakpoint
INSERT INTO "shipments" ("order_id", "number", "carrier", "shipped_on", "invoice_id", "actor")
	SELECT "order_id", 1, 'Not recorded', "billed_on", "id", 'store' FROM "invoices";--> statement-breakpoint
INSERT INTO "shipment_lines" ("shipment_id", "order_line_id", "quantity")
	SELECT s."id", l."id", l."quantity" FROM "shipments" s JOIN "order_lines" l ON l."order_id" = s."order_id";--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "invoice_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "subtotal_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "shipping_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_payments" ADD CONSTRAINT "bank_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_terms" ADD CONSTRAINT "account_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_links_document" ON "document_links" USING btree ("kind","number");--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("paid_at","due_on");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_number_unique" UNIQUE("number");