import { ORDER_DOCUMENT_KINDS } from "@ligate/contract/orders/constants";
import { index, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Links that open one document without a login. Only a digest of the secret is stored. */
export const documentLinks = pgTable(
  "document_links",
  {
    id: serial().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    kind: text({ enum: ORDER_DOCUMENT_KINDS }).notNull(),
    /** Of the document. */
    number: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [index("document_links_document").on(table.kind, table.number)],
);
