import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { parseSku } from "@ligate/contract/design/sku";

/** The API's name for a part that the customer supplies. */
const CUSTOM_PART = "Custom";

/** URL of the lab protocol of a product; `undefined` for products with custom parts, which have no protocol. */
export function protocolUrl(product: ProductSummary): string | undefined {
  const parts = [
    product.protein_tag_name,
    product.fluorescene_marker_name,
    product.selection_marker_name,
    product.bacterial_marker_name,
  ];
  const codes = parts.includes(CUSTOM_PART) ? undefined : parseSku(product.product_sku);
  return codes && `/protocol/${codes.fn}/${codes.structure}`;
}
