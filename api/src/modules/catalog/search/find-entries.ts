import { and, type SQL, sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import type { FacetGroup, Filters } from "./facets.ts";
import { rankedEntries } from "./ranked-entries.ts";
import type { ResultRow } from "./result-row.ts";

/** All matches of the words, counted by facet values, and one page of the matches that pass the filters. */
export interface Matches {
  groups: FacetGroup[];
  page: ResultRow[];
}

/** A range of the filtered matches. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Finds entries of the index. Counts all matches, because facet counts ignore the filter of their own facet. */
export async function findEntries(
  tx: Tx,
  filters: Filters,
  key: string,
  words: string[],
  { offset, limit }: Slice,
): Promise<Matches> {
  const [found] = await rowsOf<{ groups: FacetGroup[] | null; page: ResultRow[] | null }>(
    tx,
    sql`with matched as materialized (
      select e.id, e.tier, e.position, e.category, e.function_name as function,
        e.structure_name as structure, e.species, coalesce(s.stock_count > 0, e.on_shelf) as in_stock
      from (${rankedEntries(key, words)}) e left join stock_items s on s.sku = e.sku
    )
    select
      (select json_agg(g) from (
        select category, function, structure, species, in_stock, count(*)::int as count
        from matched group by 1, 2, 3, 4, 5
      ) g) as groups,
      (select json_agg(p order by p.tier, p.position) from (
        select m.tier, m.position, m.in_stock, e.id, e.sku, e.name, e.price_cents, e.price_varies,
          e.category, e.function_name, e.structure_name, e.species,
          g.symbol as gene_symbol, g.name as gene_name
        from (
          select * from matched where ${filterCondition(filters)} order by tier, position
          limit ${limit} offset ${offset}
        ) m join search_entries e on e.id = m.id left join genes g on g.number = e.gene_number
      ) p) as page`,
  );
  return { groups: found?.groups ?? [], page: found?.page ?? [] };
}

function filterCondition({ category, function: fn, structure, species, in_stock }: Filters): SQL {
  const conditions = [
    oneOf(sql`category`, category),
    oneOf(sql`function`, fn),
    oneOf(sql`structure`, structure),
    oneOf(sql`species`, species),
    in_stock ? sql`in_stock` : undefined,
  ];
  return and(...conditions) ?? sql`true`;
}

const oneOf = (column: SQL, values: string[]): SQL | undefined =>
  values.length > 0
    ? sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
    : undefined;
