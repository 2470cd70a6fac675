import { toDollars } from "@ligate/contract/cents";
import { SEARCH_COUNT_LIMIT, type SearchResult } from "@ligate/contract/search";
import { eq, type SQL, sql } from "drizzle-orm";
import { findDesign } from "../catalog/find-design.ts";
import { rowsOf, type Tx } from "../db/database.ts";
import { skuOf } from "../design/design.ts";
import { formatRows } from "../design/format-rows.ts";
import { productNameOf } from "../design/format-table.ts";
import { lowestPriceCents } from "../design/lowest-price.ts";
import { nameKey } from "../genes/name-key.ts";
import { correctWords } from "./correct-words.ts";
import { searchEntries } from "./search-entry.table.ts";
import { wordsOf } from "./search-words.ts";

interface Search {
  q: string;
  page_number: number;
  page_size: number;
}

interface Found {
  length: number;
  results: SearchResult[];
}

interface FoundRow {
  id: number;
  sku: string;
  name: string;
  price_cents: number | null;
  gene_symbol: string | null;
}

/** Ranking looks at this many matches at most: a common word has hundreds of thousands. */
const CANDIDATES = 2000;
const MOST_WORDS = 10;

/** Everything on sale that a query finds: exact SKUs first, then exact symbols and aliases, then the rest. */
export async function search(tx: Tx, query: Search): Promise<Found> {
  const words = wordsOf(query.q).slice(0, MOST_WORDS);
  if (words.length === 0) return { length: 0, results: [] };
  const design = await designOfSku(tx, query.q);
  if (design) return { length: 1, results: query.page_number === 1 ? [design] : [] };
  const found = await searchWords(tx, query, words);
  if (found.length > 0) return found;
  const corrected = await correctWords(tx, words);
  return corrected ? searchWords(tx, { ...query, q: corrected.join(" ") }, corrected) : found;
}

async function searchWords(tx: Tx, { q, page_number, page_size }: Search, words: string[]): Promise<Found> {
  const offset = (page_number - 1) * page_size;
  const rows = await rowsOf<{ length: number } & (FoundRow | { id: null })>(
    tx,
    sql`with ranked as materialized (${rankedIds(nameKey(q), words)})
      select counted.length, page.id, page.sku, page.name, page.price_cents, page.gene_symbol
      from (select least(count(*), ${SEARCH_COUNT_LIMIT})::int as length from ranked) counted
      left join lateral (
        select e.id, e.sku, e.name, e.price_cents, g.symbol as gene_symbol, r.place, e.position
        from ranked r
        join search_entries e on e.id = r.id
        left join genes g on g.number = e.gene_number
        order by r.place, e.position
        limit ${Math.max(0, Math.min(page_size, SEARCH_COUNT_LIMIT - offset))} offset ${offset}
      ) page on true
      order by page.place, page.position`,
  );
  const found = rows.filter((row): row is { length: number } & FoundRow => row.id !== null);
  return { length: rows[0]?.length ?? 0, results: found.map(asResult) };
}

/** The matches with their place: 0 that SKU, 1 that symbol, 2 that alias, 3 all of the words. */
function rankedIds(key: string, words: string[]): SQL {
  const prefixes = words.map((word) => `'${word}':*`).join(" & ");
  return sql`select id, min(place) as place from (
    (select id, 0 as place from search_entries where sku_key = ${key})
    union all
    (select e.id, 1 + n.rank from gene_names n join search_entries e on e.gene_number = n.gene_number
      where n.species in ('Human', 'Mouse') and n.key = ${key})
    union all
    (select id, 3 from search_entries
      where words @@ ${`(${prefixes}) | '${key}':*`}::tsquery limit ${CANDIDATES})
  ) candidates group by id`;
}

/** A SKU says its design by itself: most designs have no entry, and are found all the same. */
async function designOfSku(tx: Tx, q: string): Promise<SearchResult | undefined> {
  const found = await findDesign(tx, q);
  if (!found) return undefined;
  const { design, format } = found;
  const rows = formatRows(design).filter(({ option }) => !format || option.code === format);
  if (rows.length === 0) return undefined;
  const sku = skuOf(design, format);
  const [entry] = await tx
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(eq(searchEntries.sku, sku));
  return asResult({
    id: entry?.id ?? 0,
    sku,
    name: productNameOf(design),
    price_cents: lowestPriceCents(rows),
    gene_symbol: design.target.kind === "gene" ? design.target.symbol : null,
  });
}

const asResult = ({ id, sku, name, price_cents, gene_symbol }: FoundRow): SearchResult => ({
  product_id: id,
  product_sku: sku,
  product_name: name,
  unit_price: price_cents === null ? null : toDollars(price_cents),
  ...(gene_symbol === null ? {} : { gene_symbol }),
});
