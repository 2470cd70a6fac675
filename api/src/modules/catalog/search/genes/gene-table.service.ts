import type { GeneRow } from "@ligate/contract/genes/schemas";
import { type SQL, sql } from "drizzle-orm";
import { areGenesComing } from "../../../../content-files/seed-state.ts";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { type FunctionType, functionProblem, type Species, type TargetClass } from "../../../design/index.ts";
import { findUnsoldSymbol } from "../../genes/approved-symbols.ts";
import { correctQuery } from "../correct-query.ts";
import { parseGeneIds } from "../reading/gene-id.ts";
import { matchedName } from "../reading/gene-name-sql.ts";
import { readQuery } from "../reading/read-query.ts";
import { findSimilarGenes } from "../reading/similar-genes.ts";
import { geneMatches, type NamedGene } from "./gene-matches.ts";

interface GeneSearch {
  symbol: string;
  species: Species;
  /** The function that the gene is searched for; decides which rows are enabled. */
  fn?: FunctionType | undefined;
  page_number: number;
  page_size: number;
}

interface GenePage {
  gene_items: GeneRow[];
  total: number;
  unsold_symbol: string | null;
  /** The text that the genes were found for, if nothing has the one that was typed. */
  corrected_symbol?: string;
  more_genes_coming?: true;
}

const BEST = sql`best`;

/**
 * The genes that a text names, as the search of the site reads it; then genes by the beginning of a symbol, alias or former
 * symbol, ignoring case and punctuation, and by words of the name. An empty text lists all genes by symbol. The text may name
 * another species than the one that is chosen: it holds.
 */
export async function searchGenes(tx: Tx, query: GeneSearch): Promise<GenePage> {
  if (query.symbol === "") return { ...(await readPage(tx, query, undefined)), unsold_symbol: null };
  const { page, unknown, isNamed } = await findPage(tx, query);
  const isListed = page.gene_items[0]?.symbol.toLowerCase() === query.symbol.toLowerCase();
  const unsold_symbol = isListed ? null : await findUnsoldSymbol(tx, query.symbol, query.species);
  if ((!isNamed || unsold_symbol !== null) && (await areGenesComing(tx)))
    return { ...page, unsold_symbol: null, more_genes_coming: true };
  if (page.total > 0 || unsold_symbol !== null) return { ...page, unsold_symbol };
  const corrected = await correctQuery(tx, query.symbol, unknown);
  if (corrected === undefined) return { ...page, unsold_symbol };
  const meant = await findPage(tx, { ...query, symbol: corrected });
  return meant.page.total > 0
    ? { ...meant.page, unsold_symbol, corrected_symbol: corrected }
    : { ...page, unsold_symbol };
}

/** @returns also whether the text names a gene, and its words that do not */
async function findPage(tx: Tx, query: GeneSearch) {
  const reading = await readQuery(tx, query.symbol, { species: query.species });
  const { genes, nameText, species = query.species } = reading;
  const readMatches = (first: NamedGene[]) => {
    const matches = geneMatches(nameText, [species], first);
    return matches ? readPage(tx, query, matches) : NO_GENES;
  };
  // An id is a match of its own.
  const found = await readMatches(parseGeneIds(query.symbol).length > 0 ? [] : genes);
  const page = found.total > 0 ? found : await readMatches(await findSimilarGenes(tx, reading));
  return { page, isNamed: genes.length > 0, unknown: reading.unknown.map(({ typed }) => typed) };
}
const NO_GENES = { gene_items: [], total: 0 };

async function readPage(tx: Tx, query: GeneSearch, matches: SQL | undefined) {
  const found = await queryRows<GeneTableRow>(tx, matches ? matchingGenes(query, matches) : allGenes(query));
  return {
    gene_items: found.map((gene) => toGeneRow(gene, query.fn)),
    total: found[0]?.total ?? (query.page_number > 1 ? await countGenes(tx, query.species, matches) : 0),
  };
}

/**
 * A single letter matches 20,000 names. Sort key and name of a match are one text, so that a hash aggregate finds
 * the best match of each gene, and only the genes of the page are joined.
 */
const matchingGenes = ({ page_number, page_size }: GeneSearch, matches: SQL) => sql`
  with matches as (${matches}), page as (
    select gene_number, best, (count(*) over ())::int as total from matches
    order by best, gene_number
    limit ${page_size} offset ${(page_number - 1) * page_size}
  )
  select ${GENE_COLUMNS}, total,
    case when lower(${matchedName(BEST)}) <> lower(g.symbol) then ${matchedName(BEST)} end as matched_alias
  from page join ${GENE_TABLES} on g.number = gene_number
  order by best, g.number`;

/** Reads one page from the index. A window count would sort all rows, so a subquery counts them. */
const allGenes = ({ species, page_number, page_size }: GeneSearch) => sql`
  select ${GENE_COLUMNS}, null as matched_alias, (${countSpeciesGenes(species)}) as total
  from ${GENE_TABLES} where g.species = ${species}
  order by lower(g.symbol), g.number
  limit ${page_size} offset ${(page_number - 1) * page_size}`;

const countSpeciesGenes = (species: string) =>
  sql`select count(*)::int as total from genes where species = ${species}`;

/** Without matches, counts the genes of the species, which is faster than counting their names. */
async function countGenes(tx: Tx, species: string, matches: SQL | undefined): Promise<number> {
  const counting = matches
    ? sql`select count(*)::int as total from (${matches}) m`
    : countSpeciesGenes(species);
  const [counted] = await queryRows<{ total: number }>(tx, counting);
  return counted?.total ?? 0;
}

/** A gene as the table selects it. */
interface GeneTableRow extends Omit<GeneRow, "matched_alias" | "enabled" | "reason"> {
  target_class: TargetClass;
  matched_alias: string | null;
  total: number;
}

/** The columns of a `GeneTableRow`. The orthologue is one that the store has. */
const GENE_COLUMNS = sql`g.number as target_sequence, g.symbol, g.name as gene_name, g.locus_id, g.species,
  g.gene_type, g.target_class, g.orf_bp as coding_bp, case when o.number is not null then
  json_build_object('target_sequence', o.number, 'symbol', o.symbol, 'species', o.species) end as orthologue`;
const GENE_TABLES = sql`genes g left join genes o on o.locus_id = g.ortholog_locus_id`;

/** @param fn the function that the gene is searched for */
function toGeneRow(found: GeneTableRow, fn: FunctionType | undefined): GeneRow {
  const { total, target_class, matched_alias, ...gene } = found;
  const reason = fn && functionProblem(fn, { symbol: gene.symbol, targetClass: target_class });
  return {
    ...gene,
    ...(matched_alias !== null && { matched_alias }),
    enabled: reason === undefined,
    ...(reason !== undefined && { reason }),
  };
}
