import type { DeliveryFormatTable, FormatOption } from "@ligate/contract/catalog/product-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { productDisplayName } from "@ligate/contract/design/product-display-name";
import type { Design } from "../design.ts";
import { type FormatRow, formatRows } from "./format-rows.ts";

export const productNameOf = ({ fn, structure, target }: Design): string =>
  productDisplayName(fn.name, structure.name, target.number);

/** The format table of a product page: the options of each delivery format, keyed by its name. */
export function formatTable(design: Design): DeliveryFormatTable {
  const byFormat = Map.groupBy(formatRows(design), ({ format }) => format.name);
  return Object.fromEntries(
    [...byFormat].map(([name, rows]) => [name, rows.map((row) => toOption(design, row))]),
  );
}

function toOption(design: Design, row: FormatRow): FormatOption {
  const unitPrice = row.unitCents === null ? null : toDollars(row.unitCents);
  return {
    product_sku: row.sku,
    product_name: productNameOf(design),
    quantity: 1,
    unit_price: unitPrice,
    list_price: row.listCents === null ? null : toDollars(row.listCents),
    adjusted_price: unitPrice,
    on_discount: row.unitCents !== row.listCents,
    ready_status: row.inStock ? "Yes" : "No",
    delivery_format_name: row.format.name,
    product_format_description: row.option.description,
    lead_time: row.days && { min_days: row.days.min, max_days: row.days.max },
    reason: row.reason,
    is_offered: row.isOffered,
    campaign: row.campaign ? { name: row.campaign.name, ends_on: row.campaign.ends_on } : null,
    asks: [],
    box: [],
    needs: [],
  };
}
