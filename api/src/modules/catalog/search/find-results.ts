import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { findPartialSkuRows } from "./design-skus.ts";
import { findEntries, type Matches } from "./entries/find-entries.ts";
import { countWords, fullMatches, NUMBER_SCORE, partialMatches } from "./entries/ranked-entries.ts";
import { toPhraseKey } from "./entries/search-entry.ts";
import { namedGeneResults, similarGeneResults } from "./genes/gene-results.ts";
import type { Reading } from "./reading/read-query.ts";
import { findSimilarGenes } from "./reading/similar-genes.ts";
import { type DerivedResult, toDerived } from "./result-row.ts";
import { countPassing, NO_MATCHES, type ResultPage, type SearchQuery, toPage } from "./results-page.ts";

/** The results of a query, before they are written as an answer. */
export interface Found extends ResultPage {
  /** Words that the results do not have, as they were typed. */
  ignored: string[];
  /** Words that neither the index nor a gene has, as they were typed. */
  unknown: string[];
}

/** From this score on entries have the words in more than their texts. */
const STRONG_SCORE = 0.12;

/**
 * Finds the genes that a query names, and the entries of the index with all its words: for "TP53 knock-out lentivirus" the gene
 * with its KO-LV kit, then products and pages. If there are none, genes with a similar name, or entries with some of the words.
 */
export async function findResults(tx: Tx, reading: Reading, query: SearchQuery): Promise<Found> {
  const named = [
    ...(await findPartialSkuRows(tx, query.q)).map(toDerived),
    ...namedGeneResults(reading.genes, reading),
  ];
  const full = await findFull(tx, reading, query, named);
  const score = full.best?.score ?? 0;
  // The number of a product leads to it alone.
  if (score >= NUMBER_SCORE)
    return complete([], query, named.length > 0 ? await findFull(tx, reading, query, []) : full);
  const mayBeSimilar = named.length === 0 && reading.unsold === undefined && score < STRONG_SCORE;
  const similar = mayBeSimilar ? similarGeneResults(await findSimilarGenes(tx, reading), reading) : [];
  const hasFull = full.groups.length > 0;
  if (similar.length > 0)
    return complete(similar, query, hasFull ? await findFull(tx, reading, query, similar) : full);
  const isComplete = hasFull || (named.length > 0 && reading.unexplained.length === 0);
  return isComplete ? complete(named, query, full) : findPartial(tx, reading, query, named);
}

const complete = (derived: DerivedResult[], query: SearchQuery, matches: Matches): Found => ({
  ...toPage(derived, query, matches),
  ignored: [],
  unknown: [],
});

/** Entries with all words. Those on the page come after the results of `before`. */
function findFull(tx: Tx, reading: Reading, query: SearchQuery, before: DerivedResult[]): Promise<Matches> {
  const { q, phrases, functions, structures, required, optional } = reading;
  const isLentivirus = structures.includes("LV") && functions.length === 0;
  const ranked = fullMatches({ key: normalizeName(q), nameKey: toPhraseKey(phrases), required, optional });
  const order = isLentivirus ? DESIGNS_LAST : undefined;
  return findEntries(tx, query, ranked, countPassing(before, query), order);
}

/**
 * The order of matches for lentivirus without a method: the virus, its reagents and its services come before the kits of
 * every method that are equally good. The store has no other virus in stock.
 */
const DESIGNS_LAST = sql`score desc, (kind = 'design')::int, position`;

/** Further words of a query are ignored. */
const MAX_PARTIAL_WORDS = 6;

/** The best matches with some of the words that no gene has. Frequent words count less. */
async function findPartial(
  tx: Tx,
  { partial, unexplained }: Reading,
  query: SearchQuery,
  before: DerivedResult[],
): Promise<Found> {
  const asked = partial.slice(0, MAX_PARTIAL_WORDS);
  const counts = await countWords(
    tx,
    asked.map(({ lexeme }) => lexeme),
  );
  const isKnown = ({ lexeme }: { lexeme: string }) => (counts.get(lexeme) ?? 0) > 0;
  const words = asked.filter(isKnown);
  const unknown = unexplained.filter((word) => !isKnown(word)).map(({ typed }) => typed);
  const weighted = words.map(({ lexeme }) => ({
    lexeme,
    weight: 1 / (1 + Math.log(counts.get(lexeme) ?? 1)),
  }));
  const matches =
    words.length > 0
      ? await findEntries(tx, query, partialMatches(weighted), countPassing(before, query), PARTIAL_ORDER)
      : NO_MATCHES;
  const missing = words.filter((_, i) => ((matches.best?.missing ?? 0) >> i) & 1).map(({ typed }) => typed);
  const ignored = before.length > 0 ? unexplained.map(({ typed }) => typed) : [...unknown, ...missing];
  return { ...toPage(before, query, matches), ignored: [...new Set(ignored)], unknown };
}

const PARTIAL_ORDER = sql`counted desc, score desc, position`;
