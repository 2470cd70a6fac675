import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { PRODUCT_CATEGORIES } from "../entries/product-entries.ts";
import { rankedEntries } from "../ranked-entries.ts";
import type { ResultRow } from "../result-row.ts";
import { findDesignRow, findVirtualRows } from "../virtual-search-results.ts";

type Product = Pick<ResultRow, "sku" | "name" | "category" | "species" | "gene_symbol">;

const [SUPPLIES] = PRODUCT_CATEGORIES;

/** Finds products by SKU, by a part of the SKU, by name or by gene. */
export async function suggestProducts(
  tx: Tx,
  q: string,
  words: string[],
  limit: number,
): Promise<Suggestion[]> {
  const design = await findDesignRow(tx, q);
  if (design) return [toSuggestion(design)];
  const virtualRows = await findVirtualRows(tx, q);
  const indexRows = await rowsOf<Product>(tx, matchingEntries(normalizeName(q), words, limit));
  return [...virtualRows, ...indexRows].slice(0, limit).map(toSuggestion);
}

const matchingEntries = (key: string, words: string[], limit: number) => sql`
  select e.sku, e.name, e.category, e.species, g.symbol as gene_symbol
  from (
    select * from (${rankedEntries(key, words)}) ranked
    order by tier, starts_with(sku_key, ${key}) desc, position limit ${limit}
  ) e left join genes g on g.number = e.gene_number
  order by e.tier, starts_with(e.sku_key, ${key}) desc, e.position`;

const toSuggestion = ({ sku, name, category, species, gene_symbol }: Product): Suggestion => ({
  kind: "product",
  label: gene_symbol ? `${gene_symbol} ${name.replace(/--Gene \S+$/, "")}` : name,
  detail: [sku, species ?? category].join(" · "),
  url: category === SUPPLIES ? `/product/featured/${sku}` : `/products/item/${sku}`,
});
