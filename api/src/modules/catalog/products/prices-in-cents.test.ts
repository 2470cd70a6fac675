import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { replaceModules } from "../../../testing/replace-modules.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-content-"));
cpSync(CONTENT_FOLDER, folder, { recursive: true });
replaceModules({ "content-files/content-folder.ts": { CONTENT_FOLDER: folder } });
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(join(folder, file), text.replace(from, to));
}
edit("stock.csv", "Overexpression,245,24", "Overexpression,245.99,24");
edit("services.csv", "custom-cloning,45,5", "custom-cloning,45.5,5");
edit("supplies.csv", "5×1 mL,1095,12", "5×1 mL,1095.95,12");
edit("design/prices.yaml", "KO: 395", "KO: 395.25");
edit("design/formats.yaml", "add: 20 }", "add: 20.5 }");

const { testDatabase } = await import("../../../testing/database/test-database.ts");
const { importServices } = await import("../services/import-services.ts");
const { importStock } = await import("./import-stock.ts");
const { importSupplies } = await import("./supplies/import-supplies.ts");
const { findSellable } = await import("./sellable/find-sellable.ts");
const { db } = testDatabase();

it.each([
  [{ product_sku: "ST-1001" }, 245_99],
  [{ product_sku: "SV-1002" }, 45_50],
  // 1,095.95 minus 12 % is 964.436.
  [{ product_sku: "TR-1001", unit_size: "5×1 mL" }, 964_44],
  [{ product_sku: "KO-SP-CMXXXA-H00001-PD05" }, 395_25],
  [{ product_sku: "KO-SP-CMXXXA-H00001-PD10" }, 415_75],
  // 75 % of a template, rounded to whole dollars.
  [{ product_sku: "KO-SP-CMXXXA-XXXXXX-PD05" }, 296_00],
])("sells %j at the price with cents of the content files", async (product, cents) => {
  const found = await db().transaction(async (tx) => {
    for (const importFile of [importStock, importServices, importSupplies]) await importFile(tx);
    return findSellable(tx, product);
  });

  expect(found?.unitPriceCents).toBe(cents);
});
