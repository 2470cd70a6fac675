import { ORDER_FILE_KIND_NAMES } from "@ligate/contract/order-files/constants";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, serial, text, timestamp, unique } from "drizzle-orm/pg-core";
import { bytea } from "../../../db/bytea.ts";
import { orderLines } from "../orders/orders.table.ts";

/** Files that staff have deposited with lines of orders. */
export const orderFiles = pgTable(
  "order_files",
  {
    /** Identifies the file in staff commands. */
    id: serial().primaryKey(),
    /** Identifies the file in URLs; random. */
    token: text().notNull().unique(),
    orderLineId: integer("order_line_id")
      .notNull()
      .references(() => orderLines.id, { onDelete: "cascade" }),
    kind: text({ enum: ORDER_FILE_KIND_NAMES }).notNull(),
    /** A safe name with the extension of its format. */
    name: text().notNull(),
    /** Detected from the content. */
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** SHA-256 in hexadecimal digits. */
    checksum: text().notNull(),
    /** The bytes; null if a bucket has them. */
    content: bytea(),
    /** The key of the object in the bucket; null if the database has the bytes. */
    objectKey: text("object_key"),
    /** The member of staff. */
    actor: text().notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
    /** The key of the email that lists it for the buyer; null if none was stored. */
    mailKey: text("mail_key"),
  },
  (table) => [
    unique("order_files_once").on(table.orderLineId, table.checksum),
    check("order_files_place", sql`(${table.content} is null) <> (${table.objectKey} is null)`),
  ],
);
export type OrderFileRow = typeof orderFiles.$inferSelect;
