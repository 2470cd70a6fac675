import type { CartDesign } from "@ligate/contract/cart/schemas";
import { parseSku } from "@ligate/contract/design/sku";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import {
  type Design,
  formatRows,
  type OrderClass,
  productNameOf,
  skuOf,
  vectorNameOf,
} from "../../design/index.ts";
import { alwaysMade, alwaysReady, type Stock, stockOf } from "../stock/allocate-stock.ts";
import { services, stockItems, supplies, supplySizes } from "./catalog.table.ts";
import { findDesign } from "./find-design.ts";

/** A product that can be put into a cart or quoted. The only source of names, prices, pages and lead times. */
export interface Sellable {
  sku: string;
  /** The size, such as `10 µg` or `0.3 mL`; empty for stock and services. */
  unitSize: string;
  /** The product name and size, as shown in a cart line. */
  name: string;
  /** null means by quote: the product cannot be bought. */
  unitPriceCents: number | null;
  /** Path of the product page. */
  url: string;
  stock: Stock;
  orderClass: OrderClass;
  /** Path of a picture, if the product has one. */
  image: string | null;
  /** What was designed; null for other products. */
  design: CartDesign | null;
}

interface SellableQuery {
  product_sku: string;
  unit_size?: string;
}

/**
 * Finds a design by its SKU with a delivery format, a supply by its catalogue number and size, or a stock item or
 * service by its SKU, in upper or lower case. `undefined` if no such product is sold.
 */
export async function findSellable(
  tx: Tx,
  { product_sku, unit_size }: SellableQuery,
): Promise<Sellable | undefined> {
  if (parseSku(product_sku)) return designFormat(tx, product_sku);
  const sku = product_sku.trim().toUpperCase();
  if (sku.startsWith("ST-")) return stockItem(tx, sku);
  if (sku.startsWith("SV-")) return service(tx, sku);
  return supply(tx, sku, unit_size?.trim() ?? "");
}

async function designFormat(tx: Tx, sku: string): Promise<Sellable | undefined> {
  const found = await findDesign(tx, sku);
  if (!found) return undefined;
  const { design, format } = found;
  const row = formatRows(design).find(({ option }) => option.code === format);
  return (
    row && {
      sku: row.sku,
      unitSize: row.option.description,
      name: `${productNameOf(design)}, ${row.option.description}`,
      unitPriceCents: row.unitCents,
      url: `/products/item/${skuOf(design)}`,
      stock: row.inStock ? alwaysReady(row.days?.max ?? 0) : alwaysMade(row.days?.max ?? 0),
      orderClass: design.category.orderClass,
      image: null,
      design: cartDesignOf(design),
    }
  );
}

const cartDesignOf = (design: Design): CartDesign => ({
  vector_name: vectorNameOf(design),
  function_type_name: design.fn.name,
  structure_type_name: design.structure.name,
  structure_type_symbol: design.structure.symbol,
  gene_symbol: design.target.kind === "gene" ? design.target.symbol : null,
});

async function stockItem(tx: Tx, sku: string): Promise<Sellable | undefined> {
  const [item] = await tx
    .select()
    .from(stockItems)
    .where(and(eq(stockItems.sku, sku), eq(stockItems.offered, true)));
  return (
    item && {
      sku,
      unitSize: "",
      name: item.name,
      unitPriceCents: item.priceCents,
      url: `/products/${item.page}`,
      stock: stockOf(item),
      orderClass: item.orderClass,
      image: null,
      design: null,
    }
  );
}

async function service(tx: Tx, sku: string): Promise<Sellable | undefined> {
  const [found] = await tx.select().from(services).where(eq(services.sku, sku));
  return (
    found && {
      sku,
      unitSize: "",
      name: found.name,
      unitPriceCents: found.priceCents,
      url: `/services/${found.url}`,
      stock: alwaysReady(found.leadDays),
      orderClass: "Other",
      image: null,
      design: null,
    }
  );
}

async function supply(tx: Tx, sku: string, size: string): Promise<Sellable | undefined> {
  const [found] = await tx
    .select({ name: supplies.name, image: supplies.image, size: supplySizes })
    .from(supplySizes)
    .innerJoin(supplies, eq(supplies.catalogNumber, supplySizes.catalogNumber))
    .where(and(eq(supplySizes.catalogNumber, sku), eq(supplySizes.unitSize, size)));
  return (
    found && {
      sku,
      unitSize: found.size.unitSize,
      name: `${found.name}, ${found.size.unitSize}`,
      unitPriceCents: found.size.unitCents,
      url: `/product/featured/${sku}`,
      stock: alwaysReady(found.size.leadDays),
      orderClass: "Reagent",
      image: found.image,
      design: null,
    }
  );
}
