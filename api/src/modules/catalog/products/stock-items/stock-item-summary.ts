import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { StockItem, StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { formats, getProductName } from "../../../design/index.ts";
import { getPage } from "../../content/page.service.ts";
import { fewLeft, toStock } from "../../stock/allocate-stock.ts";
import { isStockItemSku, stockItems } from "../catalog.table.ts";
import { findDesign } from "../find-design.ts";
import { getStockItemContent } from "./stock-item-content.ts";

export type StoredItem = typeof stockItems.$inferSelect;

/** The stock item with this SKU, in upper or lower case; `null` if none is offered. */
export async function findStockItem(tx: Tx, anySku: string): Promise<StoredItem | null> {
  const sku = anySku.toUpperCase();
  if (!isStockItemSku(sku)) return null;
  const [item] = await tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.sku, sku), eq(stockItems.offered, true)));
  return item ?? null;
}

export const toStockItem = (item: StoredItem): StockItem => ({
  name: item.name,
  price: toDollars(item.priceCents),
  ...toStockLevel(item),
});

export function toStockLevel(item: StoredItem): Omit<StockItem, "name" | "price"> {
  const { sku, stockCount, leadDays, madeToOrderDays } = item;
  const isInStock = (stockCount ?? 0) > 0;
  return {
    sku,
    in_stock: isInStock,
    lead_days: isInStock ? leadDays : (madeToOrderDays ?? leadDays),
    sold_out: !isInStock && madeToOrderDays === null,
    stock_left: fewLeft(toStock(item)),
  };
}

const NONE = "None";
/** Everything that a design has. */
const NO_DESIGN = {
  vector_name: NONE,
  function_type_name: NONE,
  structure_type_name: NONE,
  promoter_name: NONE,
  protein_tag_name: NONE,
  fluorescene_marker_name: NONE,
  selection_marker_name: NONE,
  bacterial_marker_name: NONE,
  gene_symbol: NONE,
  species: null,
  gene: null,
  delivery_format_name: null,
  plasmids: [],
  cargo: { insert_bp: 0, level: "fine" },
} satisfies Partial<ProductSummary>;

/** The summary of a product that is no design. */
export async function stockItemSummary(tx: Tx, item: StoredItem): Promise<ProductSummary> {
  const stock_item = await toStockItemPage(tx, item);
  const { sku, name, price, lead_days } = stock_item;
  return {
    ...NO_DESIGN,
    product_sku: sku,
    product_name: name,
    product_category: item.orderClass,
    target_sequence: toTargetSequence(sku),
    from_price: price,
    lead_time: { min_days: lead_days, max_days: lead_days },
    stock_item,
  };
}

/**
 * A release of the product page from before stock items had pages asks for the delivery formats of this target. It follows the
 * `url` of the error to the category of the item: see `findStockItemOfTarget`.
 */
const toTargetSequence = (sku: string): string => sku.replace("-", "");

export const findStockItemOfTarget = (tx: Tx, target: string): Promise<StoredItem | null> =>
  findStockItem(tx, target.replace(/^ST/, "ST-"));

/** The delivery format that is handled in the same way. */
const FORMAT_PREFIXES = { cells: "CL", particles: "LP" } as const;

async function toStockItemPage(tx: Tx, item: StoredItem): Promise<StockItemPage> {
  const { kits, ...content } = getStockItemContent(item.sku);
  const { title, image } = await getPage(tx, "product", item.page);
  return {
    ...toStockItem(item),
    ...content,
    category: { url: item.page, title, image },
    handling: getHandling(content.kind),
    kits: await Promise.all(Object.entries(kits).map(([sku, purpose]) => toKit(tx, sku, purpose))),
  };
}

function getHandling(kind: StockItemPage["kind"]): StockItemPage["handling"] {
  const format = formats.find(({ prefix }) => prefix === FORMAT_PREFIXES[kind]);
  if (!format) throw new Error(`formats.yaml has no format ${FORMAT_PREFIXES[kind]}.`);
  return { ships: format.ships, storage: format.storage, biosafety: format.biosafety };
}

async function toKit(tx: Tx, sku: string, purpose: string): Promise<StockItemPage["kits"][number]> {
  const found = await findDesign(tx, sku);
  if (!found) throw new Error(`stock-items.yaml names ${sku}, which is not a valid design.`);
  return { sku, name: getProductName(found.design), purpose };
}
