import { getTableColumns, sql } from "drizzle-orm";
import { importIfChanged, toBatches } from "../../../../content-files/seed-state.ts";
import type { Tx } from "../../../../db/database.ts";
import { designEntries } from "./design-entries.ts";
import { pageEntries } from "./page-entries.ts";
import { productEntries } from "./product-entries.ts";
import { searchEntries } from "./search-entry.table.ts";
import { type SearchEntry, toVector } from "./search-entry.ts";
import { checkKeywords } from "./search-keywords.ts";

/** Rebuilds the search index from the database and the content files. */
export async function importSearchEntries(tx: Tx): Promise<void> {
  const all = [...(await designEntries(tx)), ...(await productEntries(tx)), ...(await pageEntries(tx))];
  checkKeywords(all);
  await importIfChanged(tx, "search", all, writeEntries);
}

/** All columns but the id and the SKU, from the row that could not be inserted. */
const UPDATED = Object.fromEntries(
  Object.entries(getTableColumns(searchEntries))
    .filter(([name]) => name !== "id" && name !== "sku")
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

/** Updates entries in place, so that their IDs stay the same. */
async function writeEntries(tx: Tx, all: SearchEntry[]): Promise<void> {
  const rows = all.map(({ words, ...entry }, position) => ({
    ...entry,
    position,
    words: sql`${toVector(words)}::tsvector`,
  }));
  for (const batch of toBatches(rows))
    await tx
      .insert(searchEntries)
      .values(batch)
      .onConflictDoUpdate({ target: searchEntries.sku, set: UPDATED });
  const skus = JSON.stringify(all.map(({ sku }) => sku));
  await tx.execute(
    sql`delete from search_entries where sku not in (select jsonb_array_elements_text(${skus}::jsonb))`,
  );
}
