CREATE TABLE "saved_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	CONSTRAINT "saved_addresses_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "attention" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "building" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "buyer_references" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ships" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_references" jsonb;--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;