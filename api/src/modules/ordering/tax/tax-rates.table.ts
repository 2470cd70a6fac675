import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Cached responses of the sales tax service, by five-digit ZIP code. An unknown ZIP code has no rate. */
export const taxRates = pgTable("tax_rates", {
  zip: text().primaryKey(),
  totalRate: text("total_rate"),
  fetchedAt: timestamp("fetched_at", { withTimezone: true }).notNull().defaultNow(),
});
