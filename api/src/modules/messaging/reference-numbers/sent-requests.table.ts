import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Digests of recent requests, which detect repeated ones. */
export const sentRequests = pgTable(
  "receipts",
  {
    /** sha256 of the request's fields. */
    digest: text().primaryKey(),
    reference: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("receipts_expiry").on(table.expiresAt)],
);
