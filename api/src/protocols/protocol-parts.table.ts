import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** What bench protocols are made of. The text is HTML, sanitised when it was loaded. */
export const protocolParts = pgTable("protocol_parts", {
  /** Its place in every protocol that it is part of. */
  position: integer().primaryKey(),
  /** `deliver` and `confirm` are what every protocol has. */
  part: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  content: text().notNull(),
  /** Codes of the functions and structures that it is for. */
  functions: text().array().notNull(),
  structures: text().array().notNull(),
});
