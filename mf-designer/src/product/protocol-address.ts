import type { ProductSummary } from "@ligate/contract/product";
import { parseSku } from "@ligate/contract/sku";

/** What a slot says that holds a part of the customer's own. */
const CUSTOM = "Custom";

/** The bench protocol of a product; none where a part is the customer's own. */
export function protocolAddress(product: ProductSummary): string | undefined {
  const parts = [
    product.protein_tag_name,
    product.fluorescene_marker_name,
    product.selection_marker_name,
    product.bacterial_marker_name,
  ];
  const codes = parts.includes(CUSTOM) ? undefined : parseSku(product.product_sku);
  return codes && `/protocol/${codes.fn}/${codes.structure}`;
}
