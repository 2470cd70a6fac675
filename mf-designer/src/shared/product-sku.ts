import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { buildSku, parseSku } from "@ligate/contract/design/sku";

/** The SKU of the kit itself, without a delivery format. */
export function kitSku(sku: string): string {
  const codes = parseSku(sku);
  return codes ? buildSku({ ...codes, format: undefined }) : sku;
}

/** The path of the picture that sites show in previews of links to a design. */
export const designPreview = ({ product_sku }: ProductSummary): string => `/media/designs/${product_sku}.png`;
