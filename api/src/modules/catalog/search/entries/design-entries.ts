import { CONTROL_TARGET, parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../../db/database.ts";
import {
  CONTROL,
  categories,
  type Design,
  formatRows,
  getProductName,
  getVectorName,
  inStockDesigns,
  TEMPLATE,
  toSku,
} from "../../../design/index.ts";
import { kitDescriptions } from "../../category-tables/kit-table-definitions.ts";
import { findDesign, resolveDesign } from "../../products/find-design.ts";
import { designFields, offeredDesigns } from "../design-rows.ts";
import type { Term } from "../reading/phrase-table.ts";
import { skuWords } from "../reading/tokens.ts";
import { vocabulary } from "../reading/vocabulary.ts";
import { type SearchEntry, toEntry, toLexemes } from "./search-entry.ts";
import { getKeywords } from "./search-keywords.ts";

/**
 * The template with default parts of each offered function and structure, then the designs on the shelf without a gene, then
 * the controls of the category pages.
 */
export async function designEntries(tx: Tx): Promise<SearchEntry[]> {
  const fns = categories.flatMap(({ functions }) => functions);
  const all = [
    ...offeredDesigns(fns, TEMPLATE).map((design) => designEntry(design)),
    ...(await shelfEntries(tx)),
    ...controlEntries(),
  ];
  return [...new Map(all.map((entry) => [entry.sku, entry])).values()];
}

/** Designs for a gene are results of the gene. */
async function shelfEntries(tx: Tx): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { sku } of inStockDesigns) {
    const found = await findDesign(tx, sku);
    if (!found) throw new Error(`shelf.csv lists ${sku}, which is not a valid design.`);
    const { kind, symbol } = found.design.target;
    if (kind !== "gene") entries.push(designEntry(found.design, `${symbol} in stock`));
  }
  return entries;
}

/** The controls that tables of category pages list, by what they hold. */
const controlEntries = (): SearchEntry[] =>
  [...kitDescriptions].flatMap(([sku, holds]) => {
    const codes = parseSku(sku);
    const found = codes?.target === CONTROL_TARGET ? resolveDesign(codes, CONTROL) : undefined;
    return found ? designEntry(found.design, `control ${holds}`) : [];
  });

/** @param keywords words besides those of the kit, its function and its structure */
function designEntry(design: Design, keywords = "template"): SearchEntry {
  const sku = toSku(design);
  const name = getProductName(design);
  const { fn, structure, category } = design;
  const { first, later } = findTerms(design);
  return toEntry({
    ...designFields(design, formatRows(design)),
    kind: "design",
    sku,
    name,
    url: `/products/item/${sku}`,
    summary: kitDescriptions.get(sku) ?? null,
    words: {
      A: [...skuWords(sku), ...toLexemes(name), ...first],
      B: [...later, ...getKeywords(sku), ...toLexemes(keywords, getVectorName(design))],
      C: toLexemes("plasmid vector promoter", category.name, ...fn.aliases),
      D: toLexemes(fn.description, structure.description),
    },
  });
}

/** The terms that mean a design, and those of which it is not the first meaning. */
function findTerms(design: Design) {
  const first: string[] = [];
  const later: string[] = [];
  for (const term of vocabulary.terms) {
    const place = placeIn(term, design);
    if (place === 0) first.push(term.lexeme);
    else if (place > 0) later.push(term.lexeme);
  }
  return { first, later };
}

/** The position of a design among the meanings of a term; -1 if it is none of them. */
function placeIn({ functions, structures: symbols, forGenes }: Term, { fn, structure }: Design): number {
  if (forGenes || (functions.length === 0 && symbols.length === 0)) return -1;
  const places = [functions.indexOf(fn.code), symbols.indexOf(structure.symbol)];
  if ((functions.length > 0 && places[0] === -1) || (symbols.length > 0 && places[1] === -1)) return -1;
  return Math.max(...places);
}
