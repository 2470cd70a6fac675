import type { Tx } from "../../../db/database.ts";
import { findApprovedSymbol, findUnsoldSymbol } from "../genes/approved-symbols.ts";

/**
 * The approved symbol that a query consists of, if the store sells the gene in no species. A query with the spelling of
 * the mouse, such as `Ttn`, is answered with that spelling.
 */
export async function findUnsoldGene(tx: Tx, q: string): Promise<string | undefined> {
  const unsold: string[] = [];
  for (const species of ["Human", "Mouse"] as const) {
    if (!findApprovedSymbol(q, species)) continue;
    const symbol = await findUnsoldSymbol(tx, q, species);
    if (symbol === null) return undefined;
    unsold.push(symbol);
  }
  return unsold.find((symbol) => symbol === q.trim()) ?? unsold[0];
}
