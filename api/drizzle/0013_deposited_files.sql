CREATE TABLE "order_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_line_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"checksum" text NOT NULL,
	"content" "bytea",
	"object_key" text,
	"actor" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mail_key" text,
	CONSTRAINT "order_files_token_unique" UNIQUE("token"),
	CONSTRAINT "order_files_once" UNIQUE("order_line_id","checksum"),
	CONSTRAINT "order_files_place" CHECK (("order_files"."content" is null) <> ("order_files"."object_key" is null))
);
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;