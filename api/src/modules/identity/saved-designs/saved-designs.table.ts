import { index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.table.ts";

/** Designs that customers have saved. The SKU encodes the whole design. */
export const savedDesigns = pgTable(
  "saved_designs",
  {
    /** 128 random bits, because the id alone grants read access. */
    id: text().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productSku: text("product_sku").notNull(),
    productName: text("product_name").notNull(),
    name: text().notNull(),
    /** 0 for a design that was saved, higher for its copies. */
    copyNumber: integer("copy_number").notNull().default(0),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("saved_designs_once").on(table.userId, table.productSku, table.copyNumber),
    index("saved_designs_list").on(table.userId, table.savedAt),
  ],
);
export type SavedDesignRow = typeof savedDesigns.$inferSelect;
