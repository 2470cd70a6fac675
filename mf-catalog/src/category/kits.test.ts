import { parseSku } from "@ligate/contract/sku";
import { kitOf } from "./kit.ts";
import { kitTables } from "./kits.ts";

const tables = Object.entries(kitTables).flatMap(([url, of]) =>
  (of ?? []).map((table) => ({ url, ...table })),
);
const kits = tables.flatMap((table) => (table.opens === "quote" ? [] : table.kits));

it.each(kits.map(({ sku }) => sku))("%s is a SKU, and all its parts have names", (sku) => {
  expect(parseSku(sku)).toBeDefined();
  expect(kitOf(sku).name).toMatch(/ Kit$/);
});

it("the tables of a page do not show a SKU twice in one table", () => {
  const twice = tables.filter(
    (table) => table.opens !== "quote" && new Set(table.kits.map(({ sku }) => sku)).size < table.kits.length,
  );

  expect(twice).toEqual([]);
});

it("a knock-out comes in all five structures, as control and as template", () => {
  const shown = kitTables["gene-knock-out"]?.find(({ opens }) => opens === "product");
  const skus = shown?.opens === "product" ? shown.kits.map(({ sku }) => parseSku(sku)) : [];

  for (const target of ["000000", "XXXXXX"]) {
    const structures = skus.filter((codes) => codes?.target === target).map((codes) => codes?.structure);
    expect(structures).toEqual(["SP", "LV", "LA", "AV", "PB"]);
  }
});

it("a kit is spelled out by its SKU", () => {
  expect(kitOf("KO-LA-ESXGPC-000000")).toEqual({
    name: "CRISPR KO Lenti-AIO Ctrl Kit",
    promoter: "PEFS",
    fluorescence: "EGFP",
    selection: "Puro",
  });
});

it("what is no SKU of a kit is refused", () => {
  expect(() => kitOf("KO-XX-CMXXXA-000000")).toThrow("is not the SKU of a kit");
});
