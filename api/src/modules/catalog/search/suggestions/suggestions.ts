import { MAX_SUGGESTIONS } from "@ligate/contract/search/constants";
import type { Suggestion } from "@ligate/contract/search/schemas";
import type { Tx } from "../../../../db/database.ts";
import { spellGreekLetters } from "../../genes/greek-letters.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { findUnsoldGene } from "../find-unsold-gene.ts";
import { wordsOf } from "../words/search-words.ts";
import { suggestGenes } from "./suggest-genes.ts";
import { suggestPages } from "./suggest-pages.ts";
import { suggestProducts } from "./suggest-products.ts";

const MIN_CHARACTERS = 2;
const MAX_WORDS = 6;
/** Suggestions reserved for genes, products and pages. Unused places go to the other kinds. */
const RESERVED_PLACES = [3, 3, 2];
/** Lengths of the prefixes to try if a query finds nothing, at least half of the query or six characters. */
const PREFIX_LENGTHS = [6, 5, 4, 3];
const minPrefixLength = (key: string) => Math.min(key.length, 12) / 2;

/** Suggests completions of a partial query: genes, then products, then pages. */
export async function suggest(tx: Tx, q: string): Promise<Suggestion[]> {
  const key = normalizeName(q);
  if (key.length < MIN_CHARACTERS) return [];
  const spelled = spellGreekLetters(q);
  const words = wordsOf(spelled).slice(0, MAX_WORDS);
  return allocatePlaces([
    await suggestGenes(tx, q, MAX_SUGGESTIONS),
    await suggestProducts(tx, spelled, words, MAX_SUGGESTIONS),
    [...(await suggestQuote(tx, q)), ...(await suggestPages(tx, words, MAX_SUGGESTIONS))],
  ]);
}

/** Says if the query names a gene that is not sold, with the page to ask for a quote. */
async function suggestQuote(tx: Tx, q: string): Promise<Suggestion[]> {
  const symbol = await findUnsoldGene(tx, q);
  if (symbol === undefined) return [];
  const product = new URLSearchParams({ product: `A design for ${symbol}` });
  const label = `${symbol} is not in the catalogue`;
  return [{ kind: "page", label, detail: "Get a quote", url: `/message?${product}` }];
}

/** Suggests matches of the longest prefix that has any. */
export async function didYouMean(tx: Tx, q: string): Promise<Suggestion[]> {
  const key = normalizeName(q);
  for (const length of PREFIX_LENGTHS.filter((n) => n < key.length && n >= minPrefixLength(key))) {
    const found = await suggest(tx, key.slice(0, length));
    if (found.length > 0) return found.slice(0, 5);
  }
  return [];
}

function allocatePlaces(kinds: Suggestion[][]): Suggestion[] {
  const reserved = kinds.map((found, i) => Math.min(found.length, RESERVED_PLACES[i] ?? 0));
  let left = MAX_SUGGESTIONS - reserved.reduce((sum, count) => sum + count, 0);
  return kinds.flatMap((found, i) => {
    const own = reserved[i] ?? 0;
    const more = Math.min(left, found.length - own);
    left -= more;
    return found.slice(0, own + more);
  });
}
