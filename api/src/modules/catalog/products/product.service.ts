import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignQuery } from "@ligate/contract/design/schemas";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { type Design, DesignError, designFromNames, productSummary } from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";
import { findDesign } from "./find-design.ts";
import { findProductUrl } from "./find-product-url.ts";

/**
 * The design with these part names.
 * @throws ProblemError 422 with the reason, and the part to remove if the insert is too large
 */
export async function designFromQuery(tx: Tx, names: DesignQuery): Promise<Design> {
  const target = await findTarget(tx, names.target_sequence);
  if (!target) throw unprocessable(`No gene has the number ${names.target_sequence}.`);
  return mapDesignErrors(() => designFromNames(names, target));
}

/**
 * The summary of a design, by its SKU with or without a format.
 * @throws ProblemError 404; with the `url` of the product page if the SKU is of another product
 */
export async function getProductSummary(tx: Tx, sku: string): Promise<ProductSummary> {
  const found = await findDesign(tx, sku);
  const summary = found && productSummary(found.design, found.format);
  if (summary) return summary;
  const url = await findProductUrl(tx, sku);
  throw new ProblemError(404, `No product has the SKU ${sku}.`, url ? { url } : {});
}

/** Rethrows a DesignError as a ProblemError 422. */
export function mapDesignErrors<T>(resolve: () => T): T {
  try {
    return resolve();
  } catch (error) {
    throw error instanceof DesignError ? unprocessable(error.message) : error;
  }
}
