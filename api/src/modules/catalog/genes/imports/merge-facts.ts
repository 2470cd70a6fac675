import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { classifyTarget, type TargetClass } from "../../../design/index.ts";
import type { genes } from "../gene.table.ts";
import type { GeneTableFormat } from "./formats/table-format.ts";
import { countRows } from "./stage-rows.ts";

/** NCBI's types of genes, and the type of a gene that no table described. */
const NCBI_TYPES = sql`('', 'protein-coding', 'ncRNA', 'pseudo', 'tRNA', 'rRNA', 'snRNA', 'snoRNA', 'scRNA', 'other')`;

/** Condition on a gene `g`: no table of HGNC or MGI has described it, whose names and types are kept. */
export const isDescribedByNcbi: SQL = sql`g.gene_type in ${NCBI_TYPES}`;

/**
 * Condition on a gene `g`: neither `genes.csv` nor an imported table of HGNC or MGI has described it. The file of all genes
 * keeps their facts, because such a table may be newer.
 */
export const isOfCatalog: SQL = sql`not exists (
  select from gene_names known where known.gene_number = g.number and known.source in ('content', 'hgnc', 'mgi'))`;

/**
 * Updates types, ids, coding lengths and orthologues of genes. Facts that the table does not have are kept, and so is a type of HGNC or MGI
 * unless the table is one of theirs.
 * @returns the number of changed genes
 */
export function describeGenes(
  tx: Tx,
  incoming: SQL,
  { source, isAuthority }: Pick<GeneTableFormat, "source" | "isAuthority">,
): Promise<number> {
  const geneType = isAuthority
    ? sql`coalesce(i.gene_type, g.gene_type)`
    : sql`case when ${isDescribedByNcbi} then coalesce(i.gene_type, g.gene_type) else g.gene_type end`;
  // HGNC's chromosome is derived from a location, which names one chromosome only.
  const chromosome = isAuthority
    ? sql`coalesce(nullif(g.chromosome, ''), i.chromosome, '')`
    : sql`coalesce(i.chromosome, g.chromosome)`;
  return countRows(
    tx,
    sql`update genes g set gene_type = d.gene_type, chromosome = d.chromosome, ensembl_id = d.ensembl_id,
        authority_id = d.authority_id, refseq_transcript = d.refseq_transcript,
        ortholog_locus_id = d.ortholog_locus_id, orf_bp = d.orf_bp, coding_transcript = d.coding_transcript,
        coding_source = d.coding_source
      from (
        select g.number, ${geneType} as gene_type, ${chromosome} as chromosome,
          coalesce(i.ensembl_id, g.ensembl_id) as ensembl_id,
          coalesce(i.authority_id, g.authority_id) as authority_id,
          coalesce(i.refseq_transcript, g.refseq_transcript) as refseq_transcript,
          coalesce(i.ortholog_locus_id, g.ortholog_locus_id) as ortholog_locus_id,
          ${codingFact("orf_bp")}, ${codingFact("coding_transcript")}, ${codingFact("coding_source")}
        from genes g join (${incoming}) i on i.locus_id = g.locus_id
        where ${source === "catalog" ? isOfCatalog : sql`true`}
      ) d
      where g.number = d.number
        and (g.gene_type, g.chromosome, g.ensembl_id, g.authority_id, g.refseq_transcript, g.ortholog_locus_id,
            g.orf_bp, g.coding_transcript, g.coding_source)
          is distinct from
          (d.gene_type, d.chromosome, d.ensembl_id, d.authority_id, d.refseq_transcript, d.ortholog_locus_id,
            d.orf_bp, d.coding_transcript, d.coding_source)
      returning 1`,
  );
}

/** Length, transcript and source are those of one measurement. */
function codingFact(name: "orf_bp" | "coding_transcript" | "coding_source"): SQL {
  const column = sql.identifier(name);
  return sql`case when i.orf_bp is null then g.${column} else i.${column} end as ${column}`;
}

type Classified = Pick<
  typeof genes.$inferSelect,
  "number" | "species" | "symbol" | "name" | "geneType" | "targetClass" | "chromosome" | "refseqTranscript"
>;

/** Updates the classes of the incoming genes, after all of their facts. */
export async function classifyGenes(tx: Tx, incoming: SQL): Promise<void> {
  const all = await queryRows<Classified>(
    tx,
    sql`select g.number, g.species, g.symbol, g.name, g.gene_type as "geneType", g.chromosome,
        g.target_class as "targetClass", g.refseq_transcript as "refseqTranscript"
      from genes g join (${incoming}) i on i.locus_id = g.locus_id`,
  );
  const changed: { number: string; target_class: TargetClass }[] = [];
  for (const gene of all) {
    const target_class = classifyTarget(gene);
    if (target_class !== gene.targetClass) changed.push({ number: gene.number, target_class });
  }
  if (changed.length === 0) return;
  await tx.execute(
    sql`update genes g set target_class = c.target_class
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (number text, target_class text)
      where g.number = c.number`,
  );
}
