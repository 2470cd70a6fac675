import { CONTROL_TARGET, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { offeredPairs } from "../../../design/index.ts";
import { normalizeName } from "../../genes/normalize-name.ts";

const PARTS = /^(..)(..)(.{6})(.{6})?(.{4})?$/;

/**
 * Inserts missing hyphens into a design SKU: `KOLACMXXPCH00001` becomes KO-LA-CMXXPC-H00001. Empty if the text has
 * another form.
 */
export const hyphenateSku = (q: string): string => splitSku(q).join("-");

/** Completes a SKU without a target to the SKUs of the template and the control. Empty if the text has another form. */
export function completeSku(q: string): string[] {
  const parts = splitSku(q);
  if (parts.length !== 3) return [];
  return [TEMPLATE_TARGET, CONTROL_TARGET].map((target) => [...parts, target].join("-"));
}

const PARTS_AND_TARGET = /^(.{6})([HM]\d{5})$/;

/** The SKUs of all functions and structures with these parts and this gene: `CMXXXA-H00001`. Not all can be made. */
export function completeParts(q: string): string[] {
  const [, parts, target] = PARTS_AND_TARGET.exec(normalizeName(q).toUpperCase()) ?? [];
  if (!parts || !target) return [];
  return offeredPairs().map(({ fn, structure }) => [fn, structure, parts, target].join("-"));
}

const splitSku = (q: string): string[] =>
  (PARTS.exec(normalizeName(q).toUpperCase()) ?? []).slice(1).filter((part) => part !== undefined);
