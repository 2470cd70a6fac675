import { geneAddress } from "@ligate/contract/genes/gene-address";
import {
  type Design,
  type FormatRow,
  type FunctionType,
  formatRows,
  getProductName,
  lowestPriceCents,
  matrix,
  pairDesign,
  shortestLeadTime,
  structures,
  type Target,
  toSku,
} from "../../design/index.ts";
import type { ResultRow } from "./result-row.ts";

/** The designs with default parts that are offered for a target, by function and structure in display order. */
export const offeredDesigns = (fns: FunctionType[], target: Target): Design[] =>
  fns.flatMap((fn) =>
    Object.keys(matrix[fn.code]?.offered ?? {}).flatMap((symbol) => {
      const structure = structures.find((one) => one.symbol === symbol);
      const found = structure && pairDesign(fn, structure, target);
      return found && "design" in found ? found.design : [];
    }),
  );

/** @returns `undefined` if the design is not delivered in this format */
export function designRow(design: Design, format?: string): ResultRow | undefined {
  const rows = formatRows(design).filter(
    ({ option, isOffered }) => isOffered && (!format || option.code === format),
  );
  if (rows.length === 0) return undefined;
  const fields = designFields(design, rows);
  const gene = design.target.kind === "gene" ? design.target : undefined;
  const sku = toSku(design, format);
  return {
    id: null,
    kind: "design",
    sku,
    name: getProductName(design),
    url: `/products/item/${sku}`,
    summary: null,
    price_cents: fields.priceCents,
    price_varies: fields.priceVaries,
    in_stock: fields.inStock,
    lead_time: shortestLeadTime(rows),
    category: fields.category,
    function_name: fields.functionName,
    structure_name: fields.structureName,
    species: gene?.species ?? null,
    gene_symbol: gene?.symbol ?? null,
    gene_url: gene?.species ? geneAddress(gene.species, gene.symbol) : null,
  };
}

/** The fields of a design that search results show and filter by. `rows` are the delivery formats to consider. */
export function designFields({ category, fn, structure }: Design, rows: FormatRow[]) {
  const prices = new Set(rows.flatMap(({ unitCents }) => unitCents ?? []));
  return {
    priceCents: lowestPriceCents(rows),
    priceVaries: prices.size > 1,
    inStock: rows.some((row) => row.inStock),
    category: category.name,
    functionName: fn.name,
    structureName: structure.name,
  };
}
