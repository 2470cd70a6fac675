import type { GeneRow } from "@ligate/contract/genes/schemas";
import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { FunctionType, Species } from "../../../design/index.ts";
import { findUnsoldSymbol } from "../approved-symbols.ts";
import { geneMatches } from "./gene-matches.ts";
import { matchedName } from "./gene-name-sql.ts";
import { type FoundGene, GENE_COLUMNS, GENE_TABLES, toGeneRow } from "./gene-row.ts";

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
}

const BEST = sql`best`;

/**
 * Finds genes by id, by the beginning of a symbol, alias or former symbol, ignoring case and punctuation, and by words
 * of the name, in this order. An empty query lists all genes by symbol.
 */
export async function searchGenes(tx: Tx, query: GeneSearch): Promise<GenePage> {
  const matches = geneMatches(query.symbol, [query.species]);
  if (query.symbol && !matches) return { gene_items: [], total: 0, unsold_symbol: null };
  const found = await queryRows<FoundGene>(tx, matches ? matchingGenes(query, matches) : allGenes(query));
  const isListed = found[0]?.symbol.toLowerCase() === query.symbol.toLowerCase();
  return {
    gene_items: found.map((gene) => toGeneRow(gene, query.fn)),
    total: found[0]?.total ?? (query.page_number > 1 ? await countGenes(tx, query.species, matches) : 0),
    unsold_symbol: isListed ? null : await findUnsoldSymbol(tx, query.symbol, query.species),
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
