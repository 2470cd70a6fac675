import { completeSku, hyphenateSku } from "./design-skus.ts";

it.each([
  ["KO-LA-CMXXPC-H00001", "KO-LA-CMXXPC-H00001"],
  ["kolacmxxpch00001", "KO-LA-CMXXPC-H00001"],
  ["KO LA CMXXPC H00001 PD10", "KO-LA-CMXXPC-H00001-PD10"],
])("converts %s to %s", (q, sku) => {
  expect(hyphenateSku(q)).toBe(sku);
});

it.each(["", "KO", "KO-LA-CMXXPC-H0000", "transfection"])("returns an empty text for %j", (q) => {
  expect(hyphenateSku(q)).toBe("");
});

it.each(["KO-LA-CMXXPC", "KOLACMXXPC", "ko-la-cmxxpc-"])(
  "completes %s to a template and its control",
  (q) => {
    expect(completeSku(q)).toEqual(["KO-LA-CMXXPC-XXXXXX", "KO-LA-CMXXPC-000000"]);
  },
);

it("does not complete a SKU with a target", () => {
  expect(completeSku("KO-LA-CMXXPC-H00001")).toEqual([]);
});
