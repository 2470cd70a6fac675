import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../db/database.ts";
import { classesWithoutFunctions } from "../../design/index.ts";
import { findApprovedSymbol, findUnsoldSymbol } from "../genes/approved-symbols.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { isTypedAsSymbol } from "./reading/name-spans.ts";
import type { Reading } from "./reading/read-query.ts";
import { vocabulary } from "./words/vocabulary.ts";

const MAX_WORDS = 6;
const MIN_LETTERS = 3;

/**
 * The approved symbol of a gene that the store does not have, or has no product for, if a query consists of it, as
 * `TTN`, or has it among its words, as `TTN knockout`. Words of the vocabulary do not count as symbols.
 */
export async function findUnsoldGene(tx: Tx, { q, tokens, units }: Reading): Promise<string | undefined> {
  const words = q.trim().split(/\s+/);
  const [first] = units;
  if (words.length === 1 && first && !first.term?.symbols)
    return units.every(isOrdinary) ? undefined : findUnsoldInAnySpecies(tx, q);
  const unknown = units.filter((unit) => !isOrdinary(unit));
  const typed = new Set(unknown.map(({ from, term }) => term?.symbols?.[0] ?? tokens[from]?.typed ?? ""));
  for (const word of [...typed].slice(0, MAX_WORDS)) {
    const symbol = await findUnsoldInAnySpecies(tx, word);
    if (symbol && (isSymbol(word) || (await isNameOfGene(tx, word)))) return symbol;
  }
  return undefined;
}

/** Whether a word is in the vocabulary, and not as the name of a gene. */
const isOrdinary = ({ term, lexeme }: Reading["units"][number]) =>
  (term !== undefined && term.symbols === undefined) || vocabulary.isWeak(lexeme);

const isSymbol = (word: string) => word.length >= MIN_LETTERS && isTypedAsSymbol(word);

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
  const found = await queryRows(
    tx,
    sql`select 1 from gene_names where species in ('Human', 'Mouse') and key = ${normalizeName(word)} limit 1`,
  );
  return found.length > 0;
}
