import type { GeneRow } from "@ligate/contract/genes";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../db/database.ts";
import { nameKey } from "./name-key.ts";

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

/**
 * The genes whose symbol, alias or old symbol begins with what was typed, in any case and punctuation: the
 * gene of that very symbol first, then of that very alias, then by symbol. Nothing typed: all genes.
 */
export async function searchGenes(
  tx: Tx,
  query: GeneSearch,
): Promise<{ gene_items: GeneRow[]; total: number }> {
  const key = nameKey(query.symbol);
  if (query.symbol && !key) return { gene_items: [], total: 0 };
  const found = await rowsOf<FoundGene>(tx, statement(query, key));
  const total = found[0]?.total ?? (query.page_number > 1 ? await countGenes(tx, query.species, key) : 0);
  return { gene_items: found.map(asGeneRow), total };
}

const statement = ({ species, page_number, page_size }: GeneSearch, key: string) => sql`
  with matches as (
    select distinct on (gene_number) gene_number, rank, name,
      rank + case when key = ${key} then 0 else 2 end as place
    from gene_names
    where species = ${species} and key >= ${key} and key < ${key + LAST}
    order by gene_number, place, name
  )
  select number as target_sequence, symbol, genes.name as gene_name, locus_id,
    case when matches.rank = 1 then matches.name end as matched_alias, (count(*) over ())::int as total
  from matches join genes on number = gene_number
  order by place, lower(symbol), number
  limit ${page_size} offset ${(page_number - 1) * page_size}`;

async function countGenes(tx: Tx, species: string, key: string): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    tx,
    sql`select count(distinct gene_number)::int as total from gene_names
      where species = ${species} and key >= ${key} and key < ${key + LAST}`,
  );
  return counted?.total ?? 0;
}

const asGeneRow = ({ total, matched_alias, ...gene }: FoundGene): GeneRow => ({
  ...gene,
  ...(matched_alias === null ? {} : { matched_alias }),
});
