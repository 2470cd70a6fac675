import type { SearchAnswer, Suggestion } from "@ligate/contract/search/schemas";
import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { areGenesComing } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { correctQuery, similarSymbol } from "./correct-query.ts";
import { findDesignRow, isDesignSku } from "./design-skus.ts";
import { countFacets, countMatches } from "./facets.ts";
import { type Found, findResults } from "./find-results.ts";
import { type Reading, readQuery } from "./reading/read-query.ts";
import { tokenize } from "./reading/tokens.ts";
import { toDerived, toResult } from "./result-row.ts";
import { type ResultPage, type SearchQuery, toPage } from "./results-page.ts";
import { didYouMean } from "./suggestions/suggestions.ts";

/**
 * Searches genes, products and pages (docs/search.md). The SKU of a design leads to it alone. Other queries are read, looked up,
 * and if words are unknown, corrected and looked up once more: "westen blot" answers for "western blot".
 */
export async function search(tx: Tx, query: SearchQuery): Promise<SearchAnswer> {
  if (isDesignSku(query.q)) return answerSku(tx, query);
  const reading = await readQuery(tx, query.q);
  if (reading.tokens.length === 0) return { length: 0, results: [] };
  const found = await findResults(tx, reading, query);
  const { unsold, genes } = reading;
  const isComing = (unsold !== undefined || genes.length === 0) && (await areGenesComing(tx));
  const answer = isComing
    ? toAnswer(found, query)
    : ((await answerCorrected(tx, found, query)) ?? (await answerFound(tx, reading, found, query)));
  const note = findNote(reading);
  return {
    ...answer,
    ...(unsold !== undefined && !isComing && { unsold_symbol: unsold }),
    ...(isComing && { more_genes_coming: true as const }),
    ...(note !== undefined && { note }),
  };
}

async function answerSku(tx: Tx, query: SearchQuery): Promise<SearchAnswer> {
  const design = await findDesignRow(tx, query.q);
  return design
    ? toAnswer(toPage([toDerived(design)], query), query)
    : { length: 0, results: [], did_you_mean: [] };
}

/** The answer for the corrected query, if it has results and fewer unknown words. */
async function answerCorrected(tx: Tx, found: Found, query: SearchQuery): Promise<SearchAnswer | undefined> {
  const q = found.unknown.length > 0 ? await correctQuery(tx, query.q, found.unknown) : undefined;
  if (q === undefined) return undefined;
  const corrected = { ...query, q };
  const meant = await findResults(tx, await readQuery(tx, q), corrected);
  const isBetter = meant.groups.length > 0 && meant.unknown.length < found.unknown.length;
  return isBetter ? { ...toAnswer(meant, corrected), corrected_q: q } : undefined;
}

/** The answer with another symbol that may be meant: the similar one of an alias, or the closest words if nothing is found. */
async function answerFound(
  tx: Tx,
  reading: Reading,
  found: Found,
  query: SearchQuery,
): Promise<SearchAnswer> {
  if (found.groups.length === 0)
    return { length: 0, results: [], did_you_mean: await didYouMean(tx, query.q) };
  const isAlias = reading.isByAlias && reading.unexplained.length === 0;
  const symbol = isAlias ? await similarSymbol(tx, reading.q) : undefined;
  const isMeant = symbol !== undefined && !found.page.some(({ gene_symbol }) => gene_symbol === symbol);
  return { ...toAnswer(found, query), ...(isMeant && { did_you_mean: [searchFor(symbol)] }) };
}

const searchFor = (symbol: string): Suggestion => ({
  kind: "gene",
  label: symbol,
  detail: "Search for this symbol instead",
  url: `/search?${new URLSearchParams({ q: symbol })}`,
});

const toAnswer = (
  { groups, page, ignored = [] }: ResultPage & Partial<Found>,
  query: SearchQuery,
): SearchAnswer => ({
  length: countMatches(groups, query),
  results: page.map(toResult),
  facets: countFacets(groups, query),
  ...(ignored.length > 0 && { partial: true, ignored_words: ignored }),
});

/** A change of one amino acid, such as G12D. */
const VARIANT = /^[ACDEFGHIKLMNPQRSTVWY]\d{1,4}[ACDEFGHIKLMNPQRSTVWYX*]$/i;

const PROTEIN_ACCESSION = /^\s*[NXY]P_\d+/i;

const Notes = z.array(
  z.strictObject({ phrases: z.array(z.string().min(1)).min(1), note: z.string().min(1).max(200) }),
);
const notes = readYaml("search-notes.yaml", Notes).flatMap(({ phrases, note }) =>
  phrases.map((phrase) => ({ words: tokenize(phrase).map(({ word }) => word), note })),
);

/** A sentence about what the query asks for and the store does not sell, or sells otherwise, if there is one. */
function findNote({ q, tokens, genes: [gene] }: Reading): string | undefined {
  if (PROTEIN_ACCESSION.test(q))
    return "RefSeq proteins are not searched: enter the transcript (NM_) or UniProt’s accession.";
  const variant = q.split(/\s+/).find((word) => VARIANT.test(word));
  if (variant && gene && normalizeName(variant) !== normalizeName(gene.symbol))
    return `Kits and vectors have the wild type of ${gene.symbol}; order ${variant.toUpperCase()} as your own reading frame.`;
  const typed = new Set(tokens.map(({ word }) => word));
  return notes.find(({ words }) => words.every((word) => typed.has(word)))?.note;
}
