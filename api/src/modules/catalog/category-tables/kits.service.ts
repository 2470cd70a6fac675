import type { Kit, StockFormat } from "@ligate/contract/catalog/kit-table-schemas";
import { toDollars } from "@ligate/contract/common/money";
import { parseSku } from "@ligate/contract/design/sku";
import type { Tx } from "../../../db/database.ts";
import {
  type Design,
  designProblem,
  type FormatRow,
  formatRows,
  getProductName,
  getVectorName,
  lowestGenePriceRow,
  lowestPriceRow,
  specificationFields,
  type Target,
  TEMPLATE,
  toSku,
  uncheckedDesignFromCodes,
} from "../../design/index.ts";
import { findDesign } from "../products/find-design.ts";
import { kitDescriptions } from "./kit-table-definitions.ts";

/** A kit with the lowest price of its formats. */
export async function getKit(tx: Tx, sku: string): Promise<Kit> {
  const design = await requireKit(tx, sku);
  return { ...describeKit(sku, design), ...toPrice(lowestPriceRow(formatRows(design))) };
}

/**
 * A kit with its formats in stock, each of which can be bought from the table.
 * @param prefixes of the formats, in display order
 */
export async function getStockKit(tx: Tx, sku: string, prefixes: string[]): Promise<Kit> {
  const design = await requireKit(tx, sku);
  const position = ({ format }: FormatRow) => prefixes.indexOf(format.prefix);
  const rows = formatRows(design).toSorted((a, b) => position(a) - position(b));
  const formats = rows.flatMap((row) => toStockFormat(design, row) ?? []);
  return {
    ...describeKit(sku, design),
    ...toPrice(lowestPriceRow(rows)),
    ...(formats.length > 0 && { formats }),
  };
}

/** A kit without a gene, with the lowest price that it has for any gene: the designer asks for one. */
export async function getTemplateKit(tx: Tx, sku: string): Promise<Kit> {
  const design = await requireKit(tx, sku);
  return { ...describeKit(sku, design), ...toPrice(lowestGenePriceRow(design)) };
}

/** A kit for a gene, or the reason why it has no price for this gene. */
export function toGeneKit(sku: string, target: Target): Kit {
  const codes = parseSku(sku);
  if (!codes) throw new Error(`A category table lists ${sku}, which is not the SKU of a design.`);
  const design = uncheckedDesignFromCodes({ ...codes, target: target.number }, target);
  const problem = designProblem(design);
  if (problem) return { ...describeKit(sku, design), from_price: null, is_offered: false, reason: problem };
  const rows = formatRows(design);
  const lowest = lowestPriceRow(rows);
  const reason = lowest ? undefined : rows.find((row) => row.reason)?.reason;
  return { ...describeKit(sku, design), ...toPrice(lowest), ...(reason && { reason }) };
}

async function requireKit(tx: Tx, sku: string): Promise<Design> {
  const found = await findDesign(tx, sku);
  if (!found) throw new Error(`A category table lists ${sku}, which is not a valid design.`);
  return found.design;
}

/** @param sku as a category table lists it */
function describeKit(sku: string, design: Design): Omit<Kit, "from_price"> {
  const { target, promoter, tag, fluorescence, selection } = design;
  const isGene = target.kind === "gene";
  return {
    sku: toSku(design),
    name: getProductName(isGene ? { ...design, target: TEMPLATE } : design),
    holds: kitDescriptions.get(sku) ?? getVectorName(design),
    gene_symbol: isGene ? target.symbol : null,
    ...(target.species && { species: target.species }),
    promoter: promoter.name,
    tag: tag.name,
    fluorescence: fluorescence.name,
    selection: selection.name,
  };
}

function toPrice(row: FormatRow | undefined): Pick<Kit, "from_price" | "list_price" | "campaign"> {
  if (!row || row.unitCents === null) return { from_price: null };
  const { unitCents, listCents, campaign } = row;
  const from_price = toDollars(unitCents);
  return campaign && listCents !== null
    ? {
        from_price,
        list_price: toDollars(listCents),
        campaign: { name: campaign.name, ends_on: campaign.ends_on },
      }
    : { from_price };
}

function toStockFormat(design: Design, row: FormatRow): StockFormat | undefined {
  const { sku, format, option, inStock, days, unitCents, listCents, campaign } = row;
  const asksMore = specificationFields(design, option.code).some(({ required }) => required);
  if (!inStock || !days || unitCents === null || listCents === null || asksMore) return undefined;
  return {
    sku,
    name: `${format.name}, ${option.description}`,
    price: toDollars(unitCents),
    list_price: toDollars(listCents),
    campaign: campaign ? { name: campaign.name, ends_on: campaign.ends_on } : null,
    in_stock: true,
    lead_days: days.max,
    sold_out: false,
    stock_left: null,
  };
}
