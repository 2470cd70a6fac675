import { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { Price, readCsv } from "../../../../content-files/read-csv.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";

const SizeRow = z.strictObject({
  catalog_number: z.string().regex(/^[A-Z]{2}-\d{4}$/),
  product_name: z.string().min(1),
  unit_size: z.string().min(1),
  list_price: Price,
  /** The price is rounded half up to cents. */
  percent_off: z.coerce.number().int().min(0).max(90),
  lead_days: z.coerce.number().int().min(1),
  /** How many `amount_unit` the size holds: 5 (mL), 20 (reactions). */
  amount: z.coerce.number().positive(),
  /** The unit in which customers compare prices, in the singular. */
  amount_unit: z.string().min(1).max(20),
});
export type SizeRow = z.infer<typeof SizeRow>;

const Picture = z.strictObject({
  image: z.string().startsWith("/media/"),
  alt: z.string().min(10).max(200),
});

const SupplyTexts = z.strictObject({
  pictures: z.tuple([Picture, Picture], Picture),
  featured: z.int().optional(),
  description: z.string().min(1),
  keyFeatures: z.string().min(1),
  /** Composition, concentration and the like, by their names. Values are Markdown. */
  specifications: z.record(z.string(), z.string().min(1)),
  /** What other supplies are needed for beside this one, by their catalog numbers. */
  related: z.record(z.string(), z.string().min(1)).default({}),
  performance: z.string().min(1),
  chart: PerformanceChart.optional(),
  storage: z.string().min(1),
  shipping: z.string().min(1),
});
type SupplyTexts = z.infer<typeof SupplyTexts>;

/** A supply as the files describe it. */
export interface SupplyFiles {
  catalogNumber: string;
  name: string;
  sizes: SizeRow[];
  texts: SupplyTexts;
}

/** Reads supplies.csv (one row per size) and supplies.yaml. */
export function readSupplyFiles(): SupplyFiles[] {
  const allTexts = readYaml("supplies.yaml", z.record(z.string(), SupplyTexts));
  const byNumber = Map.groupBy(readCsv("supplies.csv", SizeRow), ({ catalog_number }) => catalog_number);
  return [...byNumber].map(([catalogNumber, sizes]) => {
    const texts = allTexts[catalogNumber];
    if (!texts)
      throw new ContentError("supplies.yaml", undefined, `There are no texts for ${catalogNumber}.`);
    return { catalogNumber, name: sizes[0]?.product_name ?? "", sizes, texts };
  });
}
