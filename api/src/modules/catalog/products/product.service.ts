import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignQuery } from "@ligate/contract/design/schemas";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { type Design, DesignError, designFromNames, productSummary } from "../../design/index.ts";
import { findTarget } from "../genes/target.service.ts";
import { findDesign } from "./find-design.ts";
import { pageOf } from "./find-product-url.ts";

/**
 * The design that the designer's names spell.
 * @throws ProblemError 422 with the reason, and the part to drop where the vector cannot carry it
 */
export async function designOf(tx: Tx, names: DesignQuery): Promise<Design> {
  const target = await findTarget(tx, names.target_sequence);
  if (!target) throw unprocessable(`No gene has the number ${names.target_sequence}.`);
  return orUnprocessable(() => designFromNames(names, target));
}

/**
 * A product by its SKU, with or without a format.
 * @throws ProblemError 404; with the `url` of its own page where the SKU is no design's
 */
export async function summaryOf(tx: Tx, sku: string): Promise<ProductSummary> {
  const found = await findDesign(tx, sku);
  const summary = found && productSummary(found.design, found.format);
  if (summary) return summary;
  const url = await pageOf(tx, sku);
  throw new ProblemError(404, `No product has the SKU ${sku}.`, url ? { url } : {});
}

/** Answers what cannot be made with 422. */
export function orUnprocessable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DesignError ? unprocessable(error.message) : error;
  }
}
