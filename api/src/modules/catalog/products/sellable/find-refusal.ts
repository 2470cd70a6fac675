import type { DesignFix } from "@ligate/contract/design/schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import {
  type Design,
  findFixes,
  formatRefusal,
  getProductName,
  getProductTitle,
  toSku,
} from "../../../design/index.ts";
import { stockItems, supplies } from "../catalog.table.ts";
import { findDesign, findRefusedDesign } from "../find-design.ts";
import type { SellableQuery } from "./sellable.ts";

/** A known product that is not sold. */
export interface Refusal {
  name: string;
  /** Of a design, as in `Sellable`. */
  title?: string;
  /** The reason, in full sentences. */
  reason: string;
  /** Path of the product page; null if there is none. */
  url: string | null;
  /** Changes of a design that make it possible, the smallest first. */
  fixes: DesignFix[];
}

/** Why `findSellable` finds nothing; `undefined` if it does, or if nothing is known by this SKU. */
export async function findRefusal(tx: Tx, { product_sku, unit_size }: SellableQuery) {
  const sku = product_sku.trim().toUpperCase();
  return (
    (await refusedDesign(tx, sku)) ??
    (await refusedFormat(tx, sku)) ??
    (await withdrawnStockItem(tx, sku)) ??
    (await unknownSize(tx, sku, unit_size?.trim() ?? ""))
  );
}

async function refusedDesign(tx: Tx, sku: string): Promise<Refusal | undefined> {
  const refused = await findRefusedDesign(tx, sku);
  if (!refused) return undefined;
  const { design, reason } = refused;
  return { ...describe(design), reason, fixes: findFixes(design) };
}

async function refusedFormat(tx: Tx, sku: string): Promise<Refusal | undefined> {
  const found = await findDesign(tx, sku);
  if (!found?.format) return undefined;
  const { design, format } = found;
  const reason = formatRefusal(design, format);
  return reason ? { ...describe(design), reason, fixes: [] } : undefined;
}

const describe = (design: Design) => ({
  name: getProductName(design),
  title: getProductTitle(design),
  url: `/products/item/${toSku(design)}`,
});

async function withdrawnStockItem(tx: Tx, sku: string): Promise<Refusal | undefined> {
  const [item] = await tx.select().from(stockItems).where(eq(stockItems.sku, sku));
  if (!item || item.offered) return undefined;
  return { name: item.name, reason: `${item.name} is no longer sold.`, url: null, fixes: [] };
}

async function unknownSize(tx: Tx, sku: string, size: string): Promise<Refusal | undefined> {
  const [supply] = await tx.select().from(supplies).where(eq(supplies.catalogNumber, sku));
  if (!supply) return undefined;
  const { name } = supply;
  const reason = size ? `${name} is not sold in the size ${size}.` : `Please choose a size of ${name}.`;
  return { name, reason, url: `/product/featured/${sku}`, fixes: [] };
}
