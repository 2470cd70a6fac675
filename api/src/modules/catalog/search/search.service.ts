import { parseSku } from "@ligate/contract/design/sku";
import type { SearchAnswer, Suggestion } from "@ligate/contract/search/schemas";
import { z } from "zod";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { areGenesComing } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { countFacets, countMatches } from "./facets.ts";
import { findDesignRow, toDerived } from "./find-design-rows.ts";
import { combine, type Found, findMatches, type SearchQuery } from "./find-matches.ts";
import { type Reading, readQuery } from "./reading/read-query.ts";
import { toResult } from "./result-row.ts";
import { didYouMean } from "./suggestions/suggestions.ts";
import { correctQuery, similarSymbol } from "./words/correct-query.ts";
import { hyphenateSku } from "./words/parse-partial-sku.ts";
import { tokenize } from "./words/tokens.ts";

const Notes = z.array(
  z.strictObject({ phrases: z.array(z.string().min(1)).min(1), note: z.string().min(1).max(200) }),
);
const notes = readYaml("search-notes.yaml", Notes).flatMap(({ phrases, note }) =>
  phrases.map((phrase) => ({ words: tokenize(phrase).map(({ word }) => word), note })),
);

/**
 * Searches genes, products and pages. A query is read by the vocabulary (docs/search.md). Unknown words are corrected, unless they are the approved symbol of a gene.
 */
export async function search(tx: Tx, query: SearchQuery): Promise<SearchAnswer> {
  const reading = readQuery(query.q);
  if (reading.tokens.length === 0) return { length: 0, results: [] };
  const design = await findDesignRow(tx, query.q);
  if (design) return toAnswer(combine([toDerived(design)], query), query);
  if (parseSku(hyphenateSku(query.q))) return { length: 0, results: [], did_you_mean: [] };
  const found = await findMatches(tx, reading, query);
  const mayBeComing = found.unsold !== undefined || !found.named?.length;
  const isComing = mayBeComing && (await areGenesComing(tx));
  const answer = isComing ? toAnswer(found, query) : await answerOrCorrect(tx, found, query);
  const note = findNote(reading, found);
  return {
    ...answer,
    ...(found.unsold !== undefined && !isComing && { unsold_symbol: found.unsold }),
    ...(isComing && { more_genes_coming: true as const }),
    ...(note !== undefined && { note }),
  };
}

async function answerOrCorrect(tx: Tx, found: Found, query: SearchQuery): Promise<SearchAnswer> {
  const corrected = found.unknown.length > 0 ? await correctQuery(tx, query.q, found.unknown) : undefined;
  if (corrected !== undefined) {
    const meant = await findMatches(tx, readQuery(corrected), { ...query, q: corrected });
    if (meant.groups.length > 0 && meant.unknown.length < found.unknown.length)
      return { ...toAnswer(meant, query), corrected_q: corrected };
  }
  if (found.groups.length === 0)
    return { length: 0, results: [], did_you_mean: await didYouMean(tx, query.q) };
  const symbol = found.alias === undefined ? undefined : await similarSymbol(tx, found.alias);
  const isMeant = symbol !== undefined && !found.page.some(({ gene_symbol }) => gene_symbol === symbol);
  return {
    ...toAnswer(found, query),
    ...(isMeant && { did_you_mean: [searchFor(symbol)] }),
  };
}

/** A change of one amino acid, such as G12D. */
const VARIANT = /^[ACDEFGHIKLMNPQRSTVWY]\d{1,4}[ACDEFGHIKLMNPQRSTVWYX*]$/i;

const PROTEIN_ACCESSION = /^\s*[NXY]P_\d+/i;

/** A sentence about what the query asks for and the store does not sell, or sells otherwise, if there is one. */
function findNote({ q, tokens }: Reading, { named = [] }: Found): string | undefined {
  if (PROTEIN_ACCESSION.test(q))
    return "RefSeq proteins are not searched: enter the transcript (NM_) or UniProt’s accession.";
  const variant = named.length > 0 ? q.split(/\s+/).find((word) => VARIANT.test(word)) : undefined;
  const [gene] = named;
  if (variant && gene && normalizeName(variant) !== normalizeName(gene.symbol))
    return `Kits and vectors have the wild type of ${gene.symbol}; order ${variant.toUpperCase()} as your own reading frame.`;
  const typed = new Set(tokens.map(({ word }) => word));
  return notes.find(({ words }) => words.every((word) => typed.has(word)))?.note;
}

const searchFor = (symbol: string): Suggestion => ({
  kind: "gene",
  label: symbol,
  detail: "Search for this symbol instead",
  url: `/search?${new URLSearchParams({ q: symbol })}`,
});

const toAnswer = ({ groups, page, ignored }: Found, query: SearchQuery): SearchAnswer => ({
  length: countMatches(groups, query),
  results: page.map(toResult),
  facets: countFacets(groups, query),
  ...(ignored.length > 0 && { partial: true, ignored_words: ignored }),
});
