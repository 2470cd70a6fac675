import type { Tx } from "../../../../db/database.ts";
import type { Species } from "../../../design/index.ts";
import { findLeftWords, type LeftWords, withoutNames } from "./left-words.ts";
import { findNamedGenes, type NamedGenes, uniqueGenes } from "./named-genes.ts";
import { readText, type TextReading } from "./read-text.ts";
import { findFullNames } from "./similar-genes.ts";
import { findUnsoldGene } from "./unsold-gene.ts";

/** A query, read by the vocabulary and the genes of the store. Its parts are not changed, and not derived again. */
export interface Reading extends TextReading, NamedGenes, LeftWords {
  /** The approved symbol of a gene that the query names and that is not sold. */
  unsold: string | undefined;
}

interface ReadingOptions {
  /** The species that is meant if the query names none. */
  species?: Species;
  /** Whether the query is still being typed, so that its last word may be the beginning of one. */
  isTyping?: boolean;
}

/**
 * Reads a query such as "mouse TP53 knock-out lentivirus", in seven steps with a file each. The search of the site, the gene
 * table of the designer and the suggestions use the same reading. `docs/search.md` has the values of an example.
 */
export async function readQuery(tx: Tx, text: string, options: ReadingOptions = {}): Promise<Reading> {
  const words = readText(text);
  const read = { ...words, species: words.species ?? options.species };
  const named = await findNamedGenes(tx, read);
  const unsold = await findUnsoldGene(tx, read, named);
  const left = findLeftWords(read, named);
  const isComplete = options.isTyping || unsold !== undefined;
  const similar = isComplete ? [] : await findFullNames(tx, read, named, left);
  const genes = uniqueGenes([...similar, ...named.genes]);
  return { ...read, ...named, genes, unsold, ...withoutNames(left, similar) };
}
