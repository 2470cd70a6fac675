import type { Suggestion } from "@ligate/contract/search/schemas";
import type { Tx } from "../../../../db/database.ts";
import { designRow } from "../design-rows.ts";
import { findDesignRow, findPartialSkuRows } from "../design-skus.ts";
import { geneOffers } from "../genes/gene-offers.ts";
import { bestOffer } from "../genes/gene-results.ts";
import type { Term } from "../reading/phrase-table.ts";
import type { Reading } from "../reading/read-query.ts";
import { vocabulary } from "../reading/vocabulary.ts";
import type { ResultRow } from "../result-row.ts";

/** The design with this SKU, or designs whose SKU the query has a part of. */
export async function suggestDesigns(tx: Tx, q: string): Promise<Suggestion[]> {
  const design = await findDesignRow(tx, q);
  const rows = design ? [design] : await findPartialSkuRows(tx, q);
  return rows.map(toSuggestion);
}

/** Designs for the first gene that the query names, by the methods that it names or begins to name. */
export function suggestDesignsOfGene(reading: Reading): Suggestion[] {
  const [gene] = reading.genes;
  if (!gene) return [];
  const offers = geneOffers(gene);
  const begun = vocabulary.termsWithPrefix(reading.tokens.at(-1)?.word ?? "");
  const named = reading.functions.length > 0 ? reading.functions : begunFunctions(begun);
  const offered = offers.map(({ design }) => design.fn.code);
  const functions = [...new Set(named.length > 0 ? named : offered)].filter((code) => offered.includes(code));
  return functions.flatMap((code) => {
    const ofFunction = offers.filter(({ design }) => design.fn.code === code);
    const offer = bestOffer(ofFunction, reading);
    const row = offer && designRow(offer.design);
    return row ? toSuggestion(row) : [];
  });
}

/** The first functions of all terms, then their second ones, and so on. */
const begunFunctions = (terms: Term[]): string[] =>
  terms
    .flatMap(({ functions }) => functions.map((code, place) => ({ code, place })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ code }) => code);

const toSuggestion = ({ sku, name, category, species, gene_symbol, url }: ResultRow): Suggestion => ({
  kind: "product",
  label: gene_symbol ? `${gene_symbol} ${name.replace(/--Gene \S+$/, "")}` : name,
  detail: [sku, species ?? category].join(" · "),
  url,
});
