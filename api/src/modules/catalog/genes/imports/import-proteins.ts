import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { lockSeed, recordImport, toBatches } from "../../../../content-files/seed-state.ts";
import { type Database, queryRows } from "../../../../db/database.ts";
import type { ProteinProperty } from "../../../design/index.ts";
import { readProteins } from "./formats/uniprot-table.ts";
import { BATCH, runBatch } from "./run-batch.ts";
import { countRows } from "./stage-rows.ts";

export interface ProteinImport {
  entries: number;
  /** Entries that UniProt has not reviewed, which are left out. */
  unreviewed: number;
  /** Genes of the store that the file has. */
  genes: number;
  /** Genes of the store whose properties have changed. */
  changed: number;
  /** How many genes of the file have a property. */
  properties: Record<ProteinProperty["property"], number>;
}

/**
 * Imports signal peptides, lipids and anchors of proteins from a TSV export of UniProt. What a gene had from a former import is
 * replaced, and other genes keep theirs. If the process stops, running the import again completes it.
 * @throws ContentError naming file and line, before anything is written
 */
export async function importProteins(db: Database, file: string): Promise<ProteinImport> {
  const done: ProteinImport = {
    ...{ entries: 0, unreviewed: 0, genes: 0, changed: 0 },
    properties: { signal_peptide: 0, gpi_anchor: 0, prenylation: 0, n_myristoylation: 0 },
  };
  const byGene = new Map<number, ProteinProperty[]>();
  for await (const { locusIds, properties, isReviewed } of readProteins(file)) {
    done.entries++;
    if (!isReviewed) done.unreviewed++;
    else for (const id of locusIds) byGene.set(id, join(byGene.get(id) ?? [], properties));
  }
  for (const batch of toBatches([...byGene], BATCH)) {
    const { genes, changed } = await runBatch(() => writeProperties(db, batch));
    done.genes += genes;
    done.changed += changed;
  }
  for (const { property } of [...byGene.values()].flat()) done.properties[property]++;
  return done;
}

/** Several entries may have one gene. The first one with a property is its source. */
const join = (known: ProteinProperty[], others: ProteinProperty[]): ProteinProperty[] => [
  ...known,
  ...others.filter(({ property }) => !known.some((each) => each.property === property)),
];

function writeProperties(db: Database, batch: [number, ProteinProperty[]][]) {
  const rows = batch.map(([id, properties]) => ({
    id,
    properties: properties.length > 0 ? properties : null,
  }));
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (id int, properties jsonb)`;
  return db.transaction(async (tx) => {
    await lockSeed(tx);
    const changed = await countRows(
      tx,
      sql`update genes g set protein_properties = i.properties from ${incoming}
        where g.locus_id = i.id and g.protein_properties is distinct from i.properties returning 1`,
    );
    if (changed > 0) await recordImport(tx, "proteins", randomUUID());
    const [found] = await queryRows<{ genes: number }>(
      tx,
      sql`select count(*)::int as genes from genes g join ${incoming} on g.locus_id = i.id`,
    );
    return { changed, genes: found?.genes ?? 0 };
  });
}
