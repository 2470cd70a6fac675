import { buildSku, parseSku } from "@ligate/contract/design/sku";

/** The SKU of the kit itself, without a delivery format. */
export function kitSku(sku: string): string {
  const codes = parseSku(sku);
  return codes ? buildSku({ ...codes, format: undefined }) : sku;
}
