import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The content that was loaded last, by source. A start without changes writes nothing. */
export const contentImports = pgTable("content_imports", {
  source: text().primaryKey(),
  /** Digest of the rows as they were read. */
  digest: text().notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
});
