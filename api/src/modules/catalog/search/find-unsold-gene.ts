import type { Tx } from "../../../db/database.ts";
import { findApprovedSymbol, findUnsoldSymbol } from "../genes/approved-symbols.ts";

/** A word that is typed as a symbol: in capitals, or with a number. `Kit` and `set` are symbols too, but rarely meant. */
const TYPED_AS_SYMBOL = /^(?=.{3})[A-Z][A-Za-z-]*\d\w*$|^[A-Z][A-Z\d-]{2,}$/;

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

/** The first word of a query that is the approved symbol of a gene that the store does not sell, as in `TTN knockout`. */
export async function findUnsoldWord(tx: Tx, q: string): Promise<string | undefined> {
  for (const word of q.split(/\s+/).filter((text) => TYPED_AS_SYMBOL.test(text))) {
    const symbol = await findUnsoldGene(tx, word);
    if (symbol) return symbol;
  }
  return undefined;
}
