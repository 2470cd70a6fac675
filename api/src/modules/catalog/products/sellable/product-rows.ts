import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fromJsonRow, type JsonRow } from "../../../../db/database.ts";
import { frameFunctions, type GuideListing } from "../../../design/index.ts";
import { codingSequencesWith, type TargetGeneRow } from "../../genes/find-target.ts";
import { genes } from "../../genes/gene.table.ts";
import { guideListings } from "../../guides/guide-listings.ts";
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
  /** The entries of libraries for the guides of the specification; null without one. */
  guideListings: GuideListing[] | null;
}

/** `ProductRows` as a statement with `productColumns` returns them. */
export interface ProductJson extends Pick<ProductRows, "gene" | "supply" | "guideListings"> {
  item: JsonRow | null;
  service: JsonRow | null;
  size: JsonRow | null;
}

const FRAME_FUNCTIONS = sql`(${sql.join(
  frameFunctions.map((code) => sql`${code}`),
  sql`, `,
)})`;

/**
 * The columns of `ProductJson`, for a statement that joins the tables with `productJoins`.
 * @param specification jsonb; null without one
 * @param sku in upper case
 */
export const productColumns = (specification: SQLWrapper, sku: SQLWrapper): SQL => sql`
  case when genes.number is not null then jsonb_build_object(
    'number', genes.number, 'symbol', genes.symbol, 'species', genes.species, 'targetClass', genes.target_class,
    'orfBp', genes.orf_bp, 'codingTranscript', genes.coding_transcript,
    'refseqTranscript', genes.refseq_transcript, 'chromosome', genes.chromosome, 'locusId', genes.locus_id,
    'proteinProperties', genes.protein_properties,
    'codingSequences', case when split_part(${sku}, '-', 1) in ${FRAME_FUNCTIONS} then ${codingSequencesWith("lengths")} end
  ) end as gene,
  to_jsonb(stock_items) as item, to_jsonb(services) as service, to_jsonb(supply_sizes) as size,
  case when supplies.name is not null
    then jsonb_build_object('name', supplies.name, 'image', supplies.image) end as supply,
  ${guideListings(specification)} as "guideListings"`;

/** The left joins of the tables of products. @param sku in upper case */
export const productJoins = (sku: SQLWrapper, unitSize: SQLWrapper): SQL => sql`
  left join ${genes} on genes.number = split_part(${sku}, '-', 4)
  left join ${stockItems} on stock_items.sku = ${sku} and stock_items.offered
  left join ${services} on services.sku = ${sku}
  left join ${supplySizes} on supply_sizes.catalog_number = ${sku} and supply_sizes.unit_size = ${unitSize}
  left join ${supplies} on supplies.catalog_number = supply_sizes.catalog_number`;

export const toProductRows = ({ item, service, size, ...rows }: ProductJson): ProductRows => ({
  ...rows,
  item: item && fromJsonRow(stockItems, item),
  service: service && fromJsonRow(services, service),
  size: size && fromJsonRow(supplySizes, size),
});
