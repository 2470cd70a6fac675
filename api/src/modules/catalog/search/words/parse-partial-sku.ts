import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { nameKey } from "../../genes/normalize-name.ts";

const PARTS = /^(..)(..)(.{6})(.{6})?(.{4})?$/;

/** The SKU of a design as it was typed, with its hyphens or without: `KOLACMXXPCH00001` is KO-LA-CMXXPC-H00001. */
export const skuTyped = (q: string): string => partsOf(q).join("-");

/** What a SKU that stops before its target begins: the design as a template, and its control. */
export function skusBegun(q: string): string[] {
  const parts = partsOf(q);
  if (parts.length !== 3) return [];
  return [TEMPLATE_TARGET, CONTROL_TARGET].map((target) => [...parts, target].join("-"));
}

const partsOf = (q: string): string[] =>
  (PARTS.exec(nameKey(q).toUpperCase()) ?? []).slice(1).filter((part) => part !== undefined);
