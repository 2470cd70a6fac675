import type { GeneRow } from "@ligate/contract/genes/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import { nameKey } from "./normalize-name.ts";

interface GeneSearch {
  symbol: string;
  species: "Human" | "Mouse";
  page_number: number;
  page_size: number;
}

interface FoundGene {
  target_sequence: string;
  symbol: string;
  gene_name: string;
  locus_id: number;
  matched_alias: string | null;
  total: number;
}

/** After every character: `key` to `key` and this is the range of all names that begin with `key`. */
const LAST = "\u{10FFFF}";

/** Stands between the parts of a place; in no name. */
const GAP = "\u0001";

/**
 * The genes whose symbol, alias or old symbol begins with what was typed, in any case and punctuation: the
 * gene of that very symbol first, then of that very alias, then other symbols, then other aliases, each by the
 * name that matched. Nothing typed: all genes by their symbols.
 */
export async function searchGenes(
  tx: Tx,
  query: GeneSearch,
): Promise<{ gene_items: GeneRow[]; total: number }> {
  const key = nameKey(query.symbol);
  if (query.symbol && !key) return { gene_items: [], total: 0 };
  const found = await rowsOf<FoundGene>(tx, key ? matching(query, key) : listing(query));
  const total = found[0]?.total ?? (query.page_number > 1 ? await countGenes(tx, query.species, key) : 0);
  return { gene_items: found.map(asGeneRow), total };
}

/**
 * A letter has 20,000 names: a gene's best one is found by hashing, with its place in one text, and only the
 * genes of the page are looked up.
 */
const matching = ({ species, page_number, page_size }: GeneSearch, key: string) => sql`
  with matches as (
    select gene_number,
      min((rank + case when key = ${key} then 0 else 2 end) || key || ${GAP}::text || name) as place
    from gene_names
    where species = ${species} and key >= ${key} and key < ${key + LAST}
    group by gene_number
  ), page as (
    select gene_number, place, (count(*) over ())::int as total from matches
    order by place, gene_number
    limit ${page_size} offset ${(page_number - 1) * page_size}
  )
  select number as target_sequence, symbol, genes.name as gene_name, locus_id, total,
    case when lower(split_part(place, ${GAP}, 2)) <> lower(symbol) then split_part(place, ${GAP}, 2) end
      as matched_alias
  from page join genes on number = gene_number
  order by place, number`;

/** Read from the index page by page; counted beside it, since a count over the page's rows would sort them all. */
const listing = ({ species, page_number, page_size }: GeneSearch) => sql`
  select number as target_sequence, symbol, name as gene_name, locus_id, null as matched_alias,
    (${countOfSpecies(species)}) as total
  from genes where species = ${species}
  order by lower(symbol), number
  limit ${page_size} offset ${(page_number - 1) * page_size}`;

const countOfSpecies = (species: string) =>
  sql`select count(*)::int as total from genes where species = ${species}`;

/** Nothing typed: of the species, which is less to read than all its names. */
async function countGenes(tx: Tx, species: string, key: string): Promise<number> {
  const counting = sql`select count(distinct gene_number)::int as total from gene_names
    where species = ${species} and key >= ${key} and key < ${key + LAST}`;
  const [counted] = await rowsOf<{ total: number }>(tx, key ? counting : countOfSpecies(species));
  return counted?.total ?? 0;
}

const asGeneRow = ({ total, matched_alias, ...gene }: FoundGene): GeneRow => ({
  ...gene,
  ...(matched_alias === null ? {} : { matched_alias }),
});
