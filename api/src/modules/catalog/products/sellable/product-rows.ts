import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { TargetGeneRow } from "../../genes/find-target.ts";
import { genes } from "../../genes/gene.table.ts";
import { isGuideListed } from "../../guides/is-guide-listed.ts";
import { services, stockItems, supplies, supplySizes } from "../catalog.table.ts";

/**
 * The database rows of a product: the gene of a design, or the row of another product. All are null for an
 * unknown SKU, and for a design that targets no gene.
 */
export interface ProductRows {
  gene: TargetGeneRow | null;
  item: typeof stockItems.$inferSelect | null;
  service: typeof services.$inferSelect | null;
  size: typeof supplySizes.$inferSelect | null;
  supply: Pick<typeof supplies.$inferSelect, "name" | "image"> | null;
  /** The specification's guide is in the list of the library that it names. */
  isGuideListed: boolean;
}

const { number, symbol, species, targetClass, orfBp, codingTranscript, refseqTranscript } = genes;
const { chromosome, locusId } = genes;

/**
 * The columns of `ProductRows`, for a query that joins the tables with `productJoins`.
 * @param specification jsonb; null without one
 */
export const productColumns = (specification: SQLWrapper) => ({
  gene: {
    number,
    symbol,
    species,
    targetClass,
    orfBp,
    codingTranscript,
    refseqTranscript,
    chromosome,
    locusId,
  },
  item: stockItems,
  service: services,
  size: supplySizes,
  supply: { name: supplies.name, image: supplies.image },
  isGuideListed: isGuideListed(specification),
});

/** The conditions of left joins of the tables of products. @param sku in upper case */
export const productJoins = (sku: SQLWrapper, unitSize: SQLWrapper) => ({
  gene: eq(genes.number, sql`split_part(${sku}, '-', 4)`),
  item: and(eq(stockItems.sku, sku), stockItems.offered),
  service: eq(services.sku, sku),
  size: and(eq(supplySizes.catalogNumber, sku), eq(supplySizes.unitSize, unitSize)),
  supply: eq(supplies.catalogNumber, supplySizes.catalogNumber),
});
