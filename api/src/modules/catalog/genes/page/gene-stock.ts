import { parseSku } from "@ligate/contract/design/sku";
import type { GeneStock } from "@ligate/contract/genes/gene-page-schemas";
import {
  formatRows,
  inStockDesigns,
  productNameOf,
  shortestLeadTime,
  skuOf,
  type Target,
  vectorNameOf,
} from "../../../design/index.ts";
import { designOf } from "../../products/find-design.ts";
import { fromPrice } from "./gene-methods.ts";

/** The designs for a gene that are on the shelf, each once. */
export function stockOf(target: Target): GeneStock[] {
  const skus = new Set(inStockDesigns.map(({ sku }) => sku));
  return [...skus].flatMap((sku) => {
    const codes = parseSku(sku);
    const found = codes?.target === target.number ? designOf(codes, target) : undefined;
    if (!found) return [];
    const { design } = found;
    const rows = formatRows(design).filter(({ inStock }) => inStock);
    return {
      product_sku: skuOf(design),
      product_name: productNameOf(design),
      vector_name: vectorNameOf(design),
      formats: [...new Set(rows.map(({ format }) => format.name))],
      from_price: fromPrice(rows),
      lead_time: shortestLeadTime(rows),
    };
  });
}
