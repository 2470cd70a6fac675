import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();
const SKU = "KI-AV-PGXXXA-H00001-PD10";
const site = { at: "C-terminal" };
const insertStatement = (bases: number) => ({
  source: "sequence",
  name: "X",
  sequence: "ACGT".repeat(bases / 4),
});

const check = (specification: object, product_sku = SKU) =>
  browser().post("/api/products/check-specification/", { product_sku, specification });

it("returns price and size of a complete specification, in upper and lower case", async () => {
  const { status, body } = await check({ insert: insertStatement(400), site }, SKU.toLowerCase());

  expect(status).toBe(200);
  expect(body).toMatchObject({ problems: [], warnings: [], unit_price: 1365, list_price: 1365 });
  const larger = await check({ insert: insertStatement(800), site });
  expect(larger.body.cargo.insert_bp - body.cargo.insert_bp).toBe(400);
});

it("names what is missing, what is wrong and what is risky", async () => {
  const guide = { source: "own", sequences: ["ACTTTTCGATCGATCGATCA"] };

  expect(
    (await check({ guide, insert: { source: "sequence", name: "X", sequence: "ACGN" } })).body,
  ).toMatchObject({
    problems: [
      { field: "insert", message: 'The insert has "N" at position 4. Only A, C, G and T are accepted.' },
      { field: "site", message: expect.stringContaining("where the insert goes") },
    ],
    warnings: [{ field: "guide" }, { field: "guide" }],
  });
});

it("has no price for a long insert, and says why", async () => {
  const { body } = await check({ insert: insertStatement(4400), site }, "KI-SP-PGXXXA-H00001-PD10");

  expect(body).toMatchObject({ problems: [], unit_price: null, reason: expect.stringContaining("4,400 bp") });
});

it("has a problem if the insert does not fit into the virus", async () => {
  expect((await check({ insert: insertStatement(4000), site })).body).toMatchObject({
    problems: [{ field: "insert", message: expect.stringContaining("5.0 kb") }],
    cargo: { level: "too_large" },
  });
});

it.each(["KI-AV-PGXXXA-H00001", "TR-1001", "KI-AV-PGXXXA-H99999-PD10", "KI-SP-PGXXXA-H00001-LP07", "x"])(
  "answers 422 for %s, which is not a design in a format",
  async (sku) => {
    expect(await check({}, sku)).toMatchObject({
      status: 422,
      body: { detail: `No design in a delivery format has the SKU ${sku}.` },
    });
  },
);
