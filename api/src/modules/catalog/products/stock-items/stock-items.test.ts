import { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { eq } from "drizzle-orm";
import { parseYaml } from "../../../../content-files/read-yaml.ts";
import { CELL_LINE, inStock } from "../../../../testing/stock.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { stockItems } from "../catalog.table.ts";
import { checkStockItems, getStockItemContent, StockItemContents, StockLots } from "./stock-item-content.ts";

const { app, db } = testApp();

async function get(path: string, query: Record<string, string> = {}) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const getSummary = (sku: string) => get(`get-product-summary/${sku}/`);

describe("the summary of a stock item", () => {
  it("has nothing of a design, and all that the page of the item says", async () => {
    const { status, body } = await getSummary("st-2001");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      product_sku: "ST-2001",
      product_name: "HEK293-Cas9 stable cell line, 1×10⁶ cells",
      product_category: "CRISPR",
      vector_name: "None",
      plasmids: [],
      gene: null,
      from_price: 1250,
      lead_time: { min_days: 3, max_days: 3 },
    });
    expect(body.stock_item).toMatchObject({
      price: 1250,
      in_stock: true,
      stock_left: 5,
      category: { url: "stable-cell-line-stock", title: "Stable Cell Line Stock" },
      handling: { ships: "dry_ice", storage: expect.any(String), biosafety: expect.stringContaining("2") },
      markers: expect.arrayContaining([{ label: "Effector", value: "SpCas9" }]),
      kits: expect.arrayContaining([
        { sku: "KO-LV-CMXXPA-XXXXXX", name: "CRISPR KO Lenti Kit", purpose: expect.any(String) },
      ]),
    });
    expect(body.stock_item).not.toHaveProperty("lot");
  });

  it("exists for every item", async () => {
    for (const { sku } of await db().select().from(stockItems)) {
      const { body } = await getSummary(sku);
      expect([sku, StockItemPage.safeParse(body.stock_item).success]).toEqual([sku, true]);
    }
  });

  it("follows every sale", async () => {
    await inStock(db(), CELL_LINE, 1);
    expect((await getSummary(CELL_LINE)).body.stock_item).toMatchObject({ in_stock: true, stock_left: 1 });
    await inStock(db(), CELL_LINE, 0);
    expect((await getSummary(CELL_LINE)).body.stock_item).toMatchObject({ in_stock: false, lead_days: 35 });
    await inStock(db(), CELL_LINE, 0, null);

    const { body, headers } = await getSummary(CELL_LINE);
    expect(body.stock_item).toMatchObject({ sold_out: true });
    expect(headers).not.toHaveProperty("content-version");
  });

  it("is not found for an item that is no longer offered, with the URL of its category", async () => {
    await db().update(stockItems).set({ offered: false }).where(eq(stockItems.sku, "ST-2002"));

    expect(await getSummary("ST-2002")).toMatchObject({
      status: 404,
      body: { detail: "No product has the SKU ST-2002.", url: "/products/stable-cell-line-stock" },
    });
    expect((await getSummary("ST-9999")).body).toEqual({ detail: "No product has the SKU ST-9999." });
  });

  it("leads a product page that asks for its delivery formats to its category", async () => {
    const { body } = await getSummary("ST-1001");
    const { function_type_name, structure_type_name, promoter_name, protein_tag_name } = body;
    const { fluorescene_marker_name, selection_marker_name, bacterial_marker_name, target_sequence } = body;

    const query = {
      ...{ function_type_name, structure_type_name, promoter_name, protein_tag_name },
      ...{ fluorescene_marker_name, selection_marker_name, bacterial_marker_name, target_sequence },
    };
    expect(await get("get-delivery-format-table/", query)).toMatchObject({
      status: 422,
      body: { url: "/products/lentivirus-control-stock" },
    });
  });
});

describe("the content files of stock items", () => {
  const text = `
ST-2001:
  kind: cells
  description: Cells.
  contents: 1 vial
  markers: { Effector: SpCas9 }
  culture: { Medium: DMEM }
  kits: { KO-SP-CMXXXA-XXXXXX: A guide }
`;
  const parse = (changed: string) => parseYaml("stock-items.yaml", changed, StockItemContents);

  it("name an error with its line and key", () => {
    expect(parse(text)["ST-2001"]?.markers).toEqual([{ label: "Effector", value: "SpCas9" }]);
    expect(() => parse(text.replace("KO-SP-CMXXXA-XXXXXX", "KO-SP"))).toThrow(
      /^stock-items.yaml:8: ST-2001.kits/,
    );
    expect(() => parse(text.replace("kind: cells", "kind: fish"))).toThrow(
      /^stock-items.yaml:3: ST-2001.kind/,
    );
    expect(() => parse(text.replace("  contents: 1 vial\n", ""))).toThrow("ST-2001.contents");
  });

  it("describe every item that is offered, and no other", async () => {
    await checkStockItems(db());

    await expect(checkStockItems(db(), parse(text))).rejects.toThrow(
      /^stock-items.yaml: ST-\d+ must be in stock.csv and in this file.$/,
    );
  });

  it("refuse a kit that cannot be made", async () => {
    await db().update(stockItems).set({ offered: false });
    await db().update(stockItems).set({ offered: true }).where(eq(stockItems.sku, "ST-2001"));

    await expect(
      checkStockItems(db(), parse(text.replace("KO-SP-CMXXXA-XXXXXX", "KO-SP-CMXXXA-H99999"))),
    ).rejects.toThrow("stock-items.yaml: ST-2001: KO-SP-CMXXXA-H99999 is not a valid design.");
  });

  it("have lots of items that are offered only", async () => {
    const lots = (sku: string) =>
      parseYaml("stock-lots.yaml", `${sku}: { number: L1, results: { Passage: "5" } }`, StockLots);
    const texts = Object.fromEntries(
      (await db().select().from(stockItems)).map(({ sku }) => [sku, getStockItemContent(sku)]),
    );

    await checkStockItems(db(), texts, lots("ST-2001"));
    await expect(checkStockItems(db(), texts, lots("ST-9999"))).rejects.toThrow(
      "stock-lots.yaml: ST-9999 is not in stock.csv.",
    );
  });
});
