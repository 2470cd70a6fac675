-- Orders keep the choices of expression that they were placed with: before there were any, a tag stood at the N terminus, 2A released
-- the markers, and the fluorescence marker of inducible vectors marked the cell. The third part of a SKU has the codes of the promoter
-- (2), tag, fluorescence marker and selection marker; X is none.
UPDATE "order_lines" SET "specification" = coalesce("specification", '{}') || '{"terminus": "N"}'
	WHERE "product_sku" ~ '^(OE|IE)-..-..[^X]' AND NOT coalesce("specification", '{}') ? 'terminus';--> statement-breakpoint
UPDATE "order_lines" SET "specification" = coalesce("specification", '{}') || '{"marker": "2A"}'
	WHERE "product_sku" ~ '^OE-..-...([^X].|.[^X])' AND NOT coalesce("specification", '{}') ? 'marker';--> statement-breakpoint
UPDATE "order_lines" SET "specification" = coalesce("specification", '{}') || '{"reporter": "cell"}'
	WHERE "product_sku" ~ '^(IE|IR)-..-...[^X]' AND NOT coalesce("specification", '{}') ? 'reporter';
