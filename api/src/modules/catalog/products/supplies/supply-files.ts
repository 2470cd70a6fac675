import { discountedCents } from "@ligate/contract/common/money";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { markdownToHtml } from "../../../../content-files/rich-text.ts";
import type { supplies, supplySizes } from "../catalog.table.ts";
import {
  readSupplyFiles,
  type SizeRow,
  type SupplyDetails,
  type SupplyFiles,
  toDetails,
} from "./read-supply-files.ts";

export interface Supply {
  row: typeof supplies.$inferInsert;
  sizes: (typeof supplySizes.$inferInsert)[];
  /** Not stored, but a change of it is a change of the content. */
  details: SupplyDetails;
}

/** Reads the supplies in supplies.csv (one row per size) with their texts in supplies.yaml. */
export function readSupplies(): Supply[] {
  const described = readSupplyFiles();
  checkRelatedSupplies(described);
  const newest = newestSupplies(described);
  const all = described.map((supply) => ({
    row: supplyRow(supply, newest.indexOf(supply)),
    sizes: supply.sizes.map(sizeRow),
    details: toDetails(supply),
  }));
  for (const { sizes } of all) checkAscendingSizes(sizes);
  return all;
}

const FEATURED_DAYS = 150;
/** The tiles of a row of the home page. */
const MIN_FEATURED = 5;
const DAY_MS = 86_400_000;

/**
 * The supplies that were introduced in the five months before the last one, newest first, and five at least. The days are not
 * compared with today, so that a store features its newest supplies however old they are.
 */
export function newestSupplies(all: SupplyFiles[]): SupplyFiles[] {
  const day = ({ texts }: SupplyFiles) => Date.parse(texts.introduced) / DAY_MS;
  const byDay = all.toSorted((a, b) => day(b) - day(a));
  const [last] = byDay;
  return byDay.filter((supply, i) => last && (i < MIN_FEATURED || day(last) - day(supply) <= FEATURED_DAYS));
}

/**
 * Sizes are listed from the smallest to the largest.
 * @throws ContentError if a larger size costs less than a smaller one, discounts included
 */
export function checkAscendingSizes(sizes: Supply["sizes"]) {
  const i = sizes.findIndex(({ unitCents }, i) => unitCents < (sizes[i - 1]?.unitCents ?? 0));
  const [smaller, larger] = [sizes[i - 1], sizes[i]];
  if (!smaller || !larger) return;
  const problem = `${larger.catalogNumber}: ${larger.unitSize} must not cost less than ${smaller.unitSize}`;
  throw new ContentError("supplies.csv", undefined, problem);
}

/** @throws ContentError if a related supply is not sold, or is the supply itself */
export function checkRelatedSupplies(all: SupplyFiles[]): void {
  const numbers = new Set(all.map(({ catalogNumber }) => catalogNumber));
  for (const { catalogNumber, texts } of all) {
    const wrong = Object.keys(texts.related).find((other) => other === catalogNumber || !numbers.has(other));
    if (wrong)
      throw new ContentError("supplies.yaml", undefined, `${catalogNumber}: ${wrong} must be another supply`);
  }
}

/** @param place among the newest supplies; -1 if it is not one of them */
function supplyRow({ catalogNumber, name, texts: text }: SupplyFiles, place: number): Supply["row"] {
  return {
    catalogNumber,
    name,
    image: text.pictures[0].image,
    pictures: text.pictures,
    featured: place < 0 ? null : place,
    description: markdownToHtml(text.description),
    keyFeatures: markdownToHtml(`${text.keyFeatures}\n\n${toTable(text.specifications)}`),
    performanceData: markdownToHtml(text.performance),
    performanceChart: text.chart ?? null,
    storageInfo: markdownToHtml(text.storage),
    shipInfo: markdownToHtml(text.shipping),
  };
}

const toTable = (facts: Record<string, string>): string =>
  [
    "| Specification | Value |",
    "| --- | --- |",
    ...Object.entries(facts).map(([name, value]) => `| ${name} | ${value} |`),
  ].join("\n");

const sizeRow = (row: SizeRow, position: number): Supply["sizes"][number] => ({
  catalogNumber: row.catalog_number,
  unitSize: row.unit_size,
  position,
  listCents: row.list_price,
  unitCents: discountedCents(row.list_price, row.percent_off),
  leadDays: row.lead_days,
});
