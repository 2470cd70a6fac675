import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../db/database.ts";
import { type Design, DesignError, designFromCodes, type Target } from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";

interface FoundDesign {
  design: Design;
  format?: string;
}

/** The design with this SKU; `undefined` if the SKU is not of a design, or if the design cannot be made. */
export async function findDesign(tx: Tx, sku: string): Promise<FoundDesign | undefined> {
  const codes = parseSku(sku);
  const target = codes && (await findTarget(tx, codes.target));
  const design = target && designOrUndefined(codes, target);
  return design && { design, format: codes.format };
}

function designOrUndefined(codes: DesignCodes, target: Target): Design | undefined {
  try {
    return designFromCodes(codes, target);
  } catch (error) {
    if (error instanceof DesignError) return undefined;
    throw error;
  }
}
