-- As 0027, for the other characters without a glyph that single lines now refuse.
CREATE OR REPLACE FUNCTION pg_temp.visible(line text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(line, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]', '', 'g')
$$;--> statement-breakpoint
-- The number keeps the names of an account different.
UPDATE "saved_addresses" SET "name" = left(pg_temp.visible("name"), 45) || ' ' || "id" WHERE "name" <> pg_temp.visible("name");--> statement-breakpoint
UPDATE "saved_addresses" SET "address" = pg_temp.visible("address"::text)::jsonb WHERE "address"::text <> pg_temp.visible("address"::text);--> statement-breakpoint
UPDATE "users" SET "buyer_references" = pg_temp.visible("buyer_references"::text)::jsonb WHERE "buyer_references"::text <> pg_temp.visible("buyer_references"::text);--> statement-breakpoint
UPDATE "orders" SET "buyer_references" = pg_temp.visible("buyer_references"::text)::jsonb WHERE "buyer_references"::text <> pg_temp.visible("buyer_references"::text);--> statement-breakpoint
UPDATE "orders" SET "address" = pg_temp.visible("address"::text)::jsonb WHERE "address"::text <> pg_temp.visible("address"::text);--> statement-breakpoint
UPDATE "order_lines" SET "specification" = pg_temp.visible("specification"::text)::jsonb WHERE "specification"::text <> pg_temp.visible("specification"::text);--> statement-breakpoint
UPDATE "cart_lines" SET "specification" = pg_temp.visible("specification"::text)::jsonb WHERE "specification"::text <> pg_temp.visible("specification"::text);--> statement-breakpoint
UPDATE "removed_cart_lines" SET "specification" = pg_temp.visible("specification"::text)::jsonb WHERE "specification"::text <> pg_temp.visible("specification"::text);--> statement-breakpoint
UPDATE "quote_lines" SET "specification" = pg_temp.visible("specification"::text)::jsonb WHERE "specification"::text <> pg_temp.visible("specification"::text);
