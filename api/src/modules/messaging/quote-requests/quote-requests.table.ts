import type { QuoteType } from "@ligate/contract/quote-requests/constants";
import { pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Quote requests of visitors. Omitted fields are empty. What a request is about is the topic of its thread. */
export const quoteRequests = pgTable("quote_requests", {
  id: serial().primaryKey(),
  reference: text().notNull().unique(),
  type: text().$type<QuoteType>().notNull(),
  productType: text("product_type").notNull().default(""),
  serviceType: text("service_type").notNull().default(""),
  /** As pasted, including a FASTA header. */
  geneSequence: text("gene_sequence").notNull().default(""),
  geneSpecies: text("gene_species").notNull().default(""),
  virusType: text("virus_type").notNull().default(""),
  mammalianCells: text("mammalian_cells").notNull().default(""),
  /** Micrograms. */
  plasmidAmount: text("plasmid_amount").notNull().default(""),
  virusAmount: text("virus_amount").notNull().default(""),
  cellLineAmount: text("cell_line_amount").notNull().default(""),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  institution: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
