import { LRUCache } from "lru-cache";
import {
  applicableFunctions,
  campaignKey,
  type Design,
  defaultDesign,
  formatRows,
  productNameOf,
  skuOf,
} from "../../design/index.ts";
import { geneTarget, type TargetGeneRow } from "../genes/find-target.ts";
import { designFields } from "./entries/design-fields.ts";
import type { ResultRow } from "./result-row.ts";

/** All that the rows of a gene depend on, besides the campaigns. */
export type NamedGene = TargetGeneRow & { name: string };

const MAX_GENES = 500;
const rowsByGene = new LRUCache<string, ResultRow[]>({ max: MAX_GENES });

/** A row for each function that applies to a gene. Deriving the designs takes longer than the rest of a search. */
export function geneRows(gene: NamedGene): ResultRow[] {
  const key = JSON.stringify([gene, campaignKey()]);
  const rows = rowsByGene.get(key) ?? deriveRows(gene);
  rowsByGene.set(key, rows);
  return rows;
}

function deriveRows(gene: NamedGene): ResultRow[] {
  const target = geneTarget(gene);
  return applicableFunctions(target).flatMap((fn) => {
    const row = designRow(defaultDesign(fn, target));
    return row ? { ...row, gene_name: gene.name } : [];
  });
}

/** @returns `undefined` if the design is not delivered in this format */
export function designRow(design: Design, format?: string): ResultRow | undefined {
  const rows = formatRows(design).filter(
    ({ option, isOffered }) => isOffered && (!format || option.code === format),
  );
  if (rows.length === 0) return undefined;
  const fields = designFields(design, rows);
  const gene = design.target.kind === "gene" ? design.target : undefined;
  return {
    id: 0,
    sku: skuOf(design, format),
    name: productNameOf(design),
    price_cents: fields.priceCents,
    price_varies: fields.priceVaries,
    in_stock: fields.inStock,
    category: fields.category,
    function_name: fields.functionName,
    structure_name: fields.structureName,
    species: gene?.species ?? null,
    gene_symbol: gene?.symbol ?? null,
    gene_name: null,
  };
}
