import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { classesWithoutFunctions } from "../../../design/index.ts";
import { findApprovedSymbol, findUnsoldSymbol } from "../../genes/approved-symbols.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { isTypedAsSymbol } from "./name-spans.ts";
import type { NamedGenes } from "./named-genes.ts";
import { isAt, mayNameGene } from "./phrases.ts";
import type { TextReading } from "./read-text.ts";
import { type Phrase, vocabulary } from "./vocabulary.ts";

const MAX_WORDS = 6;
const MIN_LETTERS = 3;

/**
 * Step 5, for words that no symbol of a sold gene explains: the approved symbol of a gene that the store does not have, or has no
 * product for. A query consists of it, as "TTN", or has it among its words, as "TTN knock-out". Words of the vocabulary do not
 * count as symbols.
 */
export async function findUnsoldGene(
  tx: Tx,
  { q, tokens, phrases }: TextReading,
  { genes, positions, isByAlias }: NamedGenes,
): Promise<string | undefined> {
  const isSold = genes.some(({ targetClass }) => !classesWithoutFunctions.includes(targetClass));
  const isExplained = (phrase: Phrase) =>
    isOrdinary(phrase) || (isSold && !isByAlias && isAt(positions, phrase));
  const unknown = phrases.filter((phrase) => !isExplained(phrase));
  if (unknown.length === 0) return undefined;
  if (!/\s/.test(q.trim()) && !phrases[0]?.term?.symbols) return findUnsoldInAnySpecies(tx, q);
  const typed = new Set(unknown.map(({ from, term }) => term?.symbols?.[0] ?? tokens[from]?.typed ?? ""));
  for (const word of [...typed].slice(0, MAX_WORDS)) {
    const symbol = await findUnsoldInAnySpecies(tx, word);
    if (symbol && (isSymbol(word) || (await isNameOfGene(tx, word)))) return symbol;
  }
  return undefined;
}

/** Whether a word is in the vocabulary, and not as the name of a gene. */
const isOrdinary = (phrase: Phrase) => !mayNameGene(phrase) || vocabulary.isWeak(phrase.lexeme);

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
