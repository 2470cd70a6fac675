import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { supplies } from "../products/catalog.table.ts";

/** Documents of supplies: protocols, quality specifications, notes. */
export const manuals = pgTable("manuals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  catalogNumber: text("catalog_number")
    .notNull()
    .references(() => supplies.catalogNumber, { onDelete: "cascade" }),
  /** The file name without its extension; part of the PDF's URL. */
  slug: text().notNull().unique(),
  name: text().notNull(),
  version: integer().notNull(),
  /** Date of the version, as YYYY-MM-DD. */
  date: text().notNull(),
  /** Limited to the elements that `printing/printed-content.ts` supports. */
  markdown: text().notNull(),
});

/** The data that a manual file contains. */
export type ManualFile = Omit<typeof manuals.$inferSelect, "id">;
