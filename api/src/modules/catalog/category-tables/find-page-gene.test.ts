import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

const toPagePath = async (url: string, query: Record<string, string> = {}) =>
  (await app().inject({ url: `/api/interface/get-product-page/${url}/`, query })).json();
const tableFor = async (url: string, gene: string) => (await toPagePath(url, { gene })).tables[0];

it("shows the SKUs and prices of a gene, which open the product", async () => {
  const { gene, tables } = await toPagePath("gene-knock-out", { gene: "H00001" });

  expect(gene).toEqual({
    target_sequence: "H00001",
    symbol: "TP53",
    gene_name: "tumor protein p53",
    species: "Human",
  });
  const [forGene, controls] = tables;
  expect(forGene).toMatchObject({ opens: "product", intro: "Priced for TP53. A row opens its product." });
  for (const { sku, from_price } of forGene.kits) {
    const summary = (await app().inject(`/api/products/get-product-summary/${sku}`)).json();
    expect([sku, summary.from_price]).toEqual([sku, from_price]);
  }
  expect(forGene.kits[0]).toMatchObject({
    sku: "KO-SP-CMXXXA-H00001",
    name: "CRISPR KO Standard Kit",
    gene_symbol: "TP53",
    holds: "Separate SpCas9 and U6-gRNA plasmids for transfection",
  });
  expect(controls).toEqual((await toPagePath("gene-knock-out")).tables[1]);
});

it.each([
  ["p53", "Human", "H00001"],
  ["tp53", "Human", "H00001"],
  ["7157", "Human", "H00001"],
  ["trp53", "Mouse", "M00001"],
  ["m00001", "Human", "M00001"],
])("finds the gene by %s of %s", async (gene, species, number) => {
  expect((await toPagePath("gene-knock-out", { gene, species })).gene.target_sequence).toBe(number);
});

it.each(["xqzzv", "TP5", "tumor protein", "kinase", "H99999", "-"])(
  "guesses no gene from %s",
  async (gene) => {
    const page = await toPagePath("gene-knock-out", { gene });
    expect(page.gene).toBeNull();
    expect(page.tables).toEqual((await toPagePath("gene-knock-out")).tables);
  },
);

it("names no gene where none is requested", async () => {
  expect(await toPagePath("gene-knock-out")).not.toHaveProperty("gene");
});

it("says once why no kit of a table is made for the gene", async () => {
  const { intro, kits } = await tableFor("gene-knock-out", "MALAT1");
  expect(intro).toMatch(/^MALAT1 is a non-coding RNA .* are offered instead\.$/);
  expect(kits[0]).toMatchObject({ from_price: null, is_offered: false });
  expect(kits[0]).not.toHaveProperty("reason");
});

it("says for each kit why it is not made for the gene, or why it has no price", async () => {
  const { kits } = await tableFor("overexpression", "BRCA1");

  const [plasmid] = kits;
  expect(plasmid).toMatchObject({ from_price: null });
  expect(plasmid.is_offered).toBeUndefined();
  expect(plasmid.reason).toMatch(/^The BRCA1 open reading frame has .* it is quoted\.$/);
  const aav = kits.find(({ sku }: { sku: string }) => sku.startsWith("OE-AV-"));
  expect(aav).toMatchObject({
    from_price: null,
    is_offered: false,
    reason: expect.stringContaining("from ITR to ITR"),
  });
});

it("refuses a species that is not sold", async () => {
  const refused = await app().inject("/api/interface/get-product-page/gene-knock-out/?gene=TP53&species=Rat");
  expect(refused.statusCode).toBe(400);
});
