import { MAX_SUGGESTIONS } from "@ligate/contract/search/constants";
import type { Suggestion } from "@ligate/contract/search/schemas";
import type { Tx } from "../../../../db/database.ts";
import { nameKey } from "../../genes/normalize-name.ts";
import { wordsOf } from "../words/search-words.ts";
import { suggestGenes } from "./suggest-genes.ts";
import { suggestPages } from "./suggest-pages.ts";
import { suggestProducts } from "./suggest-products.ts";

const LEAST_CHARACTERS = 2;
const MOST_WORDS = 6;
/** What each kind may count on; what one leaves the others take. */
const SHARES = [3, 3, 2];
/** How much of a query that finds nothing is taken for right: half of it, of a long one six characters. */
const BEGINNINGS = [6, 5, 4, 3];
const leastOf = (key: string) => Math.min(key.length, 12) / 2;

/** What a query that is being typed may mean: genes, then products, then pages. */
export async function suggest(tx: Tx, q: string): Promise<Suggestion[]> {
  const key = nameKey(q);
  if (key.length < LEAST_CHARACTERS) return [];
  const words = wordsOf(q).slice(0, MOST_WORDS);
  return share([
    await suggestGenes(tx, key, words, MAX_SUGGESTIONS),
    await suggestProducts(tx, q, words, MAX_SUGGESTIONS),
    await suggestPages(tx, words, MAX_SUGGESTIONS),
  ]);
}

/** What begins as a query does that finds nothing. */
export async function didYouMean(tx: Tx, q: string): Promise<Suggestion[]> {
  const key = nameKey(q);
  for (const length of BEGINNINGS.filter((one) => one < key.length && one >= leastOf(key))) {
    const found = await suggest(tx, key.slice(0, length));
    if (found.length > 0) return found.slice(0, 5);
  }
  return [];
}

function share(kinds: Suggestion[][]): Suggestion[] {
  const sure = kinds.map((found, i) => Math.min(found.length, SHARES[i] ?? 0));
  let left = MAX_SUGGESTIONS - sure.reduce((sum, one) => sum + one, 0);
  return kinds.flatMap((found, i) => {
    const own = sure[i] ?? 0;
    const more = Math.min(left, found.length - own);
    left -= more;
    return found.slice(0, own + more);
  });
}
