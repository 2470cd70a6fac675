import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import {
  type Design,
  DesignError,
  designFromCodes,
  designProblem,
  getProductName,
  type Target,
  toSku,
  uncheckedDesignFromCodes,
} from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";

export interface FoundDesign {
  design: Design;
  format?: string;
}

/** The design with this SKU; `undefined` if the SKU is not of a design, or if the design cannot be made. */
export async function findDesign(tx: Tx, sku: string): Promise<FoundDesign | undefined> {
  const codes = parseSku(sku);
  return codes && resolveDesign(codes, await findTarget(tx, codes.target));
}

/** The design with these codes; `undefined` without a target, or if the design cannot be made. */
export function resolveDesign(codes: DesignCodes, target: Target | undefined): FoundDesign | undefined {
  const design = target && orUndefined(() => designFromCodes(codes, target));
  return design && { design, format: codes.format };
}

interface RefusedDesign {
  design: Design;
  reason: string;
}

/** The design with this SKU and the reason why it cannot be made; `undefined` if it can, or if a part is unknown. */
export async function findRefusedDesign(tx: Tx, sku: string): Promise<RefusedDesign | undefined> {
  const codes = parseSku(sku);
  const target = codes && (await findTarget(tx, codes.target));
  const design = target && orUndefined(() => uncheckedDesignFromCodes(codes, target));
  const reason = design && designProblem(design);
  return reason ? { design, reason } : undefined;
}

function orUndefined<T>(resolve: () => T): T | undefined {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof DesignError) return undefined;
    throw error;
  }
}

/**
 * The kit SKU (without delivery format) and the product name of the design with this SKU; `undefined` if the SKU is not
 * of a design.
 * @throws ProblemError 422 with the reason if the design cannot be made
 */
export async function describeDesign(tx: Tx, sku: string) {
  const found = await findDesign(tx, sku);
  if (found) return { sku: toSku(found.design), name: getProductName(found.design) };
  const refused = await findRefusedDesign(tx, sku);
  if (refused) throw unprocessable(refused.reason);
  return undefined;
}
