import { type SQL, sql } from "drizzle-orm";
import type { Species } from "../../../design/index.ts";
import { spellGreekLetters } from "../../genes/normalize-name.ts";
import { parseGeneIds } from "../reading/gene-id.ts";
import {
  beginningNames,
  bestMatch,
  hasWords,
  isOfSpecies,
  nameKeys,
  SEPARATOR,
} from "../reading/gene-name-sql.ts";

/** A gene that the query names, with the name that it has in the query. */
export interface NamedGene {
  number: string;
  symbol: string;
  alias: string | null;
}

/**
 * Sort keys of `bestMatch` begin with 0 to 4: a gene that the query names and an id come before them, words of the name
 * behind those of symbols and aliases, by number: genes of the content file have the lowest numbers.
 */
const NAMED_RANK = " ";
export const ID_RANK = "!";
export const WORDS_RANK = "4";

/**
 * Genes that match a text by id, which names the species, and genes of some species that match it by symbol, alias or
 * former symbol, or by words of their name, as rows of `gene_number` and `best`, which sorts them and contains the matched text.
 * @param named genes that come first, in this order
 * @returns undefined if the text has no letter and no digit
 */
export function geneMatches(text: string, species: Species[], named: NamedGene[] = []): SQL | undefined {
  const keys = nameKeys(text);
  if (keys.length === 0) return undefined;
  const byName = sql`select gene_number, ${bestMatch(keys)} as best from (${beginningNames(keys, species)}) names
    group by gene_number`;
  const ids = parseGeneIds(text);
  const words = ids.length > 0 ? undefined : parseGeneWords(text);
  const more = [
    ...(named.length > 0 ? [namedMatches(named)] : []),
    ...ids.map(({ condition, label }) => genesWhere(condition, ID_RANK, label)),
    ...(words
      ? [genesWhere(sql`${isOfSpecies(species)} and ${words.condition}`, WORDS_RANK, words.label)]
      : []),
  ];
  if (more.length === 0) return byName;
  return sql`select gene_number, min(best) as best from (${sql.join([byName, ...more], sql` union all `)}) found
    group by gene_number`;
}

/** In their order, before all others. */
const namedMatches = (named: NamedGene[]): SQL => {
  const rows = named.map(({ number, symbol, alias }, i) => ({
    number,
    best: `${NAMED_RANK}${String(i).padStart(3, "0")}${SEPARATOR}${alias ?? symbol}`,
  }));
  return sql`select number, best collate "C" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as named (number text, best text)`;
};

/** A frequent word, such as "protein", is in the names of 20,000 genes. */
const MAX_GENES = 1_000;

const genesWhere = (condition: SQL, rank: string, label: string): SQL =>
  sql`(select number, (${rank}::text || number || ${SEPARATOR + label}::text) collate "C"
    from genes where ${condition} limit ${MAX_GENES})`;

/** The words that a query asks for in the names of genes. */
interface GeneWords {
  /** As search results show them. */
  label: string;
  /** Condition on the table `genes`. */
  condition: SQL;
}

/** Shorter words begin too many names. */
const MIN_LETTERS = 4;
const MAX_WORDS = 8;
/**
 * A word of one or two characters is complete, as in "interleukin 6", and so is one with a digit. The beginning of an id would
 * be the beginning of all of them.
 */
const PREFIX = /^(?!ens|hgn|mgi)\p{L}{3,}$/u;

/**
 * Reads the words of a query, of which the last may be incomplete: `tumor prot`, `β-actin`. `undefined` if no word is
 * long enough.
 */
function parseGeneWords(text: string): GeneWords | undefined {
  const words = spellGreekLetters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
  if (!words.some((word) => word.length >= MIN_LETTERS)) return undefined;
  const lexemes = words.map((word, i) =>
    i === words.length - 1 && PREFIX.test(word) ? `'${word}':*` : `'${word}'`,
  );
  return { label: words.join(" "), condition: hasWords(lexemes.join(" & ")) };
}
