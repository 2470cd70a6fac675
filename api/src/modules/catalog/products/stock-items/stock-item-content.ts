import { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { parseSku } from "@ligate/contract/design/sku";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";
import type { Tx } from "../../../../db/database.ts";
import { stockItems } from "../catalog.table.ts";
import { findDesign } from "../find-design.ts";

const FILE = "stock-items.yaml";
const LOTS_FILE = "stock-lots.yaml";

const Text = z.string().min(1);
const Facts = z
  .record(Text, Text)
  .transform((facts) => Object.entries(facts).map(([label, value]) => ({ label, value })));
const DesignSku = z.string().refine((sku) => parseSku(sku), "must be the SKU of a design");

/** stock-items.yaml: the texts of the pages, by SKU. */
export const StockItemContents = z.record(
  z.string(),
  z.strictObject({
    kind: StockItemPage.shape.kind,
    description: Text.max(300),
    contents: Text,
    markers: Facts,
    culture: Facts,
    /** The reason why a kit goes with the item, by its SKU. */
    kits: z.record(DesignSku, Text),
  }),
);
type StockItemContents = z.infer<typeof StockItemContents>;

/** stock-lots.yaml: the current lots, by SKU. */
export const StockLots = z.record(z.string(), z.strictObject({ number: Text, results: Facts }));
type StockLots = z.infer<typeof StockLots>;

const contents = readYaml(FILE, StockItemContents);
const lots = readYaml(LOTS_FILE, StockLots);

/** The texts of a stock item that is offered, and its current lot if the file has it. */
export function getStockItemContent(sku: string) {
  const content = contents[sku];
  if (!content) throw new Error(`${FILE} has no texts for ${sku}.`);
  return { ...content, lot: lots[sku] };
}

/**
 * @throws ContentError if an item that is offered has no texts, if texts or a lot belong to no such item, or if a kit cannot be
 *   made
 */
export async function checkStockItems(
  tx: Tx,
  texts: StockItemContents = contents,
  currentLots: StockLots = lots,
): Promise<void> {
  const items = await tx.select({ sku: stockItems.sku }).from(stockItems).where(eq(stockItems.offered, true));
  const offered = items.map(({ sku }) => sku);
  const wrong =
    offered.find((sku) => !(sku in texts)) ?? Object.keys(texts).find((sku) => !offered.includes(sku));
  if (wrong) throw new ContentError(FILE, undefined, `${wrong} must be in stock.csv and in this file.`);
  const unknown = Object.keys(currentLots).find((sku) => !offered.includes(sku));
  if (unknown) throw new ContentError(LOTS_FILE, undefined, `${unknown} is not in stock.csv.`);
  for (const [sku, { kits }] of Object.entries(texts)) {
    for (const kit of Object.keys(kits))
      if (!(await findDesign(tx, kit)))
        throw new ContentError(FILE, undefined, `${sku}: ${kit} is not a valid design.`);
  }
}
