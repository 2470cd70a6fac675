CREATE TABLE "recovery_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"actor" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"thread_id" integer NOT NULL,
	"author" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_signed_out" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" integer,
	"topic" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threads_reference_unique" UNIQUE("reference"),
	CONSTRAINT "threads_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_order_limits" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"max" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "spent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_totp_step" integer;--> statement-breakpoint
ALTER TABLE "order_moves" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_limits" ADD CONSTRAINT "purchase_order_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "threads_user" ON "threads" USING btree ("user_id","last_message_at");--> statement-breakpoint
CREATE INDEX "threads_email" ON "threads" USING btree ("email");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
INSERT INTO "threads" ("reference", "user_id", "email", "kind", "subject", "created_at", "last_message_at")
SELECT m."reference", u."id", m."email", 'message', m."subject", m."created_at", m."created_at"
FROM "messages" m LEFT JOIN "users" u ON u."email" = m."email" AND u."email_verified_at" IS NOT NULL
ORDER BY m."id";--> statement-breakpoint
INSERT INTO "threads" ("reference", "user_id", "email", "kind", "subject", "created_at", "last_message_at")
SELECT q."reference", u."id", q."email",
	CASE q."type" WHEN 'serviceType' THEN 'service_request' ELSE 'quote_request' END,
	CASE q."type" WHEN 'serviceType' THEN q."service_type" ELSE q."product_type" END,
	q."created_at", q."created_at"
FROM "quote_requests" q LEFT JOIN "users" u ON u."email" = q."email" AND u."email_verified_at" IS NOT NULL
ORDER BY q."id";--> statement-breakpoint
INSERT INTO "thread_messages" ("thread_id", "author", "text", "details", "sent_signed_out", "sent_at")
SELECT t."id", 'customer', coalesce(m."message", q."message"), coalesce(d."details", '[]'), true, t."created_at"
FROM "threads" t
LEFT JOIN "messages" m ON m."reference" = t."reference"
LEFT JOIN "quote_requests" q ON q."reference" = t."reference"
LEFT JOIN LATERAL (
	SELECT regexp_replace(q."gene_sequence", '^[ \t]*>[^\n]*$|[\s\d]', '', 'gn') AS "letters"
) s ON true
LEFT JOIN LATERAL (
	SELECT jsonb_agg(jsonb_build_object('name', f."name", 'value', f."value") ORDER BY f."position") AS "details"
	FROM (VALUES
		(1, 'Phone', m."phone"),
		(2, 'Product', nullif(m."product", 'N/A')),
		(3, 'Institution', q."institution"),
		(4, 'Gene species', q."gene_species"),
		(5, 'Virus type', q."virus_type"),
		(6, 'Mammalian cells', q."mammalian_cells"),
		(7, 'Plasmid amount', nullif(q."plasmid_amount", '') || ' µg'),
		(8, 'Virus amount', nullif(q."virus_amount", '') || ' µg'),
		(9, 'Cell line amount', nullif(q."cell_line_amount", '') || ' cells'),
		(10, 'Gene sequence', to_char(nullif(length(s."letters"), 0), 'FM999,999') || ' nt: ' || left(s."letters", 60)
			|| CASE WHEN length(s."letters") > 60 THEN '…' ELSE '' END)
	) f("position", "name", "value")
	WHERE f."value" <> ''
) d ON true
ORDER BY t."id";
