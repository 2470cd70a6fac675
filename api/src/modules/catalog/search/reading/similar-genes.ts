import { type SQL, sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { beginningNames, hasWords, isOfSpecies } from "./gene-name-sql.ts";
import type { LeftWords } from "./left-words.ts";
import { type FoundGene, GENE_FACTS, type NamedGenes } from "./named-genes.ts";
import type { TextReading } from "./read-text.ts";
import { toStem } from "./tokens.ts";
import { vocabulary } from "./vocabulary.ts";

/** The maximum number of genes to return, and of those with a frequent word to choose them from. */
const MAX_GENES = 100;
const MAX_CANDIDATES = 2_000;
const MIN_PREFIX = 3;
/** A query needs a word of so many letters to be compared with names of genes. */
const MIN_LETTERS = 4;

/**
 * Step 7, if words are left beside the name of a gene, or if the human gene may be known by its full name only: genes with the
 * words of the query in their full names, which come first. "interleukin 6 receptor" is IL6R before IL6.
 */
export async function findFullNames(
  tx: Tx,
  read: TextReading,
  { genes, isByAlias }: NamedGenes,
  { unexplained }: LeftWords,
): Promise<FoundGene[]> {
  const isOfMouseOnly = read.species === undefined && genes.every(({ species }) => species === "Mouse");
  const isDoubtful = unexplained.length > 0 || (isByAlias && isOfMouseOnly);
  return genes.length > 0 && isDoubtful ? readRanked(tx, read, byFullName(read)) : [];
}

/** Finds genes by words of their full names, or by the beginning of a symbol or alias: "epidermal growth", "BRC". */
export const findSimilarGenes = (tx: Tx, read: TextReading): Promise<FoundGene[]> =>
  readRanked(tx, read, [...byFullName(read), ...byUnknownWords(read), ...byPrefix(read)]);

/** @param ranked selects of `number` and `rank` */
async function readRanked(tx: Tx, read: TextReading, ranked: SQL[]): Promise<FoundGene[]> {
  if (ranked.length === 0) return [];
  return queryRows<FoundGene>(
    tx,
    sql`select ${GENE_FACTS}, null as alias
      from (select number, min(rank) as rank from (${sql.join(ranked, sql` union all `)}) f group by number) found
      join genes g on g.number = found.number
      where ${isOfSpecies(read.species ? [read.species] : ["Human", "Mouse"])}
      order by rank, (exists (select 1 from gene_names n where n.gene_number = g.number and n.source = 'content')) desc,
        g.species, length(g.name), g.number limit ${MAX_GENES}`,
  );
}

const unknownWords = ({ unknown }: TextReading): string[] => unknown.map(({ word }) => word);

/** Genes with all words of the query in their full name, also those that the vocabulary has. */
function byFullName(read: TextReading): SQL[] {
  const all = read.tokens
    .map(({ word }) => word)
    .filter((word) => vocabulary.findTerm(word)?.species === undefined);
  return isLongEnough(read) ? [byWords(all, 0)] : [];
}

/** Genes with the words of the query that the vocabulary does not have, if it has others. */
const byUnknownWords = (read: TextReading): SQL[] =>
  isLongEnough(read) && read.unknown.length < read.tokens.length ? [byWords(unknownWords(read), 1)] : [];

const isLongEnough = (read: TextReading): boolean =>
  unknownWords(read).some((word) => word.length >= MIN_LETTERS);

const byWords = (words: string[], rank: number): SQL =>
  sql`(select number, ${rank}::int as rank from (
      select number, name from genes where ${hasWords(namesQuery(words))} limit ${MAX_CANDIDATES}
    ) candidates order by length(name) limit ${MAX_GENES})`;

/** Names of genes are not stemmed: a word matches as it is spelled, or by the beginning that is its stem. */
const namesQuery = (words: string[]): string =>
  [...new Set(words.map(vocabulary.standard).map(orStem))].join(" & ");

function orStem(word: string): string {
  const stem = toStem(word);
  return stem !== word && word.startsWith(stem) && stem.length >= MIN_LETTERS
    ? `('${word}' | '${stem}':*)`
    : `'${word}'`;
}

function byPrefix(read: TextReading): SQL[] {
  const words = unknownWords(read);
  const [word = ""] = words;
  if (words.length !== 1 || word.length < MIN_PREFIX) return [];
  return [
    sql`(select gene_number as number, 2 + rank as rank
      from (${beginningNames([word], read.species ? [read.species] : ["Human", "Mouse"])}) names
      order by rank, key limit ${MAX_GENES})`,
  ];
}
