import type { KitTable } from "@ligate/contract/catalog/kit-table-schemas";
import { add, cartOf } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { kitTableDefinitions } from "./kit-table-definitions.ts";

const { app, browser } = testApp();

async function tablesOf(url: string): Promise<KitTable[]> {
  const { tables } = (await app().inject(`/api/interface/get-product-page/${url}/`)).json();
  return tables;
}

const URLS = Object.keys(kitTableDefinitions);
const tabsOf = (tables: KitTable[]) => tables.map(({ tab }) => tab).filter((tab) => tab !== "");

it("has tables for all ten categories", () => {
  expect(URLS).toHaveLength(10);
});

it.each(URLS)("sells the products in the tables of %s at the displayed prices", async (url) => {
  for (const table of await tablesOf(url)) {
    if (table.opens === "quote") continue;
    if (table.opens === "cart") for (const { sku, price } of table.items) await expectSold(sku, price);
    else for (const { sku, from_price } of table.kits) await expectKit(sku, from_price);
  }
});

async function expectKit(sku: string, fromPrice: number | null) {
  const summary = await app().inject(`/api/products/get-product-summary/${sku}`);
  expect([sku, summary.statusCode]).toEqual([sku, 200]);
  const { from_price, ...names } = summary.json();
  expect(from_price).toBe(fromPrice);
  const query = new URLSearchParams(names).toString();
  const formats = (await app().inject(`/api/products/get-delivery-format-table/?${query}`)).json();
  const options: { product_sku: string; unit_price: number | null }[] = Object.values(formats).flat() as [];
  const cheapest = options.find(({ unit_price }) => unit_price === fromPrice);
  if (cheapest && fromPrice !== null) await expectSold(cheapest.product_sku, fromPrice);
}

async function expectSold(sku: string, price: number) {
  const shopper = browser();
  expect([sku, (await add(shopper, sku)).status]).toEqual([sku, 200]);
  expect((await cartOf(shopper)).total_price).toBe(price);
}

it("shows seven tabs of designs in stock and two of control viruses", async () => {
  expect(tabsOf(await tablesOf("vectors-on-shelf"))).toEqual([
    ...["CRISPRa", "CRISPRi", "CRISPR KO", "CRISPR RNA KD", "RNAi", "Overexpression", "Inducible Expression"],
  ]);
  expect(tabsOf(await tablesOf("lentivirus-control-stock"))).toEqual(["Overexpression", "Inducible"]);
});

it("shows the gene of a vector and the lead time of a made-to-order item", async () => {
  const [cdna] = await tablesOf("cdna-vector-stock");
  expect(cdna).toMatchObject({
    opens: "product",
    kits: expect.arrayContaining([
      expect.objectContaining({ sku: "OE-SP-CMFXNA-H00001", gene_symbol: "TP53" }),
    ]),
  });
  const [lines] = await tablesOf("stable-cell-line-stock");
  expect(lines).toMatchObject({
    opens: "cart",
    items: expect.arrayContaining([
      { sku: "ST-2001", name: expect.any(String), price: 1250, in_stock: true, lead_days: 3 },
      { sku: "ST-2004", name: expect.any(String), price: 1150, in_stock: false, lead_days: 35 },
    ]),
  });
});
