import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { CONTROL, type Target, TEMPLATE } from "../../design/index.ts";
import { genes } from "./gene.table.ts";

/** Resolves the target of a SKU; `undefined` if no gene has this number. */
export async function findTarget(tx: Tx, number: string): Promise<Target | undefined> {
  if (number === CONTROL_TARGET) return CONTROL;
  if (number === TEMPLATE_TARGET) return TEMPLATE;
  const [gene] = await tx.select().from(genes).where(eq(genes.number, number));
  return gene && targetOf(gene);
}

/** A gene as the target of a design. */
export function targetOf(gene: typeof genes.$inferSelect): Target {
  const { number, symbol, species, targetClass, orfBp, codingTranscript, refseqTranscript, chromosome } =
    gene;
  const transcript = codingTranscript ?? refseqTranscript;
  return { number, kind: "gene", symbol, species, targetClass, codingBp: orfBp, transcript, chromosome };
}
