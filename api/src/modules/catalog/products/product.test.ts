import type { FormatOption } from "@ligate/contract/catalog/product-schemas";
import type { DesignQuery } from "@ligate/contract/design/schemas";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

async function get(path: string, query: Record<string, string> = {}) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  return { status: response.statusCode, body: response.json() };
}

const TEST_DESIGN: DesignQuery = {
  function_type_name: "CRISPRa",
  structure_type_name: "Lenti-AIO",
  promoter_name: "PCMV",
  protein_tag_name: "None",
  fluorescene_marker_name: "None",
  selection_marker_name: "Puro",
  bacterial_marker_name: "CAM",
  target_sequence: "XXXXXX",
};

describe("the designer's steps", () => {
  it("lead from the categories to the SKU", async () => {
    const [category] = (await get("load-product-categories/")).body;
    const [, fn] = (await get("get-function-types-by-category/", { category_name: category.category_name }))
      .body;
    const { function_type_name } = fn;
    const structures = (await get("get-structure-types-by-function-type/", { function_type_name })).body;
    const { structure_type_name } = structures[2];
    const parts = (await get("get-code-p-parameters/", { function_type_name, structure_type_name })).body;

    const sku = await get("get-product-sku/", {
      function_type_name,
      structure_type_name,
      promoter_name: parts.promoters[0].promoter_name,
      protein_tag_name: parts.protein_tags[0].protein_tag_name,
      fluorescene_marker_name: parts.fluorescene_markers[0].fluorescene_marker_name,
      selection_marker_name: parts.selection_markers[1].selection_marker_name,
      bacterial_marker_name: parts.bacterial_markers[0].bacterial_marker_name,
      target_sequence: "XXXXXX",
    });

    expect(sku).toEqual({ status: 200, body: { product_sku: "CA-LA-ESXXPC-XXXXXX" } });
  });

  it("give the reason why a structure is not offered", async () => {
    const { body } = await get("get-structure-types-by-function-type/", { function_type_name: "CRISPRa" });

    expect(
      body.find((each: { structure_type_symbol: string }) => each.structure_type_symbol === "AV"),
    ).toMatchObject({
      enabled: false,
      reason: "dCas9-VPR alone is 5.67 kb long, and an AAV carries 5.0 kb at most from ITR to ITR.",
    });
  });

  it.each([
    ["get-function-types-by-category/", { category_name: "Magic" }, "There is no category called Magic."],
    [
      "get-structure-types-by-function-type/",
      { function_type_name: "x" },
      "There is no function type called x.",
    ],
    [
      "get-code-p-parameters/",
      { function_type_name: "CRISPRa", structure_type_name: "AAV" },
      "CRISPRa in AAV is not offered. dCas9-VPR alone is 5.67 kb long, and an AAV carries 5.0 kb at most from ITR to ITR.",
    ],
  ])("reject %s %j", async (path, query, detail) => {
    expect(await get(path, query as Record<string, string>)).toEqual({ status: 422, body: { detail } });
  });
});

describe("an invalid design", () => {
  it.each<[Partial<DesignQuery>, string]>([
    [
      {
        function_type_name: "CRISPR KO",
        structure_type_name: "AAV",
        selection_marker_name: "None",
        bacterial_marker_name: "Amp",
        fluorescene_marker_name: "EGFP",
      },
      "5.44 kb from ITR to ITR is over the 5.0 kb that packages well. Drop EGFP and it is 4.66 kb.",
    ],
    [{ promoter_name: "PU6" }, "CRISPRa in Lenti-AIO does not come with the promoter PU6."],
    [{ promoter_name: "PX" }, "There is no promoter called PX."],
    [{ bacterial_marker_name: "Spec" }, "CRISPRa in Lenti-AIO does not come with the bacterial marker Spec."],
    [{ target_sequence: "H99999" }, "No gene has the number H99999."],
  ])("is rejected: %j", async (change, detail) => {
    const rejection = { status: 422, body: { detail } };

    expect(await get("get-product-sku/", { ...TEST_DESIGN, ...change })).toMatchObject(rejection);
    expect(await get("get-delivery-format-table/", { ...TEST_DESIGN, ...change })).toMatchObject(rejection);
  });

  it.each<Partial<Record<keyof DesignQuery, string>>>([
    { target_sequence: "short" },
    { target_sequence: "XXXX'X" },
    { promoter_name: "" },
    { promoter_name: "P".repeat(101) },
  ])("is rejected with the invalid field: %j", async (change) => {
    const { status, body } = await get("get-product-sku/", { ...TEST_DESIGN, ...change });

    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(Object.keys(change));
  });

  it("is rejected if fields are missing", async () => {
    expect(await get("get-delivery-format-table/")).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    });
  });
});

it("replaces Kan by Amp if Neo is chosen", async () => {
  const names = {
    ...TEST_DESIGN,
    structure_type_name: "piggyBac",
    selection_marker_name: "Neo",
    bacterial_marker_name: "Kan",
  };

  const { body } = await get("get-product-sku/", names);

  expect(body.product_sku).toBe("CA-PB-CMXXNA-XXXXXX");
  expect((await get(`get-product-summary/${body.product_sku}/`)).body.bacterial_marker_note).toMatch(
    /kanamycin/,
  );
});

describe("the delivery-format table", () => {
  it("is keyed by format, with the list prices of the test design", async () => {
    const { body } = await get("get-delivery-format-table/", TEST_DESIGN);
    const prices = Object.values<FormatOption[]>(body).map((options) =>
      options.map(({ list_price }) => list_price),
    );

    expect(Object.keys(body)).toEqual([
      ...[
        "Plasmid DNA",
        "Glycerol stock",
        "Transfection-ready kit",
        "Lentivirus particles",
        "Stable cell line",
      ],
    ]);
    expect(prices).toEqual([[409, 429, 469], [369], [589], [null, null, null], [null, null]]);
  });

  // ordering/cart/campaign-end.test.ts has rows on discount, whatever the day of the test is.
  it("charges the lower price for rows on discount, and names their campaign", async () => {
    const { body } = await get("get-delivery-format-table/", {
      ...TEST_DESIGN,
      function_type_name: "Overexpression",
      structure_type_name: "Lenti",
      bacterial_marker_name: "Amp",
    });
    const rows = Object.values<FormatOption[]>(body).flat();

    expect(rows.length).toBeGreaterThan(5);
    for (const { list_price, unit_price, adjusted_price, on_discount, campaign } of rows) {
      expect(adjusted_price).toBe(unit_price);
      expect(campaign !== null).toBe(on_discount);
      expect(on_discount).toBe(Number(unit_price) < Number(list_price));
    }
  });

  it("tells what is in the box and what is needed beside it, with prices", async () => {
    const { body } = await get("get-delivery-format-table/", TEST_DESIGN);
    const [plasmid] = body["Plasmid DNA"];

    expect(plasmid.box).toEqual([
      { name: "pLV-AIO[CA]-Puro-CMV>dCas9:VPR-U6>gRNA(Template)", amount: "1 tube, 5 µg" },
    ]);
    expect(plasmid.needs).toEqual([
      expect.objectContaining({ catalog_number: "TR-1001", unit_size: "0.3 mL", price: 89 }),
      expect.objectContaining({ catalog_number: "LV-6001", unit_size: "20 rxn", price: 295 }),
      expect.objectContaining({ catalog_number: "TR-1003", unit_size: "1 mL", price: 39 }),
      {
        catalog_number: "AB-5001",
        name: "Puromycin 10 mg/mL",
        unit_size: "1 mL",
        price: 45,
        reason: "It selects the cells that carry Puro.",
      },
    ]);
  });

  it("ships what thaws on dry ice, and names the biosafety level of each format", async () => {
    const { body } = await get("get-delivery-format-table/", TEST_DESIGN);
    const handling = Object.values<FormatOption[]>(body).map(([option]) => option?.handling);

    expect(handling.map((each) => each?.ships)).toEqual([
      ...["ambient", "dry_ice", "blue_ice", "dry_ice", "dry_ice"],
    ]);
    expect(handling[0]?.biosafety).toMatch(/^Level 1/);
    expect(handling[3]?.biosafety).toMatch(/^Level 2/);
  });

  it("does not offer a cell line without a marker, and says why", async () => {
    const { body } = await get("get-delivery-format-table/", {
      ...TEST_DESIGN,
      selection_marker_name: "None",
    });

    expect(body["Stable cell line"]).toHaveLength(2);
    for (const option of body["Stable cell line"]) {
      expect(option).toMatchObject({
        is_offered: false,
        unit_price: null,
        lead_time: null,
        asks: [],
        box: [],
        needs: [],
        reason: expect.stringContaining("needs a selection marker or a fluorescence marker"),
      });
    }
    expect(body["Plasmid DNA"][0].is_offered).toBe(true);
  });

  it("gives the reason why a row has no price", async () => {
    const { body } = await get("get-delivery-format-table/", {
      ...TEST_DESIGN,
      fluorescene_marker_name: "EGFP",
      target_sequence: "H00001",
    });

    expect(body["Lentivirus particles"][0]).toMatchObject({
      product_sku: "CA-LA-CMXGPC-H00001-LP07",
      unit_price: null,
      list_price: null,
      reason: "10.82 kb from LTR to LTR is over the 9.2 kb that packages well.",
      fix: { product_sku: expect.stringMatching(/^CA-(LV|PB)-/) },
    });
    expect(body["Plasmid DNA"][0].unit_price).toBeGreaterThan(0);
  });
});
