import { sql } from "drizzle-orm";
import { rowsOf, type Tx } from "../../../db/database.ts";
import { classesWithoutFunctions } from "../../design/index.ts";
import { findApprovedSymbol, findUnsoldSymbol } from "../genes/approved-symbols.ts";
import { normalizeName } from "../genes/normalize-name.ts";

/** A word that is typed as a symbol: in capitals, or with a number. `Kit` and `set` are symbols too, but rarely meant. */
const TYPED_AS_SYMBOL = /^(?=.{3})[A-Z][A-Za-z-]*\d\w*$|^[A-Z][A-Z\d-]{2,}$/;
const MAX_WORDS = 6;

/**
 * The approved symbol of a gene that the store does not have, or has no product for, if a query consists of it, as
 * `TTN`, or has it among its words, as `TTN knockout`.
 */
export async function findUnsoldGene(tx: Tx, q: string): Promise<string | undefined> {
  const words = q.trim().split(/\s+/).slice(0, MAX_WORDS);
  if (words.length === 1) return findUnsoldInAnySpecies(tx, q);
  for (const word of words) {
    const symbol = await findUnsoldInAnySpecies(tx, word);
    if (symbol && (TYPED_AS_SYMBOL.test(word) || (await isNameOfGene(tx, word)))) return symbol;
  }
  return undefined;
}

/** A query with the spelling of the mouse, such as `Ttn`, is answered with that spelling. */
async function findUnsoldInAnySpecies(tx: Tx, text: string): Promise<string | undefined> {
  const unsold: string[] = [];
  for (const species of ["Human", "Mouse"] as const) {
    if (!findApprovedSymbol(text, species)) continue;
    const symbol = await findUnsoldSymbol(tx, text, species, classesWithoutFunctions);
    if (symbol === null) return undefined;
    unsold.push(symbol);
  }
  return unsold.find((symbol) => symbol === text.trim()) ?? unsold[0];
}

/** Whether another gene has the word as an alias, so that the query would find that gene. */
async function isNameOfGene(tx: Tx, word: string): Promise<boolean> {
  const found = await rowsOf(
    tx,
    sql`select 1 from gene_names where species in ('Human', 'Mouse') and key = ${normalizeName(word)} limit 1`,
  );
  return found.length > 0;
}
