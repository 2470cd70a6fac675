import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { readCsv } from "../../../content-files/read-csv.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { checkDesignData } from "./check-design-data.ts";
import type { DesignData } from "./design-files.ts";
import { Categories, Matrix, Parts, Structures } from "./design-schema.ts";
import { Campaigns, Formats, Prices } from "./price-schema.ts";
import { readSequences } from "./read-sequences.ts";
import { Vectors } from "./vector-schema.ts";

const readContentText = (file: string) => readFileSync(join(CONTENT_FOLDER, file), "utf8");

/** The design content. A mistake in it stops the API at startup with a ContentError. */
export const designData: DesignData = {
  categories: readYaml("design/functions.yaml", Categories),
  structures: readYaml("design/structures.yaml", Structures),
  matrix: readYaml("design/matrix.yaml", Matrix),
  parts: readYaml("design/parts.yaml", Parts),
  vectors: readYaml("design/vectors.yaml", Vectors),
  sequences: readSequences(
    readContentText("design/sequences.yaml"),
    readContentText("design/sequences.fasta"),
  ),
  formats: readYaml("design/formats.yaml", Formats),
  prices: readYaml("design/prices.yaml", Prices),
  campaigns: readYaml("campaigns.yaml", Campaigns),
};
checkDesignData(designData);

export const { categories, structures, matrix, parts, vectors, sequences, formats, prices, campaigns } =
  designData;
export const functions = categories.flatMap((category) => category.functions);

const InStockRow = z.strictObject({
  page: z.string().min(1),
  tab: z.string(),
  sku: z.string().min(1),
  /** The prefixes of the delivery formats that are in stock, such as `PD LP`. */
  formats: z.string().transform((text) => text.split(" ")),
});

/** Ready-made designs. They appear on the stock pages and ship immediately in the formats that are in stock. */
export const inStockDesigns = readCsv("shelf.csv", InStockRow);

const inStockKeys = new Set(
  inStockDesigns.flatMap(({ sku, formats }) => formats.map((prefix) => `${sku}-${prefix}`)),
);

/** Whether a design is in stock in the formats with this prefix. */
export const isInStock = (sku: string, prefix: string): boolean => inStockKeys.has(`${sku}-${prefix}`);
