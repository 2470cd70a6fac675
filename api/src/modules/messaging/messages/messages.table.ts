import type { Specification } from "@ligate/contract/specification/schemas";
import { jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Messages of visitors from the contact and the message page. */
export const messages = pgTable("messages", {
  id: serial().primaryKey(),
  reference: text().notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  subject: text().notNull(),
  message: text().notNull(),
  /** The product that the message is about; may be empty. */
  product: text().notNull().default(""),
  /** The specification of a product whose price is by quote. */
  specification: jsonb().$type<Specification>(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
