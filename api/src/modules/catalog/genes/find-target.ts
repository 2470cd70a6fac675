import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import {
  CONTROL,
  type CodingSequence,
  findCanonicalSequence,
  readsCodingSequences,
  type Target,
  TEMPLATE,
} from "../../design/index.ts";
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
  | "proteinProperties"
> & { codingSequences?: CodingSequence[] | null };

/**
 * Resolves the target of a SKU; `undefined` if no gene has this number.
 * @param fn the function of the SKU, by its code or name: of some, the target has its coding sequences
 */
export async function findTarget(tx: Tx, number: string, fn?: string): Promise<Target | undefined> {
  if (toTarget(number, null)) return toTarget(number, null);
  const sequences = readsCodingSequences(fn) ? codingSequencesWith("bases") : sql`null`;
  const [found] = await tx
    .select({ gene: genes, codingSequences: sql<CodingSequence[] | null>`${sequences}` })
    .from(genes)
    .where(eq(genes.number, number));
  return found && geneTarget({ ...found.gene, codingSequences: found.codingSequences });
}

/** The part of coding sequences that is read. Prices, sizes and names depend on their lengths. */
type SequenceReading = "bases" | "lengths";

/** The coding sequences of the gene `genes`; null if none is on file. */
export const codingSequencesWith = (reads: SequenceReading): SQL => sql`(
  select jsonb_agg(jsonb_build_object('transcript', transcript, 'bp', bp${reads === "bases" ? sql`, 'bases', bases` : sql``}))
  from coding_sequences where gene_number = genes.number)`;

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
  const { chromosome, locusId, codingSequences, proteinProperties } = gene;
  const target = {
    number,
    kind: "gene" as const,
    symbol,
    species,
    targetClass,
    codingBp: orfBp,
    transcript: codingTranscript ?? refseqTranscript,
    chromosome,
    locusId,
    ...(codingSequences && { codingSequences }),
    ...(proteinProperties && { proteinProperties }),
  } satisfies Target;
  return { ...target, codingBp: findCanonicalSequence(target)?.bp ?? orfBp };
}
