import { geneAddress } from "@ligate/contract/genes/gene-address";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { MAX_SUGGESTIONS } from "@ligate/contract/search/constants";
import type { Suggestion } from "@ligate/contract/search/schemas";
import { areGenesComing } from "../../../../content-files/seed-state.ts";
import type { Tx } from "../../../../db/database.ts";
import { normalizeName } from "../../genes/normalize-name.ts";
import { type Reading, readQuery } from "../reading/read-query.ts";
import { readText } from "../reading/read-text.ts";
import { suggestDesigns, suggestDesignsOfGene } from "./suggest-designs.ts";
import { suggestEntries } from "./suggest-entries.ts";
import { suggestBegunGenes, suggestGenes } from "./suggest-genes.ts";

const MIN_CHARACTERS = 2;
/** Places reserved for the first, second and third kind. Unused places go to the other kinds. */
const RESERVED_PLACES = [3, 3, 2];
/** Lengths of the prefixes to try if a query finds nothing, at least half of the query or six characters. */
const PREFIX_LENGTHS = [6, 5, 4, 3];
const minPrefixLength = (key: string) => Math.min(key.length, 12) / 2;

/** Suggests completions of a partial query: genes, products, and pages; products first if the query begins a number. */
export async function suggest(tx: Tx, q: string): Promise<Suggestion[]> {
  if (normalizeName(q).length < MIN_CHARACTERS) return [];
  const reading = await readQuery(tx, q, { isTyping: true });
  const genes = await suggestGenes(tx, reading, MAX_SUGGESTIONS);
  const designs = await suggestDesigns(tx, q);
  const entries = await suggestEntries(tx, reading, MAX_SUGGESTIONS);
  const isNumber = designs.length > 0 || entries.isNumber;
  const ofGene = isNumber || !isFirstSuggestion(genes, reading) ? [] : suggestDesignsOfGene(reading);
  const products = [...designs, ...ofGene, ...entries.products];
  const pages = [...(await suggestQuote(tx, reading)), ...entries.pages];
  const kinds = isNumber ? [products, genes, pages] : [genes, products, pages];
  return allocatePlaces(kinds.map(uniqueByUrl));
}

/** Suggests genes for a partial query, and a quote for a gene that the catalog does not have. */
export async function suggestOnlyGenes(tx: Tx, q: string): Promise<Suggestion[]> {
  if (normalizeName(q).length < MIN_CHARACTERS) return [];
  const reading = await readQuery(tx, q, { isTyping: true });
  const genes = await suggestGenes(tx, reading, MAX_SUGGESTIONS);
  return allocatePlaces([uniqueByUrl(genes), await suggestQuote(tx, reading)]);
}

/** Whether the gene that the query names is the first suggestion: an alias may also begin the name of another gene. */
const isFirstSuggestion = ([first]: Suggestion[], { genes: [gene] }: Reading): boolean =>
  gene !== undefined && first?.url === geneAddress(gene.species, gene.symbol);

/** Says if the query names a gene that is not sold, with the page to ask for a quote. */
async function suggestQuote(tx: Tx, { unsold }: Reading): Promise<Suggestion[]> {
  if (unsold === undefined || (await areGenesComing(tx))) return [];
  const label = `${unsold} is not in the catalog`;
  return [{ kind: "page", label, detail: "Get a quote", url: contactFormUrl(`A design for ${unsold}`) }];
}

/** Suggests matches of the longest prefix that has any. */
export async function didYouMean(tx: Tx, q: string): Promise<Suggestion[]> {
  const key = normalizeName(q);
  for (const length of PREFIX_LENGTHS.filter((n) => n < key.length && n >= minPrefixLength(key))) {
    const found = await suggestPrefix(tx, key.slice(0, length));
    if (found.length > 0) return found.slice(0, 5);
  }
  return [];
}

/** Genes, products and pages with a word that begins like this. */
async function suggestPrefix(tx: Tx, prefix: string): Promise<Suggestion[]> {
  const reading = readText(prefix);
  const genes = await suggestBegunGenes(tx, reading, MAX_SUGGESTIONS);
  const { products, pages } = await suggestEntries(tx, reading, MAX_SUGGESTIONS);
  return allocatePlaces([genes, products, pages]);
}

const uniqueByUrl = (some: Suggestion[]): Suggestion[] => [
  ...new Map(some.map((one) => [one.url, one])).values(),
];

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
