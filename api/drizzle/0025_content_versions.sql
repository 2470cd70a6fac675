CREATE TABLE "content_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
