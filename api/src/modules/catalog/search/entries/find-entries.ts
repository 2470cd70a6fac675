import { SEARCH_COUNT_LIMIT, type SEARCH_SORTS } from "@ligate/contract/search/constants";
import { and, type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { FacetGroup, Filters } from "../facets.ts";
import type { ResultRow } from "../result-row.ts";

/** All matches, counted by facet values, and one page of the matches that pass the filters. */
export interface Matches {
  groups: FacetGroup[];
  page: ResultRow[];
  /** The score of the best match, and a bit for each word that it does not have. */
  best: { score: number; missing: number } | null;
}

/** The filters, the order and the page of a search. */
export interface PageQuery extends Filters {
  sort: (typeof SEARCH_SORTS)[number];
  page_number: number;
  page_size: number;
}

interface GroupRow {
  category: string;
  function: string | null;
  structure: string | null;
  in_stock: boolean;
  count: number;
}

interface MatchesRow {
  groups: GroupRow[] | null;
  page: ResultRow[] | null;
  best: Matches["best"];
}

/**
 * Reads one page of ranked entries. Counts all matches, because facet counts ignore the filter of their own facet.
 * Only stock items are looked up in `stock_items`: PostgreSQL skips a look-up by null.
 * @param ranked rows of `fullMatches` or `partialMatches`
 * @param before the number of results of genes and designs, which come before the entries
 * @param order best matches first
 */
export async function findEntries(
  tx: Tx,
  query: PageQuery,
  ranked: SQL,
  before: number,
  order: SQL = sql`score desc, position`,
): Promise<Matches> {
  const { offset, limit } = getRange(query, before);
  const [found] = await queryRows<MatchesRow>(
    tx,
    sql`with matched as materialized (
      select e.*, e.function_name as function, e.structure_name as structure, null::text as species,
        coalesce(s.stock_count > 0, e.on_shelf) as in_stock
      from (${ranked}) e left join stock_items s
        on s.sku = case when e.kind = 'stock' then e.sku end
    )
    select
      (select json_agg(g) from (
        select category, function, structure, in_stock, count(*)::int as count
        from matched group by 1, 2, 3, 4
      ) g) as groups,
      (select json_build_object('score', score, 'missing', missing) from matched order by ${order} limit 1) as best,
      (select json_agg(p order by p.place) from (
        select m.place, m.in_stock, e.id, e.kind, e.sku, e.name, e.url, e.summary, e.price_cents, e.price_varies,
          e.category, e.function_name, e.structure_name, ${leadDays} as lead_days
        from (
          select *, row_number() over (order by ${order}) as place from matched where ${filterCondition(query)}
          order by ${order} limit ${limit} offset ${offset}
        ) m join search_entries e on e.id = m.id
      ) p) as page`,
  );
  return {
    groups: (found?.groups ?? []).map(({ count, ...values }) => ({
      variants: [{ ...values, species: null }],
      count,
    })),
    page: found?.page ?? [],
    best: found?.best ?? null,
  };
}

/** The range of the entries on the page; all of them if the page is sorted with other results. */
function getRange({ sort, page_number, page_size }: PageQuery, before: number) {
  if (sort !== "relevance") return { offset: 0, limit: SEARCH_COUNT_LIMIT };
  const first = Math.max((page_number - 1) * page_size, before);
  const end = Math.min(page_number * page_size, SEARCH_COUNT_LIMIT);
  return { offset: first - before, limit: Math.max(0, end - first) };
}

/** The business days of a supply's smallest size, a stock item or a service. */
const leadDays = sql`case e.kind
  when 'supply' then (select lead_days from supply_sizes where catalog_number = e.sku and position = 0)
  when 'stock' then (select case when m.in_stock then lead_days else coalesce(made_to_order_days, lead_days) end
    from stock_items where sku = e.sku)
  when 'service' then (select lead_days from services where sku = e.sku)
end`;

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
