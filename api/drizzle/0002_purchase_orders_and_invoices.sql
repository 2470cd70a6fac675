CREATE TABLE "invoices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"billed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_source" text DEFAULT '' NOT NULL,
	"last_digits" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"po_number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"file" "bytea" NOT NULL,
	"file_name" text NOT NULL,
	"request_key" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_orders_once" UNIQUE("user_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "order_moves" ADD COLUMN "actor" text DEFAULT 'store' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoice_of" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_of_orders_id_fk" FOREIGN KEY ("invoice_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;