import { geneKnockOut } from "./gene-knock-out.ts";
import type { KitTableContent } from "./kit-table-content.ts";
import { overexpression } from "./overexpression.ts";
import { rnaKnockDown } from "./rna-knock-down.ts";

/** The tables of the categories that have some, by the last part of their address. */
export const kitTables: Readonly<Record<string, readonly KitTableContent[] | undefined>> = {
  "gene-knock-out": geneKnockOut,
  overexpression,
  "rna-knock-down": rnaKnockDown,
};
