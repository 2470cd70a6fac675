import { type DesignCodes, parseSku } from "@ligate/contract/sku";
import type { Tx } from "../db/database.ts";
import { type Design, DesignError } from "../design/design.ts";
import { designFromCodes } from "../design/read-design.ts";
import type { Target } from "../design/target.ts";
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
