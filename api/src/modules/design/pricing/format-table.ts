import type {
  DeliveryFormatTable,
  FormatOption,
  NeededReagent,
} from "@ligate/contract/catalog/product-schemas";
import { joinWithAnd } from "@ligate/contract/common/format-list";
import { toDollars } from "@ligate/contract/common/money";
import { productDisplayName } from "@ligate/contract/design/product-display-name";
import { getBoxContents } from "../box/box-contents.ts";
import { neededSupplies } from "../box/needed-supplies.ts";
import { formats } from "../data/design-data.ts";
import { type Design, toSku } from "../design.ts";
import { findIntegratingDesign } from "../find-fixes.ts";
import { findSizeFix } from "../part-changes.ts";
import { specificationFields } from "../specification/specification-fields.ts";
import { type FormatRow, formatRows } from "./format-rows.ts";

export const getProductName = ({ fn, structure, target }: Design): string =>
  productDisplayName(fn.name, structure.name, target.number);

/** A supply as it is sold beside a kit: its smallest size. */
export type SupplyOffer = Omit<NeededReagent, "reason">;

/**
 * The format table of a product page: the options of each delivery format, keyed by its name.
 * @param findOffer the offer of a supply by its catalog number
 * @param listedGuides how many guides the customer can choose from
 */
export function formatTable(
  design: Design,
  findOffer: (catalogNumber: string) => SupplyOffer,
  listedGuides = 0,
): DeliveryFormatTable {
  const byFormat = Map.groupBy(formatRows(design), ({ format }) => format.name);
  return Object.fromEntries(
    [...byFormat].map(([name, rows]) => [
      name,
      rows.map((row) => toOption(design, row, findOffer, listedGuides)),
    ]),
  );
}

function toOption(
  design: Design,
  row: FormatRow,
  findOffer: (catalogNumber: string) => SupplyOffer,
  listedGuides: number,
): FormatOption {
  const { campaign } = row;
  const unitPrice = row.unitCents === null ? null : toDollars(row.unitCents);
  return {
    product_sku: row.sku,
    product_name: getProductName(design),
    quantity: 1,
    unit_price: unitPrice,
    list_price: row.listCents === null ? null : toDollars(row.listCents),
    adjusted_price: unitPrice,
    on_discount: row.unitCents !== row.listCents,
    ready_status: row.inStock ? "Yes" : "No",
    delivery_format_name: row.format.name,
    product_format_description: row.option.description,
    lead_time: row.days && { min_days: row.days.min, max_days: row.days.max },
    handling: {
      ships: row.format.ships,
      storage: row.format.storage,
      biosafety: row.format.biosafety,
    },
    reason: row.reason,
    note: row.note,
    fix: row.maxBp === undefined ? undefined : findPricedDesign(design, row, row.maxBp),
    is_offered: row.isOffered,
    campaign: campaign ? { name: campaign.name, ends_on: campaign.ends_on } : null,
    asks: row.isOffered ? specificationFields(design, row.option.code, listedGuides) : [],
    box: row.isOffered ? getBoxContents(design, row.option.code) : [],
    needs: row.isOffered ? listNeededReagents(design, row, findOffer) : [],
  };
}

/** The smallest change of a design that gives an option a price, with the option where the changed design has it. */
function findPricedDesign(design: Design, row: FormatRow, maxBp: number): FormatOption["fix"] {
  const found = findSizeFix(design, maxBp) ?? findIntegratingDesign(design, maxBp);
  if (!found) return undefined;
  const hasFormat = found.design.structure.formats.includes(row.format.prefix);
  return hasFormat ? { ...found.fix, product_sku: toSku(found.design, row.option.code) } : found.fix;
}

const listNeededReagents = (
  design: Design,
  { format }: FormatRow,
  findOffer: (catalogNumber: string) => SupplyOffer,
): NeededReagent[] =>
  neededSupplies(design, format.prefix).map(({ catalogNumber, reason }) => ({
    ...findOffer(catalogNumber),
    reason,
  }));

/**
 * Why a design is not sold in a format that its structure does not have, with the formats that it has; `undefined` if its
 * structure has the format.
 * @param code of a format and size, such as `LP07`
 */
export function formatRefusal(design: Design, code: string): string | undefined {
  const rows = formatRows(design);
  if (rows.some(({ option }) => option.code === code)) return undefined;
  const unoffered = formats.find(({ options }) => options.some((option) => option.code === code));
  const names = rows.flatMap(({ format, isOffered }) => (isOffered ? format.name : []));
  return `${getProductName(design)} is not sold as ${unoffered?.name ?? code}. Its formats are ${joinWithAnd([...new Set(names)])}.`;
}
