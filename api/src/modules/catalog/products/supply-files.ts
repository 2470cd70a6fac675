import { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { discountedCents } from "@ligate/contract/common/money";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { Price } from "../../../content-files/price.ts";
import { readCsv } from "../../../content-files/read-csv.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { markdownToHtml } from "../../../content-files/rich-text.ts";
import type { supplies, supplySizes } from "./catalog.table.ts";

const SizeRow = z.strictObject({
  catalog_number: z.string().regex(/^[A-Z]{2}-\d{4}$/),
  product_name: z.string().min(1),
  unit_size: z.string().min(1),
  list_price: Price,
  /** The price is rounded half up to cents. */
  percent_off: z.coerce.number().int().min(0).max(90),
  lead_days: z.coerce.number().int().min(1),
});
type SizeRow = z.infer<typeof SizeRow>;

const Picture = z.strictObject({
  image: z.string().startsWith("/media/"),
  alt: z.string().min(10).max(200),
});

const SupplyTexts = z.record(
  z.string(),
  z.strictObject({
    pictures: z.tuple([Picture, Picture], Picture),
    featured: z.int().optional(),
    description: z.string().min(1),
    keyFeatures: z.string().min(1),
    performance: z.string().min(1),
    chart: PerformanceChart.optional(),
    storage: z.string().min(1),
    shipping: z.string().min(1),
  }),
);

export interface Supply {
  row: typeof supplies.$inferInsert;
  sizes: (typeof supplySizes.$inferInsert)[];
}

/** Reads the supplies in supplies.csv (one row per size) with their texts in supplies.yaml. */
export function readSupplies(): Supply[] {
  const texts = readYaml("supplies.yaml", SupplyTexts);
  const byNumber = Map.groupBy(readCsv("supplies.csv", SizeRow), ({ catalog_number }) => catalog_number);
  const all = [...byNumber].map(([catalogNumber, rows]) => ({
    row: supplyRow(catalogNumber, rows[0]?.product_name ?? "", texts),
    sizes: rows.map(sizeRow),
  }));
  for (const { sizes } of all) checkAscendingSizes(sizes);
  return all;
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

function supplyRow(catalogNumber: string, name: string, texts: z.infer<typeof SupplyTexts>): Supply["row"] {
  const text = texts[catalogNumber];
  if (!text) throw new Error(`supplies.yaml has no texts for ${catalogNumber} of supplies.csv.`);
  return {
    catalogNumber,
    name,
    image: text.pictures[0].image,
    pictures: text.pictures,
    featured: text.featured ?? null,
    description: markdownToHtml(text.description),
    keyFeatures: markdownToHtml(text.keyFeatures),
    performanceData: markdownToHtml(text.performance),
    performanceChart: text.chart ?? null,
    storageInfo: markdownToHtml(text.storage),
    shipInfo: markdownToHtml(text.shipping),
  };
}

const sizeRow = (row: SizeRow, position: number): Supply["sizes"][number] => ({
  catalogNumber: row.catalog_number,
  unitSize: row.unit_size,
  position,
  listCents: row.list_price,
  unitCents: discountedCents(row.list_price, row.percent_off),
  leadDays: row.lead_days,
});
