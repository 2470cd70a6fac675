import { parseSku } from "@ligate/contract/design/sku";
import type { Specification } from "@ligate/contract/specification/schemas";
import { sql } from "drizzle-orm";
import { queryRows, type Tx } from "../../../../db/database.ts";
import { cleanSpecification } from "../../../design/index.ts";
import { toTarget } from "../../genes/find-target.ts";
import {
  type ProductJson,
  type ProductRows,
  productColumns,
  productJoins,
  toProductRows,
} from "./product-rows.ts";
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
  const specification = cleanSpecification({ guide: query.specification?.guide });
  const [rows = NO_ROWS] = isWithoutGene ? [] : await readProduct(tx, sku, unitSize, specification);
  return toSellable({ ...query, product_sku: sku }, rows);
}

const NO_ROWS: ProductRows = {
  gene: null,
  item: null,
  service: null,
  size: null,
  supply: null,
  guideListings: null,
};

async function readProduct(tx: Tx, sku: string, unitSize: string, specification: Specification | null) {
  const columns = productColumns(sql`${JSON.stringify(specification)}::jsonb`, sql`${sku}::text`);
  const joins = productJoins(sql`${sku}::text`, sql`${unitSize}`);
  const rows = await queryRows<ProductJson>(tx, sql`select ${columns} from (select) as wanted ${joins}`);
  return rows.map(toProductRows);
}
