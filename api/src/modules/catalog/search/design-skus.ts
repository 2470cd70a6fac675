import { CONTROL_TARGET, parseSku, TEMPLATE_TARGET } from "@ligate/contract/design/sku";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { offeredPairs } from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";
import { genes } from "../genes/gene.table.ts";
import { normalizeName } from "../genes/normalize-name.ts";
import { resolveDesign } from "../products/find-design.ts";
import { designRow } from "./design-rows.ts";
import { searchEntries } from "./entries/search-entry.table.ts";
import type { ResultRow } from "./result-row.ts";

/** Whether a text has the form of a design's SKU, with or without hyphens. */
export const isDesignSku = (q: string): boolean => parseSku(hyphenateSku(q)) !== undefined;

/** The design with this SKU. Most designs have no entry in the index; the SKU is enough to build the row. */
export async function findDesignRow(tx: Tx, q: string): Promise<ResultRow | undefined> {
  const codes = parseSku(hyphenateSku(q));
  const found = codes && resolveDesign(codes, await findTarget(tx, codes.target));
  const row = found && designRow(found.design, found.format);
  if (!row) return undefined;
  const { target } = found.design;
  const [entry] = await tx
    .select({ id: searchEntries.id })
    .from(searchEntries)
    .where(eq(searchEntries.sku, row.sku));
  const [gene] = await tx.select().from(genes).where(eq(genes.number, target.number));
  return { ...row, id: entry?.id ?? null, gene_name: gene?.name ?? null };
}

/** Designs whose SKU the query has a part of, without entries in the index: the parts and the target, or all but the target. */
export async function findPartialSkuRows(tx: Tx, q: string): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const sku of completeSku(q)) {
    const row = await findDesignRow(tx, sku);
    if (row?.id === null) rows.push(row);
  }
  return rows.length > 0 ? rows : rowsWithParts(tx, q);
}

const PARTS_AND_TARGET = /^(.{6})([HM]\d{5})$/;

/** The designs of all functions and structures with these parts and this gene: `CMXXXA-H00001`. */
async function rowsWithParts(tx: Tx, q: string): Promise<ResultRow[]> {
  const [, parts, number] = PARTS_AND_TARGET.exec(toSkuCharacters(q)) ?? [];
  if (!parts || !number) return [];
  const target = await findTarget(tx, number);
  return offeredPairs().flatMap(({ fn, structure }) => {
    const codes = parseSku([fn, structure, parts, number].join("-"));
    const found = codes && resolveDesign(codes, target);
    return (found && designRow(found.design)) ?? [];
  });
}

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

const PARTS = /^(..)(..)(.{6})(.{6})?(.{4})?$/;
const splitSku = (q: string): string[] =>
  (PARTS.exec(toSkuCharacters(q)) ?? []).slice(1).filter((part) => part !== undefined);

const toSkuCharacters = (q: string): string => normalizeName(q).toUpperCase();
