import type { KitSequences } from "@ligate/contract/sequences/schemas";
import type { Tx } from "../../../db/database.ts";
import { kitSequences } from "../../design/index.ts";
import { requireDesign } from "../products/product.service.ts";

/**
 * The sequences of a design without a specification, by its SKU with or without a format.
 * @throws ProblemError 404 as `getProductSummary`
 */
export async function getKitSequences(tx: Tx, sku: string): Promise<KitSequences> {
  const { design } = await requireDesign(tx, sku);
  return kitSequences(design, null);
}
