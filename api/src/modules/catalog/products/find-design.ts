import { type DesignCodes, parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../db/database.ts";
import { type Design, DesignError, designFromCodes, type Target } from "../../design/index.ts";
import { findTarget } from "../genes/target.service.ts";

interface Found {
  design: Design;
  format?: string;
}

/** The design that a SKU carries; `undefined` where it carries none, or none that can be made. */
export async function findDesign(tx: Tx, sku: string): Promise<Found | undefined> {
  const codes = parseSku(sku);
  const target = codes && (await findTarget(tx, codes.target));
  const design = target && makeable(codes, target);
  return design && { design, format: codes.format };
}

function makeable(codes: DesignCodes, target: Target): Design | undefined {
  try {
    return designFromCodes(codes, target);
  } catch (error) {
    if (error instanceof DesignError) return undefined;
    throw error;
  }
}
