import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import type { Reading } from "../reading/read-query.ts";
import { toStem } from "../words/tokens.ts";
import { vocabulary } from "../words/vocabulary.ts";
import { type FoundGene, GENE_FACTS } from "./find-named-genes.ts";
import { keyStartsWithAny } from "./gene-name-sql.ts";

/** The maximum number of genes to consider. */
const MAX_GENES = 100;
const MIN_PREFIX = 3;
/** A query needs a word of so many letters to be compared with names of genes. */
const MIN_LETTERS = 4;

/**
 * Finds genes by the words of their names, or by the beginning of a symbol or alias. `words` are the words of the query
 * that the vocabulary does not have.
 */
export async function findSimilarGenes(tx: Tx, reading: Reading, words: string[]): Promise<FoundGene[]> {
  const ranked = [...byWords(reading, words), ...byPrefix(words)];
  if (ranked.length === 0) return [];
  const species = reading.species ? [reading.species] : ["Human", "Mouse"];
  return queryRows<FoundGene>(
    tx,
    sql`select ${GENE_FACTS}, null as alias
      from (select number, min(rank) as rank from (${sql.join(ranked, sql` union all `)}) f group by number) found
      join genes g on g.number = found.number
      where g.species in (${sql.join(
        species.map((each) => sql`${each}`),
        sql`, `,
      )})
      order by rank, (exists (select 1 from gene_names n where n.gene_number = g.number and n.source = 'content')) desc,
        g.species, length(g.name), g.number limit ${MAX_GENES}`,
  );
}

/** All words of the query, also those that the vocabulary has; then only the others. */
function byWords({ tokens }: Reading, words: string[]): SQL[] {
  if (!words.some((word) => word.length >= MIN_LETTERS)) return [];
  const all = tokens
    .map(({ word }) => word)
    .filter((word) => vocabulary.findTerm(word)?.species === undefined);
  return [all, words].map(
    (some, rank) =>
      sql`(select number, ${rank}::int as rank from genes where search_words @@ ${namesQuery(some)}::tsquery
        order by length(name) limit ${MAX_GENES})`,
  );
}

/** Names of genes are not stemmed: a word matches as it is spelled, or by the beginning that is its stem. */
const namesQuery = (words: string[]): string => words.map(vocabulary.standard).map(orStem).join(" & ");

function orStem(word: string): string {
  const stem = toStem(word);
  return stem !== word && word.startsWith(stem) && stem.length >= MIN_LETTERS
    ? `('${word}' | '${stem}':*)`
    : `'${word}'`;
}

function byPrefix(words: string[]): SQL[] {
  const [word = ""] = words;
  if (words.length !== 1 || word.length < MIN_PREFIX) return [];
  return [
    sql`(select gene_number as number, 2 + rank as rank from gene_names
      where species in ('Human', 'Mouse') and ${keyStartsWithAny([word])} order by rank, key limit ${MAX_GENES})`,
  ];
}
