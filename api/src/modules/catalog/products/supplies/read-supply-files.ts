import { SHIPPING_TEMPERATURES, type ShippingTemperature } from "@ligate/contract/catalog/constants";
import { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { Price, readCsv } from "../../../../content-files/read-csv.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";
import { loadOnUse } from "../../../../loading/load-on-use.ts";

const SizeRow = z.strictObject({
  catalog_number: z.string().regex(/^[A-Z]{2}-\d{4}$/),
  product_name: z.string().min(1),
  unit_size: z.string().min(1),
  list_price: Price,
  /** The price is rounded half up to cents. */
  percent_off: z.coerce.number().int().min(0).max(90),
  lead_days: z.coerce.number().int().min(1),
  /** The amount of the size in `amount_unit`: 5 (mL), 20 (reactions). */
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
  introduced: z.iso.date(),
  description: z.string().min(1),
  keyFeatures: z.string().min(1),
  /** Composition, concentration and the like, by their names. Values are Markdown. */
  specifications: z.record(z.string(), z.string().min(1)),
  /** The purposes of other supplies that are needed with this one, by their catalog numbers. */
  related: z.record(z.string(), z.string().min(1)).default({}),
  performance: z.string().min(1),
  chart: PerformanceChart.optional(),
  storage: z.string().min(1),
  ships: z.enum(SHIPPING_TEMPERATURES),
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

/** The amount of a size. */
export interface Amount {
  value: number;
  /** In the singular, such as `mL` or `reaction`. */
  unit: string;
}

/** The data of a supply that its tables do not have. */
export interface SupplyDetails {
  /** By the name of the size. */
  amounts: Record<string, Amount>;
  /** The purposes of other supplies, by their catalog numbers. */
  related: Record<string, string>;
  ships: ShippingTemperature;
}

export const toDetails = ({ sizes, texts }: SupplyFiles): SupplyDetails => ({
  amounts: Object.fromEntries(
    sizes.map(({ unit_size, amount, amount_unit }) => [unit_size, { value: amount, unit: amount_unit }]),
  ),
  related: texts.related,
  ships: texts.ships,
});

const readDetails = loadOnUse(
  () => new Map(readSupplyFiles().map((supply) => [supply.catalogNumber, toDetails(supply)])),
);

const NONE: SupplyDetails = { amounts: {}, related: {}, ships: "ambient" };

export const supplyDetails = (catalogNumber: string): SupplyDetails =>
  readDetails().get(catalogNumber) ?? NONE;
