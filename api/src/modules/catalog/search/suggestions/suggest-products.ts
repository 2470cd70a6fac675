import type { Suggestion } from "@ligate/contract/search/schemas";
import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../../db/database.ts";
import { nameKey } from "../../genes/normalize-name.ts";
import { SHOP_CATEGORIES } from "../entries/product-entries.ts";
import type { FoundRow } from "../found-row.ts";
import { rankedIds } from "../ranked-ids.ts";
import { designOfSku, designsWithoutEntry } from "../virtual-search-results.ts";

type Product = Pick<FoundRow, "sku" | "name" | "category" | "species" | "gene_symbol">;

const [SUPPLIES] = SHOP_CATEGORIES;

/** What a SKU says, and what a part of it, its name or its gene finds. */
export async function suggestProducts(
  tx: Tx,
  q: string,
  words: string[],
  most: number,
): Promise<Suggestion[]> {
  const design = await designOfSku(tx, q);
  if (design) return [asSuggestion(design)];
  const unlisted = await designsWithoutEntry(tx, q);
  const listed = await rowsOf<Product>(tx, entries(nameKey(q), words, most));
  return [...unlisted, ...listed].slice(0, most).map(asSuggestion);
}

const entries = (key: string, words: string[], most: number) => sql`
  select e.sku, e.name, e.category, e.species, g.symbol as gene_symbol
  from (
    select e.*, r.place from (${rankedIds(key, words)}) r join search_entries e on e.id = r.id
    order by r.place, starts_with(e.sku_key, ${key}) desc, e.position limit ${most}
  ) e left join genes g on g.number = e.gene_number
  order by e.place, starts_with(e.sku_key, ${key}) desc, e.position`;

const asSuggestion = ({ sku, name, category, species, gene_symbol }: Product): Suggestion => ({
  kind: "product",
  label: gene_symbol ? `${gene_symbol} ${name.replace(/--Gene \S+$/, "")}` : name,
  detail: [sku, species ?? category].join(" · "),
  url: category === SUPPLIES ? `/product/featured/${sku}` : `/products/item/${sku}`,
});
