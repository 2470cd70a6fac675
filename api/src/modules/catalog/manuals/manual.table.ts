import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { supplies } from "../products/catalog.table.ts";

/** What is printed for a supply: protocols, quality specifications, notes. */
export const manuals = pgTable("manuals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  catalogNumber: text("catalog_number")
    .notNull()
    .references(() => supplies.catalogNumber, { onDelete: "cascade" }),
  /** Of its file, without the ending: stands in its address. */
  slug: text().notNull().unique(),
  name: text().notNull(),
  version: integer().notNull(),
  /** Of the version, as YYYY-MM-DD. */
  date: text().notNull(),
  /** Only what `printing/printed-content.ts` can set. */
  markdown: text().notNull(),
});

/** A manual as its file says it. */
export type ManualFile = Omit<typeof manuals.$inferSelect, "id">;
