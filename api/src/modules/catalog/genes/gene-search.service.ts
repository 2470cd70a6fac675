import type { GeneRow } from "@ligate/contract/genes/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import { bestMatch, keyStartsWith, matchedName } from "./gene-name-sql.ts";
import { normalizeName } from "./normalize-name.ts";

interface GeneSearch {
  symbol: string;
  species: "Human" | "Mouse";
  page_number: number;
  page_size: number;
}

const BEST = sql`best`;

interface FoundGene {
  target_sequence: string;
  symbol: string;
  gene_name: string;
  locus_id: number;
  matched_alias: string | null;
  total: number;
}

/**
 * Finds genes whose symbol, alias or former symbol begins with the query, ignoring case and punctuation, in the
 * order of `bestMatch`. An empty query lists all genes by symbol.
 */
export async function searchGenes(
  tx: Tx,
  query: GeneSearch,
): Promise<{ gene_items: GeneRow[]; total: number }> {
  const key = normalizeName(query.symbol);
  if (query.symbol && !key) return { gene_items: [], total: 0 };
  const found = await rowsOf<FoundGene>(tx, key ? matchingGenes(query, key) : allGenes(query));
  const total = found[0]?.total ?? (query.page_number > 1 ? await countGenes(tx, query.species, key) : 0);
  return { gene_items: found.map(toGeneRow), total };
}

/**
 * A single letter matches 20,000 names. Sort key and name of a match are one text, so that a hash aggregate finds
 * the best match of each gene, and only the genes of the page are joined.
 */
const matchingGenes = ({ species, page_number, page_size }: GeneSearch, key: string) => sql`
  with matches as (
    select gene_number, ${bestMatch(key)} as best
    from gene_names
    where species = ${species} and ${keyStartsWith(key)}
    group by gene_number
  ), page as (
    select gene_number, best, (count(*) over ())::int as total from matches
    order by best, gene_number
    limit ${page_size} offset ${(page_number - 1) * page_size}
  )
  select number as target_sequence, symbol, genes.name as gene_name, locus_id, total,
    case when lower(${matchedName(BEST)}) <> lower(symbol) then ${matchedName(BEST)} end as matched_alias
  from page join genes on number = gene_number
  order by best, number`;

/** Reads one page from the index. A window count would sort all rows, so a subquery counts them. */
const allGenes = ({ species, page_number, page_size }: GeneSearch) => sql`
  select number as target_sequence, symbol, name as gene_name, locus_id, null as matched_alias,
    (${countOfSpecies(species)}) as total
  from genes where species = ${species}
  order by lower(symbol), number
  limit ${page_size} offset ${(page_number - 1) * page_size}`;

const countOfSpecies = (species: string) =>
  sql`select count(*)::int as total from genes where species = ${species}`;

/** Without a key, counts the genes of the species, which is faster than counting their names. */
async function countGenes(tx: Tx, species: string, key: string): Promise<number> {
  const countMatching = sql`select count(distinct gene_number)::int as total from gene_names
    where species = ${species} and ${keyStartsWith(key)}`;
  const [counted] = await rowsOf<{ total: number }>(tx, key ? countMatching : countOfSpecies(species));
  return counted?.total ?? 0;
}

const toGeneRow = ({ total, matched_alias, ...gene }: FoundGene): GeneRow => ({
  ...gene,
  ...(matched_alias === null ? {} : { matched_alias }),
});
