import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { richText } from "../../../content-files/rich-text.ts";

/** Sections of bench protocols. */
export const protocolParts = pgTable("protocol_parts", {
  /** Position within a protocol. */
  position: integer().primaryKey(),
  /** The kind of section. Every protocol has `deliver` and `confirm`. */
  part: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  content: richText().notNull(),
  /** Source of `content`, for printing. */
  markdown: text().notNull().default(""),
  /** Codes of the functions and structures whose protocols contain the section. */
  functions: text().array().notNull(),
  structures: text().array().notNull(),
});
