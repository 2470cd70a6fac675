import { type SQL, sql } from "drizzle-orm";
import { spellGreekLetters } from "../greek-letters.ts";

/** The words that a query asks for in the names of genes. */
export interface GeneWords {
  /** As search results show them. */
  label: string;
  /** Condition on the table `genes`. */
  condition: SQL;
}

/** Shorter words begin too many names. */
const MIN_LETTERS = 4;
const MAX_WORDS = 8;
/** A word of one or two characters is complete, as in "interleukin 6". */
const MIN_PREFIX = 3;

/**
 * Reads the words of a query, of which the last may be incomplete: `tumor prot`, `β-actin`. `undefined` if no word is
 * long enough.
 */
export function parseGeneWords(text: string): GeneWords | undefined {
  const words = spellGreekLetters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
  if (!words.some((word) => word.length >= MIN_LETTERS)) return undefined;
  const lexemes = words.map((word, i) =>
    i === words.length - 1 && word.length >= MIN_PREFIX ? `'${word}':*` : `'${word}'`,
  );
  return { label: words.join(" "), condition: sql`search_words @@ ${lexemes.join(" & ")}::tsquery` };
}
