import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();
const SKU = "KI-AV-PGXXXA-H00001-PD10";
const site = { at: "C-terminal" };
const insertStatement = (bases: number) => ({
  source: "sequence",
  name: "X",
  sequence: "ATGC".repeat(bases / 4),
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

it("checks an own reading frame: its price by length, its size and its vector", async () => {
  const frame = (codons: number) => `ATG${"GCC".repeat(codons - 2)}TAA`;
  const own = (sequence: string) => ({ orf: { source: "own", name: "TP53 R175H", sequence } });
  const sku = "OE-LV-EFXXPA-H00001-PD10";
  const [onFile, short, long] = [
    await check({}, sku),
    await check({ ...own(frame(394)), marker: "promoter" }, sku),
    await check(own(frame(1000)), sku),
  ];

  expect(short.body).toMatchObject({
    problems: [],
    unit_price: onFile.body.unit_price,
    vector_name: "pLV[OE]-EF1A>TP53_R175H-PGK>Puro",
  });
  expect(short.body.cargo.insert_bp - onFile.body.cargo.insert_bp).toBe(506 - 54);
  expect(long.body.list_price - onFile.body.list_price).toBe(250);
  expect((await check(own("ATGTAAGCC"), sku)).body.problems).toEqual([
    { field: "orf", message: expect.stringContaining("stop codon TAA at position 4") },
  ]);
});

it("says that a vector on the shelf is made to order with another choice, and when it is ready", async () => {
  const sku = "OE-LV-EFXXPA-H00001-PD10";
  const [onShelf, changed] = [await check({ marker: "2A" }, sku), await check({ marker: "promoter" }, sku)];

  expect([onShelf.body.availability.ready_status, changed.body.availability.ready_status]).toEqual([
    "Yes",
    "No",
  ]);
  expect(changed.body.availability.lead_time.min_days).toBeGreaterThan(
    onShelf.body.availability.lead_time.max_days,
  );
});

it("shows the guide of a control once its species is chosen", async () => {
  const control = (specification: object) => check(specification, "KI-SP-PGXXPA-000000-PD10");

  expect((await control({})).body.donor_guide).toBeUndefined();
  expect((await control({ species: "Human" })).body.donor_guide.sequence).toBe("GGGGCCACTAGGGACAGGAT");
});

it("answers a sequence of 100 kb with one sentence", async () => {
  const orf = { source: "own", name: "long", sequence: "ATG".repeat(33_334) };

  expect(await check({ orf }, "OE-LV-EFXXPA-H00001-PD10")).toMatchObject({
    status: 400,
    body: { fields: { "specification.orf.sequence": "A sequence has at most 20,000 bases." } },
  });
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
