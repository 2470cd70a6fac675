import { eq, type SQL, sql } from "drizzle-orm";
import { type Database, queryRows, type Tx } from "../../../../db/database.ts";
import { geneImportPortions } from "../gene.table.ts";
import { BATCH, runBatch } from "./run-batch.ts";

/** Some rows of a staged table. */
export interface StagedPortion {
  importId: string;
  portion: number;
}

/** Writes the rows of a table to the staging table. */
export async function stageRows(
  db: Database,
  importId: string,
  rows: AsyncIterable<object>,
): Promise<{ count: number; portions: StagedPortion[] }> {
  const portions: StagedPortion[] = [];
  let count = 0;
  let pending: object[] = [];
  const write = async () => {
    if (pending.length > 0) {
      const portion = { importId, portion: portions.length };
      await runBatch(() => db.insert(geneImportPortions).values({ ...portion, rows: pending }));
      portions.push(portion);
      count += pending.length;
    }
    pending = [];
  };
  for await (const row of rows) {
    pending.push(row);
    if (pending.length === BATCH) await write();
  }
  await write();
  return { count, portions };
}

/** Also deletes rows of imports that did not complete. */
export async function deleteStagedRows(db: Database, importId: string) {
  await db.delete(geneImportPortions).where(eq(geneImportPortions.importId, importId));
  await db.delete(geneImportPortions).where(sql`${geneImportPortions.stagedAt} < now() - interval '1 day'`);
}

/** The rows of a portion. @param columns their names and types, as a column definition list */
export const stagedRows = ({ importId, portion }: StagedPortion, columns: SQL): SQL => sql`
  select r.* from gene_import_portions p
  cross join lateral jsonb_to_recordset(p.rows) as r (${columns})
  where p.import_id = ${importId} and p.portion = ${portion}`;

/** Runs a statement that returns rows, and counts them inside the database. */
export async function countRows(tx: Tx, statement: SQL): Promise<number> {
  const [counted] = await queryRows<{ n: number }>(
    tx,
    sql`with done as (${statement}) select count(*)::int as n from done`,
  );
  return counted?.n ?? 0;
}
