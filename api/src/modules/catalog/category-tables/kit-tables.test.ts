import type { KitTable } from "@ligate/contract/catalog/kit-table-schemas";
import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import { add, getCart } from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock, OTHER_CELL_LINE } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { describeKits, kitTableDefinitions } from "./kit-table-definitions.ts";

const { app, db, browser } = testApp();

async function tablesOf(url: string): Promise<KitTable[]> {
  const { tables } = (await app().inject(`/api/interface/get-product-page/${url}/`)).json();
  return tables;
}

const URLS = Object.keys(kitTableDefinitions);
const tabsOf = (tables: KitTable[]) => tables.map(({ tab }) => tab).filter((tab) => tab !== "");

it("has tables for all eleven categories", () => {
  expect(URLS).toHaveLength(11);
});

it.each(URLS)("sells the products in the tables of %s at the displayed prices", async (url) => {
  for (const table of await tablesOf(url)) {
    if (table.opens === "quote") continue;
    if (table.opens === "cart") for (const { sku, price } of table.items) await expectSold(sku, price);
    else if (table.opens === "design")
      for (const { sku, from_price } of table.kits) await expectKit(withGene(sku), from_price);
    else for (const { sku, from_price } of table.kits) await expectKit(sku, from_price);
  }
});

/** The kit for SOX2, whose open reading frame has the lowest price. */
const withGene = (template: string) => template.replace(/-XXXXXX$/, "-H00014");

it("shows the same description of a SKU in every table", async () => {
  const holds = new Map<string, string>();
  for (const url of URLS) {
    for (const table of await tablesOf(url)) {
      for (const kit of "kits" in table ? table.kits : []) {
        expect([kit.sku, kit.holds]).toEqual([kit.sku, holds.get(kit.sku) ?? kit.holds]);
        holds.set(kit.sku, kit.holds);
      }
    }
  }
});

it.each([
  [
    "is described twice",
    [
      { sku: "KO-SP-CMXXXA-XXXXXX", holds: "One" },
      { sku: "KO-SP-CMXXXA-XXXXXX", holds: "Two" },
    ],
    "KO-SP-CMXXXA-XXXXXX is described twice.",
  ],
  ["is not described", [{ sku: "KO-SP-CMXXXA-XXXXXX" }], "No table says what KO-SP-CMXXXA-XXXXXX holds."],
])("refuses a SKU that %s", (_, kits, message) => {
  const table = { title: "Kits", intro: "All.", opens: "product" as const, kits };

  expect(() => describeKits({ page: [table] })).toThrow(message);
});

async function expectKit(sku: string, fromPrice: number | null) {
  const summary = await app().inject(`/api/products/get-product-summary/${sku}`);
  expect([sku, summary.statusCode]).toEqual([sku, 200]);
  const { from_price, ...names } = summary.json();
  expect(from_price).toBe(fromPrice);
  const query = new URLSearchParams(names).toString();
  const formats = (await app().inject(`/api/products/get-delivery-format-table/?${query}`)).json();
  const options = Object.values<FormatOption[]>(formats).flat();
  const cheapest = options.find(({ unit_price }) => unit_price === fromPrice);
  if (cheapest && fromPrice !== null) await expectOffered(cheapest, fromPrice);
}

/** Checks the price of an option in the cart, or without a cart if the line needs a specification. */
async function expectOffered({ product_sku, asks }: FormatOption, price: number) {
  if (!asks.some(({ required }) => required)) return expectSold(product_sku, price);
  const given = { product_sku, specification: {} };
  const checked = await browser().post("/api/products/check-specification/", given);
  expect(checked.body).toMatchObject({ unit_price: price });
}

async function expectSold(sku: string, price: number) {
  const shopper = browser();
  expect([sku, (await add(shopper, sku)).status]).toEqual([sku, 200]);
  expect((await getCart(shopper)).total_price).toBe(price);
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
      expect.objectContaining({ sku: "OE-SP-CMFXNA-M00001", gene_symbol: "Trp53", species: "Mouse" }),
    ]),
  });
  const [lines] = await tablesOf("stable-cell-line-stock");
  expect(lines).toMatchObject({
    opens: "cart",
    items: expect.arrayContaining([
      {
        sku: "ST-2001",
        name: expect.any(String),
        price: 1250,
        in_stock: true,
        lead_days: 3,
        sold_out: false,
        stock_left: 5,
      },
      {
        sku: "ST-2004",
        name: expect.any(String),
        price: 1150,
        in_stock: false,
        lead_days: 35,
        sold_out: false,
        stock_left: 0,
      },
    ]),
  });
});

it("shows the formats in stock of a kit, with the campaign of each", async () => {
  const [shelf] = await tablesOf("cdna-lentivirus-stock");
  const [tp53] = shelf && "kits" in shelf ? shelf.kits : [];

  expect(tp53).toMatchObject({
    sku: "OE-LV-EFXXPA-H00001",
    name: "Overexpression Lenti Kit",
    gene_symbol: "TP53",
    species: "Human",
  });
  expect(tp53?.formats?.map(({ sku }) => sku.slice(-4))).toEqual(["LP07", "LP08", "PD05", "PD10", "PD20"]);
  expect(tp53?.formats?.[2]).toMatchObject({
    name: "Plasmid DNA, 5 µg",
    in_stock: true,
    lead_days: 3,
    campaign: null,
  });
});

it("sells every format in stock of a kit table at the displayed price", async () => {
  for (const url of ["cdna-vector-stock", "cdna-lentivirus-stock", "vectors-on-shelf"]) {
    const kits = (await tablesOf(url)).flatMap((table) => ("kits" in table ? table.kits : []));
    for (const { sku, formats } of kits) {
      expect([sku, formats?.length]).toEqual([sku, expect.any(Number)]);
      for (const format of formats ?? []) await expectSold(format.sku, format.price);
    }
  }
});

describe("the stock levels of a page", () => {
  const levelsOf = async (url: string) => app().inject(`/api/products/stock-levels/${url}/`);
  const toStockLevel = async (sku: string) =>
    (await levelsOf("stable-cell-line-stock")).json().items.find((item: { sku: string }) => item.sku === sku);

  it("follow every sale, because no cache stores them", async () => {
    expect((await levelsOf("stable-cell-line-stock")).headers["cache-control"]).toBe("no-store");
    await inStock(db(), CELL_LINE, 6);
    expect(await toStockLevel(CELL_LINE)).toEqual({
      sku: CELL_LINE,
      in_stock: true,
      lead_days: 3,
      sold_out: false,
      stock_left: null,
    });

    await inStock(db(), CELL_LINE, 1);

    expect(await toStockLevel(CELL_LINE)).toMatchObject({ in_stock: true, stock_left: 1 });
  });

  it("name items without pieces as made to order or sold out", async () => {
    await inStock(db(), CELL_LINE, 0);
    await inStock(db(), OTHER_CELL_LINE, 0, null);

    expect(await toStockLevel(CELL_LINE)).toMatchObject({ in_stock: false, lead_days: 35, sold_out: false });
    expect(await toStockLevel(OTHER_CELL_LINE)).toMatchObject({
      in_stock: false,
      sold_out: true,
      stock_left: 0,
    });
  });

  it("are empty for pages without stock items", async () => {
    expect((await levelsOf("gene-knock-out")).json()).toEqual({ items: [] });
  });
});
