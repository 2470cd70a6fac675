import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { ProblemError } from "../../../../http/problem.ts";
import { classifyTarget, type Species } from "../../../design/index.ts";
import { keyedNames } from "../normalize-name.ts";
import type { GeneTableFormat, TableGene } from "./formats/table-format.ts";
import { classifyGenes, describeGenes, isDescribedByNcbi, isOfCatalog } from "./merge-facts.ts";
import { countRows } from "./stage-rows.ts";

/** The numbers of changed genes and names. */
export interface MergeCounts {
  added: number;
  renamed: number;
  /** Genes whose type, ids, orthologue or coding length changed. */
  described: number;
  namesAdded: number;
  namesRemoved: number;
}

export interface GenePortion {
  species: Species;
  table: Pick<GeneTableFormat, "source" | "isAuthority">;
  /** A statement that selects the genes. @param columns their names and types, as a column definition list */
  select: (columns: SQL) => SQL;
  /** Numbers that are not in the table begin here, if the store has none above. */
  firstNumber?: number;
}

/** How the store's numbers differ from those that a portion carries. */
export interface NumberConflicts {
  /** Genes that the store has under another number, which they keep. */
  kept: number;
  /** New genes whose number belongs to another gene of the store, which get the next free one. */
  renumbered: number;
}

/** Lower numbers are reserved for the content file. */
export const FIRST_IMPORTED = 10_001;
const LAST_NUMBER = 99_999;

/** A gene as it is staged. */
export const stagedGene = (
  { locusId, symbol, name, previousSymbols = [], aliases, proteinNames, facts }: TableGene,
  species: Species,
) => ({
  locus_id: locusId,
  symbol,
  name,
  names: keyedNames(symbol, [...previousSymbols, ...aliases], proteinNames),
  gene_type: facts.geneType,
  target_class: classifyTarget({
    ...{ species, symbol, name, refseqTranscript: facts.refseqTranscript },
    ...{ geneType: facts.geneType ?? "", chromosome: facts.chromosome ?? "" },
  }),
  chromosome: facts.chromosome,
  ensembl_id: facts.ensemblId,
  authority_id: facts.authorityId,
  refseq_transcript: facts.refseqTranscript,
  ortholog_locus_id: facts.orthologLocusId,
});

export const formatNumber = (species: Species, number: number): string =>
  `${species.charAt(0)}${String(number).padStart(5, "0")}`;

/** Numbers are never reused: the next one follows the highest number. */
export async function nextNumber(tx: Tx, species: Species, first = FIRST_IMPORTED): Promise<number> {
  const [highest] = await queryRows<{ number: string | null }>(
    tx,
    // Read from the end of the primary key.
    sql`select max(number) as number from genes where number between ${formatNumber(species, 0)} and ${formatNumber(species, LAST_NUMBER)}`,
  );
  return Math.max(first, Number(highest?.number?.slice(1) ?? 0) + 1);
}

/** Merges one portion of a table inside the database. */
export async function mergeGenes(tx: Tx, portion: GenePortion): Promise<MergeCounts & NumberConflicts> {
  await planForFewRows(tx);
  const { known, ...conflicts } = await compareNumbers(tx, portion);
  // Most portions of a first import have new genes only.
  const changed = known > 0 ? await updateGenes(tx, portion) : { renamed: 0, described: 0, namesRemoved: 0 };
  const isNumbered = portion.firstNumber !== undefined && conflicts.renumbered === 0;
  const next = isNumbered ? LAST_NUMBER : await nextNumber(tx, portion.species, portion.firstNumber);
  const added = await addGenes(tx, portion, next);
  const namesAdded = await writeNames(tx, portion);
  return { ...changed, ...conflicts, added, namesAdded };
}

/**
 * For the rest of the transaction. Until the tables are analyzed, the planner would read them completely for each portion.
 */
const planForFewRows = (tx: Tx) =>
  tx.execute(sql`select set_config(name, value, true) from (values ('enable_seqscan', 'off'),
      ('enable_hashjoin', 'off'), ('enable_mergejoin', 'off')) s (name, value)`);

async function compareNumbers(tx: Tx, portion: GenePortion): Promise<NumberConflicts & { known: number }> {
  const [found] = await queryRows<NumberConflicts & { known: number }>(
    tx,
    sql`select count(g.number)::int as known, (count(*) filter (where g.number <> i.number))::int as kept,
        (count(*) filter (where g.number is null and other.number is not null))::int as renumbered
      from (${incomingGenes(portion)}) i
      left join genes g on g.locus_id = i.locus_id
      left join genes other on other.number = i.number`,
  );
  return found ?? { known: 0, kept: 0, renumbered: 0 };
}

/** Updates the genes of a portion that the store has. */
async function updateGenes(tx: Tx, portion: GenePortion) {
  const incoming = incomingGenes(portion);
  const isRenamed = renameCondition(portion);
  await keepFormerSymbols(tx, incoming, isRenamed);
  const renamed = await renameGenes(tx, incoming, isRenamed);
  const described = await describeGenes(tx, incoming, portion.table);
  await classifyGenes(tx, incoming);
  const namesRemoved = await removeNames(tx, portion);
  return { renamed, described, namesRemoved };
}

/** Condition on a known gene `g`: it takes the symbol and name of the table. */
function renameCondition({ table }: GenePortion): SQL {
  if (table.source === "catalog") return isOfCatalog;
  return table.isAuthority ? sql`true` : isDescribedByNcbi;
}

const incomingGenes = ({ select }: GenePortion): SQL =>
  select(sql`number text, locus_id int, symbol text, name text, names jsonb, gene_type text, target_class text,
    chromosome text, ensembl_id text, authority_id text, refseq_transcript text, orf_bp int, coding_transcript text,
    coding_source text, ortholog_locus_id int`);

const incomingNames = (portion: GenePortion): SQL => sql`
  select g.number as gene_number, n.key, n.name, n.rank, n.source from (${incomingGenes(portion)}) i
  join genes g on g.locus_id = i.locus_id
  cross join lateral jsonb_to_recordset(i.names) as n (key text, name text, rank smallint, source text)`;

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

/** Adds the new genes under their numbers in the table, or under the next free ones, as long as there are any. */
async function addGenes(tx: Tx, portion: GenePortion, next: number): Promise<number> {
  const { species } = portion;
  return countRows(
    tx,
    sql`insert into genes (number, species, symbol, name, locus_id, gene_type, target_class, chromosome, ensembl_id,
        authority_id, refseq_transcript, orf_bp, coding_transcript, coding_source, ortholog_locus_id)
      select case when i.is_free then i.number else ${species.charAt(0)}::text || lpad(i.next::text, 5, '0') end,
        ${species}, i.symbol, i.name, i.locus_id, coalesce(i.gene_type, ''), i.target_class, coalesce(i.chromosome, ''),
        i.ensembl_id, i.authority_id, i.refseq_transcript, i.orf_bp, i.coding_transcript, i.coding_source,
        i.ortholog_locus_id
      from (
        select n.*, ${next}::int - 1 + row_number() over (partition by n.is_free order by n.locus_id) as next
        from (
          select i.*, i.number is not null and not exists (select from genes g where g.number = i.number) as is_free
          from (${newGenes(portion)}) i
        ) n
      ) i
      where i.is_free or i.next <= ${LAST_NUMBER} returning 1`,
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
      select n.gene_number, n.key, n.name, ${portion.species}, n.rank, coalesce(n.source, ${portion.table.source})
      from (${incomingNames(portion)}) n
      on conflict (gene_number, source, key) do update set name = excluded.name, rank = excluded.rank
      where gene_names.name <> excluded.name or gene_names.rank <> excluded.rank
      returning 1`,
  );
