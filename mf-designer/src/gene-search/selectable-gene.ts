import type { GeneRow } from "@ligate/contract/genes/schemas";

/** What a selection needs of a gene. */
export type SelectableGene = Pick<GeneRow, "target_sequence" | "symbol">;
