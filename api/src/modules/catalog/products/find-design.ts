import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import {
  type Design,
  DesignError,
  designFromCodes,
  designProblem,
  getProductName,
  getProductTitle,
  type Target,
  toSku,
  uncheckedDesignFromCodes,
} from "../../design/index.ts";
import { findTarget, findTargets } from "../genes/find-target.ts";

export interface FoundDesign {
  design: Design;
  format?: string;
}

/** The design with this SKU; `undefined` if the SKU is not of a design, or if the design cannot be made. */
export async function findDesign(tx: Tx, sku: string): Promise<FoundDesign | undefined> {
  const codes = parseSku(sku);
  return codes && resolveDesign(codes, await findTarget(tx, codes.target, codes.fn));
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
  const target = codes && (await findTarget(tx, codes.target, codes.fn));
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
 * The kit SKU (without delivery format), product name and title of the design with this SKU; `undefined` if the SKU is not
 * of a design.
 * @throws ProblemError 422 with the reason if the design cannot be made
 */
export async function describeDesign(tx: Tx, sku: string) {
  const found = await findDesign(tx, sku);
  if (found) {
    const { design } = found;
    return { sku: toSku(design), name: getProductName(design), title: getProductTitle(design) };
  }
  const refused = await findRefusedDesign(tx, sku);
  if (refused) throw unprocessable(refused.reason);
  return undefined;
}

/** The titles of designs by their SKUs, also of designs that are not made any more; without those of unknown genes. */
export async function readDesignTitles(tx: Tx, skus: string[]): Promise<Map<string, string>> {
  const designs = skus.map((sku) => ({ sku, codes: parseSku(sku) }));
  const numbers = designs.flatMap(({ codes }) => codes?.target ?? []);
  const targets = await findTargets(tx, numbers);
  const titles = new Map<string, string>();
  for (const { sku, codes } of designs) {
    const target = codes && targets.get(codes.target);
    const design = target && orUndefined(() => uncheckedDesignFromCodes(codes, target));
    if (design) titles.set(sku, getProductTitle(design));
  }
  return titles;
}
