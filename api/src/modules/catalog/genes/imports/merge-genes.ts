import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import type { Species } from "../../../design/index.ts";
import { keyedNames } from "../normalize-name.ts";
import type { GeneTableFormat, TableGene } from "./formats/table-format.ts";
import { classifyGenes, describeGenes, isDescribedByNcbi } from "./merge-facts.ts";
import { countRows, type StagedPortion, stagedRows } from "./stage-rows.ts";

/** The numbers of changed genes and names. */
export interface MergeCounts {
  added: number;
  renamed: number;
  /** Genes whose type, ids, orthologue or coding length changed. */
  described: number;
  namesAdded: number;
  namesRemoved: number;
}

export interface GenePortion extends StagedPortion {
  species: Species;
  table: Pick<GeneTableFormat, "source" | "isAuthority">;
}

/** Lower numbers are reserved for the content file. */
const FIRST_IMPORTED = 10_001;
const LAST_NUMBER = 99_999;

/** A gene as it is staged. */
export const stagedGene = ({ locusId, symbol, name, aliases, facts }: TableGene): object => ({
  locus_id: locusId,
  symbol,
  name,
  names: keyedNames(symbol, aliases),
  gene_type: facts.geneType,
  chromosome: facts.chromosome,
  ensembl_id: facts.ensemblId,
  authority_id: facts.authorityId,
  refseq_transcript: facts.refseqTranscript,
  ortholog_locus_id: facts.orthologLocusId,
});

/** Numbers are never reused: the next one follows the highest number. */
async function nextNumber(tx: Tx, species: Species): Promise<number> {
  const [highest] = await queryRows<{ n: number | null }>(
    tx,
    sql`select max(substr(number, 2)::int) as n from genes where species = ${species}`,
  );
  return Math.max(FIRST_IMPORTED, (highest?.n ?? 0) + 1);
}

/** Merges one portion of a staged table inside the database. */
export async function mergeGenes(tx: Tx, portion: GenePortion): Promise<MergeCounts> {
  const incoming = incomingGenes(portion);
  const isRenamed = portion.table.isAuthority ? sql`true` : isDescribedByNcbi;
  await keepFormerSymbols(tx, incoming, isRenamed);
  const renamed = await renameGenes(tx, incoming, isRenamed);
  const described = await describeGenes(tx, incoming, portion.table.isAuthority);
  const added = await addGenes(tx, portion);
  await classifyGenes(tx, incoming);
  const namesRemoved = await removeNames(tx, portion);
  const namesAdded = await writeNames(tx, portion);
  return { added, renamed, described, namesAdded, namesRemoved };
}

const incomingGenes = (portion: GenePortion): SQL =>
  stagedRows(
    portion,
    sql`locus_id int, symbol text, name text, names jsonb, gene_type text, chromosome text, ensembl_id text,
      authority_id text, refseq_transcript text, ortholog_locus_id int`,
  );

const incomingNames = (portion: GenePortion): SQL => sql`
  select g.number as gene_number, n.key, n.name, n.rank from (${incomingGenes(portion)}) i
  join genes g on g.locus_id = i.locus_id
  cross join lateral jsonb_to_recordset(i.names) as n (key text, name text, rank smallint)`;

/** Keeps replaced symbols as names, so that the search still finds them. */
const keepFormerSymbols = (tx: Tx, incoming: SQL, isRenamed: SQL) =>
  tx.execute(sql`
    insert into gene_names (gene_number, key, name, species, rank, source)
    select n.gene_number, n.key, n.name, n.species, 1, 'former' from (${incoming}) i
    join genes g on g.locus_id = i.locus_id and g.symbol <> i.symbol and ${isRenamed}
    join gene_names n on n.gene_number = g.number and n.name = g.symbol
    on conflict do nothing`);

const renameGenes = (tx: Tx, incoming: SQL, isRenamed: SQL) =>
  countRows(
    tx,
    sql`update genes g set symbol = i.symbol, name = i.name from (${incoming}) i
      where g.locus_id = i.locus_id and (g.symbol <> i.symbol or g.name <> i.name) and ${isRenamed} returning 1`,
  );

/** Counts the genes of a portion that have no number yet. */
export const countNewGenes = (tx: Tx, portion: GenePortion) => countRows(tx, newGenes(portion));

const newGenes = (portion: GenePortion): SQL => sql`
  select i.* from (${incomingGenes(portion)}) i where not exists (select from genes g where g.locus_id = i.locus_id)`;

/** @throws ProblemError 422 if fewer numbers are left */
export async function assertNumbersLeft(tx: Tx, species: Species, added: number) {
  const left = LAST_NUMBER + 1 - (await nextNumber(tx, species));
  if (added <= left) return;
  const genes = `${added} new genes, and ${left} numbers are left for ${species.toLowerCase()} genes`;
  throw new ProblemError(422, `The table has ${genes}.`);
}

async function addGenes(tx: Tx, portion: GenePortion): Promise<number> {
  const { species } = portion;
  const next = await nextNumber(tx, species);
  return countRows(
    tx,
    sql`insert into genes (number, species, symbol, name, locus_id, gene_type, chromosome, ensembl_id, authority_id,
        refseq_transcript, ortholog_locus_id)
      select ${species.charAt(0)}::text
          || lpad((${next}::int - 1 + row_number() over (order by i.locus_id))::text, 5, '0'),
        ${species}, i.symbol, i.name, i.locus_id, coalesce(i.gene_type, ''), coalesce(i.chromosome, ''),
        i.ensembl_id, i.authority_id, i.refseq_transcript, i.ortholog_locus_id
      from (${newGenes(portion)}) i returning 1`,
  );
}

const removeNames = (tx: Tx, portion: GenePortion) =>
  countRows(
    tx,
    sql`delete from gene_names old using genes g, (${incomingGenes(portion)}) i
      where g.locus_id = i.locus_id and old.gene_number = g.number and old.source = ${portion.table.source}
        and not i.names @> jsonb_build_array(jsonb_build_object('key', old.key)) returning 1`,
  );

const writeNames = (tx: Tx, portion: GenePortion) =>
  countRows(
    tx,
    sql`insert into gene_names (gene_number, key, name, species, rank, source)
      select n.gene_number, n.key, n.name, ${portion.species}, n.rank, ${portion.table.source}
      from (${incomingNames(portion)}) n
      on conflict (gene_number, source, key) do update set name = excluded.name, rank = excluded.rank
      where gene_names.name <> excluded.name or gene_names.rank <> excluded.rank
      returning 1`,
  );
