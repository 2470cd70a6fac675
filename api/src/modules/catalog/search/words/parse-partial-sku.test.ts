import { skusBegun, skuTyped } from "./parse-partial-sku.ts";

it.each([
  ["KO-LA-CMXXPC-H00001", "KO-LA-CMXXPC-H00001"],
  ["kolacmxxpch00001", "KO-LA-CMXXPC-H00001"],
  ["KO LA CMXXPC H00001 PD10", "KO-LA-CMXXPC-H00001-PD10"],
])("reads %s as %s", (q, sku) => {
  expect(skuTyped(q)).toBe(sku);
});

it.each(["", "KO", "KO-LA-CMXXPC-H0000", "transfection"])("reads %j as no SKU", (q) => {
  expect(skuTyped(q)).toBe("");
});

it.each(["KO-LA-CMXXPC", "KOLACMXXPC", "ko-la-cmxxpc-"])("%s begins a template and its control", (q) => {
  expect(skusBegun(q)).toEqual(["KO-LA-CMXXPC-XXXXXX", "KO-LA-CMXXPC-000000"]);
});

it("a whole SKU begins no other", () => {
  expect(skusBegun("KO-LA-CMXXPC-H00001")).toEqual([]);
});
