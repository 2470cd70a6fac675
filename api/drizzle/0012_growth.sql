CREATE TABLE "order_line_counts" (
	"user_id" integer NOT NULL,
	"status" text NOT NULL,
	"order_class" text NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "order_line_counts_user_id_status_order_class_pk" PRIMARY KEY("user_id","status","order_class")
);
--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
ALTER TABLE "order_line_counts" ADD CONSTRAINT "order_line_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_items_page" ON "stock_items" USING btree ("page");--> statement-breakpoint
CREATE INDEX "orders_user_placed" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE FUNCTION "count_inserted_order_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_line_counts
    SELECT orders.user_id, orders.status, inserted.order_class, count(*)
      FROM inserted JOIN orders ON orders.id = inserted.order_id
      WHERE orders.status <> 'pending_payment'
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (user_id, status, order_class) DO UPDATE SET lines = order_line_counts.lines + excluded.lines;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_moved_order_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sorted: two orders of an account that change at once lock the counts in the same order.
  INSERT INTO order_line_counts
    SELECT new.user_id, moved.status, order_lines.order_class, sum(moved.sign)
      FROM order_lines, (VALUES (old.status, -1), (new.status, 1)) moved (status, sign)
      WHERE order_lines.order_id = new.id AND moved.status <> 'pending_payment'
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (user_id, status, order_class) DO UPDATE SET lines = order_line_counts.lines + excluded.lines;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_lines_count" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "count_inserted_order_lines"();--> statement-breakpoint
CREATE TRIGGER "orders_count" AFTER UPDATE OF "status" ON "orders" FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION "count_moved_order_lines"();--> statement-breakpoint
INSERT INTO "order_line_counts"
  SELECT orders.user_id, orders.status, order_lines.order_class, count(*)
    FROM "orders" JOIN "order_lines" ON order_lines.order_id = orders.id
    WHERE orders.status <> 'pending_payment' GROUP BY 1, 2, 3;
