import { parseSku } from "@ligate/contract/design/sku";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { prebuilt } from "../../../../db/prebuilt.ts";
import { cleanSpecification } from "../../../design/index.ts";
import { toTarget } from "../../genes/find-target.ts";
import { genes } from "../../genes/gene.table.ts";
import { services, stockItems, supplies, supplySizes } from "../catalog.table.ts";
import { type ProductRows, productColumns, productJoins } from "./product-rows.ts";
import { type Sellable, type SellableQuery, toSellable } from "./sellable.ts";

/**
 * Finds a design by its SKU with a delivery format, a supply by its catalog number and size, or a stock item or
 * service by its SKU, in upper or lower case. `undefined` if no such product is sold.
 */
export async function findSellable(tx: Tx, query: SellableQuery): Promise<Sellable | undefined> {
  const sku = query.product_sku.trim().toUpperCase();
  const codes = parseSku(sku);
  const isWithoutGene = codes && toTarget(codes.target, null) !== undefined;
  const unitSize = query.unit_size?.trim() ?? "";
  const specification = JSON.stringify(cleanSpecification({ guide: query.specification?.guide }));
  const [rows = NO_ROWS] = isWithoutGene ? [] : await readProduct(tx, { sku, unitSize, specification });
  return toSellable({ ...query, product_sku: sku }, rows);
}

const NO_ROWS: ProductRows = {
  gene: null,
  item: null,
  service: null,
  size: null,
  supply: null,
  isGuideListed: false,
};

const readProduct = prebuilt((tx) => {
  const join = productJoins(sql.placeholder("sku"), sql.placeholder("unitSize"));
  return tx
    .select(productColumns(sql`${sql.placeholder("specification")}::jsonb`))
    .from(sql`(select) as wanted`)
    .leftJoin(genes, join.gene)
    .leftJoin(stockItems, join.item)
    .leftJoin(services, join.service)
    .leftJoin(supplySizes, join.size)
    .leftJoin(supplies, join.supply);
});
