import { findDesign } from "../modules/catalog/index.ts";
import { geneWarnings, inStockDesigns } from "../modules/design/index.ts";
import { testDatabase } from "./database/test-database.ts";

const { db } = testDatabase();

it("has nothing on the shelf that a property of its gene forbids", async () => {
  const warned: string[] = [];
  for (const { sku } of inStockDesigns) {
    const found = await findDesign(db(), sku);
    const warnings = found ? geneWarnings(found.design) : [];
    if (!found || warnings.some(({ isNote }) => !isNote)) warned.push(sku);
  }
  expect(inStockDesigns.length).toBeGreaterThan(30);
  expect(warned).toEqual([]);
});
