import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { richText } from "../../../content-files/rich-text-column.ts";

/** What bench protocols are made of. */
export const protocolParts = pgTable("protocol_parts", {
  /** Its place in every protocol that it is part of. */
  position: integer().primaryKey(),
  /** `deliver` and `confirm` are what every protocol has. */
  part: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  content: richText().notNull(),
  /** What `content` was made of, to print. */
  markdown: text().notNull().default(""),
  /** Codes of the functions and structures that it is for. */
  functions: text().array().notNull(),
  structures: text().array().notNull(),
});
