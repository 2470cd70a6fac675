import { sql } from "drizzle-orm";
import { toBatches } from "../../../../content-files/batch.ts";
import { importIfChanged } from "../../../../content-files/import-if-changed.ts";
import type { Tx } from "../../../../db/database.ts";
import { designEntries } from "./design-entries.ts";
import { productEntries, type SearchEntry } from "./product-entries.ts";
import { searchEntries } from "./search-entry.table.ts";

/** Rebuilds the search index from the database and the content files. */
export async function importSearchEntries(tx: Tx): Promise<void> {
  const all = [...(await productEntries(tx)), ...(await designEntries(tx))];
  await importIfChanged(tx, "search", all, writeEntries);
}

/** Updates entries in place, so that their IDs stay the same. */
async function writeEntries(tx: Tx, all: SearchEntry[]): Promise<void> {
  const rows = all.map((entry, position) => ({ ...entry, position }));
  for (const batch of toBatches(rows)) {
    await tx
      .insert(searchEntries)
      .values(
        batch.map(({ words, ...row }) => ({ ...row, words: sql`array_to_tsvector(${toSqlArray(words)})` })),
      )
      .onConflictDoUpdate({
        target: searchEntries.sku,
        set: {
          name: sql`excluded.name`,
          priceCents: sql`excluded.price_cents`,
          priceVaries: sql`excluded.price_varies`,
          inStock: sql`excluded.on_shelf`,
          geneNumber: sql`excluded.gene_number`,
          category: sql`excluded.category`,
          functionName: sql`excluded.function_name`,
          structureName: sql`excluded.structure_name`,
          species: sql`excluded.species`,
          position: sql`excluded.position`,
          words: sql`excluded.words`,
        },
      });
  }
  const skus = JSON.stringify(all.map(({ sku }) => sku));
  await tx.execute(
    sql`delete from search_entries where sku not in (select jsonb_array_elements_text(${skus}::jsonb))`,
  );
}

/** Words have neither quotes nor commas, so they need no escaping in an array literal. */
const toSqlArray = (words: string[]) => sql`${`{${[...new Set(words)].join(",")}}`}::text[]`;
