import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What a visitor has sent lately, so that the same once more is known again. */
export const sentRequests = pgTable(
  "receipts",
  {
    /** sha256 of the words. */
    digest: text().primaryKey(),
    reference: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("receipts_expiry").on(table.expiresAt)],
);
