import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

async function get(path: string, query: Record<string, string> = {}) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  return { status: response.statusCode, body: response.json() };
}

it("answers the SKU of a refused design with the reason and a fix that works", async () => {
  const { status, body } = await get("get-product-summary/KO-AV-CMXGXA-XXXXXX/");

  expect([status, body.detail]).toEqual([404, expect.stringContaining("over the 5.0 kb that packages well")]);
  expect(body.fixes[0]).toEqual({ label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" });
  for (const { product_sku } of body.fixes)
    expect((await get(`get-product-summary/${product_sku}/`)).status).toBe(200);
});

it("answers the names of a refused design with the reason and the fixes", async () => {
  const names = {
    function_type_name: "CRISPR KI-Tag",
    structure_type_name: "Standard",
    promoter_name: "Endogenous",
    protein_tag_name: "None",
    fluorescene_marker_name: "None",
    selection_marker_name: "None",
    bacterial_marker_name: "Amp",
    target_sequence: "XXXXXX",
  };

  for (const path of ["get-product-sku/", "get-delivery-format-table/"])
    expect(await get(path, names)).toMatchObject({
      status: 422,
      body: { fixes: [{ label: "Add EGFP", product_sku: "KT-SP-ENXGXA-XXXXXX" }] },
    });
});

it("answers a SKU with an unknown part or gene without fixes", async () => {
  for (const sku of ["KO-AV-QQXGXA-XXXXXX", "KO-AV-CMXXXA-H99999", "KO-AV-CMXXXA-XXXXXX-LP07"])
    expect(await get(`get-product-summary/${sku}/`)).toEqual({
      status: 404,
      body: { detail: `No product has the SKU ${sku}.` },
    });
});

it("tells for a target which functions, structures and parts are offered", async () => {
  const aavs1 = { target_sequence: "H00161" };
  const functions = await get("get-function-types-by-category/", { ...aavs1, category_name: "CRISPR" });
  const ki = { ...aavs1, function_type_name: "CRISPR KI" };
  const structures = await get("get-structure-types-by-function-type/", ki);
  const parts = await get("get-code-p-parameters/", { ...ki, structure_type_name: "Standard" });
  const enabled = (all: Record<string, unknown>[], name: string) =>
    all.flatMap((each) => (each.enabled ? each[name] : []));

  expect(enabled(functions.body, "function_type_name")).toEqual(["CRISPR KI", "CRISPR DEL"]);
  expect(enabled(structures.body, "structure_type_symbol")).toEqual(["SP", "AV"]);
  expect(enabled(parts.body.promoters, "promoter_name")).toEqual(["PEF1A", "PPGK"]);
  expect(parts.body.promoters).toContainEqual(
    expect.objectContaining({
      promoter_name: "Endogenous",
      reason: expect.stringContaining("splice acceptor"),
    }),
  );
});

it("rejects options for a target that does not exist", async () => {
  expect(
    await get("get-function-types-by-category/", { category_name: "CRISPR", target_sequence: "H99999" }),
  ).toEqual({ status: 422, body: { detail: "No gene has the number H99999." } });
});

it("recommends a design that leads to a SKU", async () => {
  const { body } = await get("advise-design/", {
    species: "Human",
    cells: "neuron",
    effect: "express_gene",
    duration: "permanent",
    delivery: "in_vivo",
    biosafety: "1",
  });

  expect(
    await get("get-product-sku/", { ...body, bacterial_marker_name: "Amp", target_sequence: "H00001" }),
  ).toEqual({
    status: 200,
    body: { product_sku: "OE-AV-SYXXXA-H00001" },
  });
});
