import { eq } from "drizzle-orm";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { stockItems } from "../catalog.table.ts";
import { findSellable } from "./find-sellable.ts";

const { db } = testDatabase();
const find = (product_sku: string, unit_size?: string) => findSellable(db(), { product_sku, unit_size });

it("finds a design by its SKU with a format", async () => {
  expect(await find("ca-la-cmxxpc-xxxxxx-tk01")).toEqual({
    sku: "CA-LA-CMXXPC-XXXXXX-TK01",
    unitSize: "10 µg endotoxin-free, reagent and control",
    name: "CRISPRa Lenti-AIO Kit, 10 µg endotoxin-free, reagent and control",
    title: "CRISPR activation template, all-in-one lentiviral vector",
    unitPriceCents: 589_00,
    url: "/products/item/CA-LA-CMXXPC-XXXXXX",
    stock: { count: null, readyDays: null, madeToOrderDays: 15 },
    ships: "blue_ice",
    orderClass: "CRISPR",
    image: null,
    design: {
      vector_name: "pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template)",
      function_type_name: "CRISPRa",
      structure_type_name: "Lenti-AIO",
      structure_type_symbol: "LA",
      gene_symbol: null,
    },
    box: [
      {
        name: "pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template), endotoxin-free",
        amount: "1 tube, 10 µg",
      },
      { name: "Lipid transfection reagent", amount: "1 tube, 0.1 mL" },
      { name: "Transfection control (EGFP plasmid)", amount: "1 tube, 5 µg" },
    ],
    isOffered: true,
    specification: null,
    specificationProblems: [],
    withDefaults: null,
  });
});

it("names the donor of the terminus that is specified", async () => {
  const product_sku = "KT-SP-ENFXXA-H00001-PD10";
  const found = await findSellable(db(), { product_sku, specification: { terminus: "N" } });

  expect(found?.design?.vector_name).toMatch(/^pSP\[KT\]-HDR\(hTP53\)>FLAG:hTP53 \+ /);
  expect(found?.box[0]?.name).toBe("pSP[KT]-HDR(hTP53)>FLAG:hTP53");
});

it("says why a design is not made in a format", async () => {
  expect(await find("KO-PB-CMXXXK-H00001-CL01")).toMatchObject({
    unitPriceCents: null,
    isOffered: false,
    reason: expect.stringMatching(/^A stable cell line needs a selection marker or a fluorescence marker/),
  });
});

it("finds no design without a format, in a format that is not offered, or that cannot be made", async () => {
  expect(await find("CA-LA-CMXXPC-XXXXXX")).toBeUndefined();
  expect(await find("KO-SP-CMXXXA-H00001-LP07")).toBeUndefined();
  expect(await find("OE-SP-CMFXNK-H00001-PD10")).toBeUndefined();
  expect(await find("KO-SP-CMXXXA-H99999-PD10")).toBeUndefined();
});

it("has no price for products by quote", async () => {
  expect(await find("CA-LA-CMXXPC-XXXXXX-LP09")).toMatchObject({ unitPriceCents: null });
  expect(await find("SV-1001")).toMatchObject({
    unitPriceCents: null,
    url: "/services/custom-cloning#SV-1001",
  });
});

it("marks a design in stock as ready", async () => {
  expect(await find("OE-LV-EFXXPA-H00001-LP07")).toMatchObject({
    stock: { count: null, readyDays: 3, madeToOrderDays: null },
    orderClass: "Overexpression",
    design: { gene_symbol: "TP53" },
  });
});

it("finds a supply by catalog number and size", async () => {
  expect(await find("tr-1001", "5×1 mL")).toEqual({
    sku: "TR-1001",
    unitSize: "5×1 mL",
    name: "Lipid transfection reagent, 5×1 mL",
    unitPriceCents: 963_60,
    url: "/product/featured/TR-1001",
    stock: { count: null, readyDays: 3, madeToOrderDays: null },
    ships: "blue_ice",
    orderClass: "Reagent",
    image: expect.stringMatching(/^\/media\//),
    design: null,
    box: [],
    isOffered: true,
    specification: null,
    specificationProblems: [],
  });
  expect(await find("TR-1001")).toBeUndefined();
  expect(await find("TR-1001", "2 L")).toBeUndefined();
});

it("finds services by SKU", async () => {
  expect(await find("sv-1002")).toMatchObject({ unitPriceCents: 45_00, orderClass: "Other", unitSize: "" });
});

describe("stock", () => {
  it("has a count, and days for pieces in stock and for others", async () => {
    expect(await find("st-2001")).toMatchObject({
      url: "/products/item/ST-2001",
      stock: { count: 5, readyDays: 3, madeToOrderDays: 35 },
      ships: "dry_ice",
      orderClass: "CRISPR",
    });
  });

  it("is always made to order without a count", async () => {
    await db().update(stockItems).set({ stockCount: null }).where(eq(stockItems.sku, "ST-2001"));

    expect(await find("ST-2001")).toMatchObject({
      stock: { count: null, readyDays: null, madeToOrderDays: 35 },
    });
  });

  it("is not sold if the content file no longer has it", async () => {
    await db().update(stockItems).set({ offered: false }).where(eq(stockItems.sku, "ST-2002"));

    expect(await find("ST-2002")).toBeUndefined();
  });
});

it.each(["", "NOPE", "ST-", "SV-9999", "ST-'--", "TR-1001-PD10"])("finds nothing for %j", async (sku) => {
  expect(await find(sku, "1 mL")).toBeUndefined();
});
