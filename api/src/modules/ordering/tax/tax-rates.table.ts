import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The sales tax service's answers, by five digits of a ZIP. An unknown ZIP has no rate. */
export const taxRates = pgTable("tax_rates", {
  zip: text().primaryKey(),
  totalRate: text("total_rate"),
  fetchedAt: timestamp("fetched_at", { withTimezone: true }).notNull().defaultNow(),
});
