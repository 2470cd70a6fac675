import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { CONTROL, type Target, TEMPLATE } from "../../design/index.ts";
import { genes } from "./gene.table.ts";

/** The columns of a gene that designs depend on. */
export type TargetGeneRow = Pick<
  typeof genes.$inferSelect,
  | "number"
  | "symbol"
  | "species"
  | "targetClass"
  | "orfBp"
  | "codingTranscript"
  | "refseqTranscript"
  | "chromosome"
  | "locusId"
>;

/** Resolves the target of a SKU; `undefined` if no gene has this number. */
export async function findTarget(tx: Tx, number: string): Promise<Target | undefined> {
  const [gene] = toTarget(number, null) ? [] : await tx.select().from(genes).where(eq(genes.number, number));
  return toTarget(number, gene ?? null);
}

/** Like `findTarget`, for the targets of several SKUs. */
export async function findTargets(tx: Tx, numbers: string[]): Promise<Map<string, Target>> {
  const found = await tx.select().from(genes).where(inArray(genes.number, numbers));
  const byNumber = new Map(found.map((gene) => [gene.number, gene]));
  const targets = numbers.map((number) => [number, toTarget(number, byNumber.get(number) ?? null)] as const);
  return new Map(targets.flatMap(([number, target]) => (target ? [[number, target]] : [])));
}

/** The target of a SKU. @param gene the gene with this number, if there is one */
export function toTarget(number: string, gene: TargetGeneRow | null): Target | undefined {
  if (number === CONTROL_TARGET) return CONTROL;
  if (number === TEMPLATE_TARGET) return TEMPLATE;
  return gene ? geneTarget(gene) : undefined;
}

/** A gene as the target of a design. */
export function geneTarget(gene: TargetGeneRow): Target {
  const { number, symbol, species, targetClass, orfBp, codingTranscript, refseqTranscript } = gene;
  const { chromosome, locusId } = gene;
  const transcript = codingTranscript ?? refseqTranscript;
  return {
    number,
    kind: "gene",
    symbol,
    species,
    targetClass,
    codingBp: orfBp,
    transcript,
    chromosome,
    locusId,
  };
}
