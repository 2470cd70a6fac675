import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The content that was loaded last, by source. A start without changes writes nothing. */
export const contentImports = pgTable("content_imports", {
  source: text().primaryKey(),
  /** Digest of the rows as they were read. */
  digest: text().notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * The versions of the content that this database has had: digests of all inputs of a seed. The one that was imported last is
 * current, and a process with an earlier one belongs to a replaced release.
 */
export const contentVersions = pgTable("content_versions", {
  version: text().primaryKey(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});
