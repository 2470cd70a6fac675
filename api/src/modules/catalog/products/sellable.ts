import type { CartDesign } from "@ligate/contract/cart/schemas";
import type { BoxItem } from "@ligate/contract/catalog/product-schemas";
import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import {
  boxOf,
  type Design,
  type OrderClass,
  productNameOf,
  skuOf,
  specifyFormat,
  vectorNameOf,
} from "../../design/index.ts";
import { alwaysMade, alwaysReady, type Stock, stockOf } from "../stock/allocate-stock.ts";
import { services, stockItems, supplies, supplySizes } from "./catalog.table.ts";
import { findDesign } from "./find-design.ts";
import { type Specified, unspecified } from "./specification/specified.ts";

/** A product that can be put into a cart or quoted. The only source of names, prices, pages and lead times. */
export interface Sellable extends Specified {
  sku: string;
  /** The size, such as `10 µg` or `0.3 mL`; empty for stock and services. */
  unitSize: string;
  /** The product name and size, as shown in a cart line. */
  name: string;
  /** null means by quote: the product cannot be bought. */
  unitPriceCents: number | null;
  /** Why there is no price, as a sentence. */
  reason?: string;
  /** False for a design that is not made in this format. It is not quoted either. */
  isOffered: boolean;
  /** Path of the product page. */
  url: string;
  stock: Stock;
  orderClass: OrderClass;
  /** Path of a picture, if the product has one. */
  image: string | null;
  /** What was designed; null for other products. */
  design: CartDesign | null;
  /** What is in the box of a kit; empty for other products. */
  box: BoxItem[];
}

export interface SellableQuery {
  product_sku: string;
  unit_size?: string;
  specification?: Specification | null;
  /** Staff may agree on other cell lines and serotypes than those of the list. */
  isQuoted?: boolean;
}

/**
 * Finds a design by its SKU with a delivery format, a supply by its catalogue number and size, or a stock item or
 * service by its SKU, in upper or lower case. `undefined` if no such product is sold.
 */
export async function findSellable(tx: Tx, query: SellableQuery): Promise<Sellable | undefined> {
  if (parseSku(query.product_sku)) return designFormat(tx, query);
  const found = await otherProduct(tx, query);
  return (
    found && {
      ...found,
      isOffered: true,
      design: null,
      box: [],
      ...unspecified(query.specification, found.name),
    }
  );
}

/** A product that is not a design. */
type OtherProduct = Omit<Sellable, keyof Specified | "isOffered" | "design" | "box">;

async function otherProduct(
  tx: Tx,
  { product_sku, unit_size }: SellableQuery,
): Promise<OtherProduct | undefined> {
  const sku = product_sku.trim().toUpperCase();
  if (sku.startsWith("ST-")) return stockItem(tx, sku);
  if (sku.startsWith("SV-")) return service(tx, sku);
  return supply(tx, sku, unit_size?.trim() ?? "");
}

async function designFormat(tx: Tx, query: SellableQuery): Promise<Sellable | undefined> {
  const found = await findDesign(tx, query.product_sku);
  if (!found?.format) return undefined;
  const { design, format } = found;
  const specified = specifyFormat(design, format, query.specification ?? null, query.isQuoted);
  if (!specified) return undefined;
  const { row, specification, problems } = specified;
  return {
    sku: row.sku,
    unitSize: row.option.description,
    name: `${productNameOf(design)}, ${row.option.description}`,
    unitPriceCents: row.unitCents,
    reason: row.reason,
    isOffered: row.isOffered,
    url: `/products/item/${skuOf(design)}`,
    stock: row.inStock ? alwaysReady(row.days?.max ?? 0) : alwaysMade(row.days?.max ?? 0),
    orderClass: design.category.orderClass,
    image: null,
    design: cartDesignOf(design),
    box: boxOf(design, format),
    specification,
    specificationProblems: problems,
  };
}

const cartDesignOf = (design: Design): CartDesign => ({
  vector_name: vectorNameOf(design),
  function_type_name: design.fn.name,
  structure_type_name: design.structure.name,
  structure_type_symbol: design.structure.symbol,
  gene_symbol: design.target.kind === "gene" ? design.target.symbol : null,
});

async function stockItem(tx: Tx, sku: string): Promise<OtherProduct | undefined> {
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
    }
  );
}

async function service(tx: Tx, sku: string): Promise<OtherProduct | undefined> {
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
    }
  );
}

async function supply(tx: Tx, sku: string, size: string): Promise<OtherProduct | undefined> {
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
    }
  );
}
