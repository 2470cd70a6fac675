import { Cloning } from "@ligate/contract/catalog/cloning-schemas";
import { annealedOligos } from "@ligate/contract/sequences/cloning";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();

async function get(path: string) {
  const response = await app().inject(`/api/products/${path}`);
  return { status: response.statusCode, body: response.json() };
}

describe("the summary of a SKU", () => {
  it("describes the design", async () => {
    const { status, body } = await get("get-product-summary/KO-LA-EFXGPC-H00001/");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      product_sku: "KO-LA-EFXGPC-H00001",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001",
      vector_name: "pLV-AIO[KO]-Puro-EF1A>SpCas9:P2A:EGFP-U6>gRNA(hTP53)",
      product_category: "CRISPR",
      gene_symbol: "TP53",
      species: "Human",
      protein_tag_name: "None",
      delivery_format_name: null,
      lead_time: { min_days: 10, max_days: 12 },
      growth: expect.stringContaining("30 °C"),
      cargo: { level: "too_large", message: expect.stringContaining("Use PEFS instead of PEF1A") },
    });
    expect(body.from_price).toBeGreaterThan(0);
    expect(body).not.toHaveProperty("bacterial_marker_note");
  });

  it("says how a guide is cloned into a template, and into the vector of a gene nothing", async () => {
    const { body } = await get("get-product-summary/KO-LA-ESXXPC-XXXXXX/");
    const { body: gene } = await get("get-product-summary/KO-LA-ESXXPC-H00001/");

    const [site] = Cloning.parse(body.cloning).sites;
    expect(site).toMatchObject({ enzyme: "BsmBI", overhangs: ["CACC", "GTTT"], guide: { behind: "" } });
    expect(body.plasmids[0].known_bp).toBe(body.plasmids[0].total_bp);
    expect(gene).not.toHaveProperty("cloning");
    if (!site?.guide) throw new Error("No guide is cloned.");
    expect(annealedOligos("GAAAACCCTTCTGAAAGTTC", { overhangs: site.overhangs, guide: site.guide })).toEqual([
      "CACCGAAAACCCTTCTGAAAGTTC",
      "AAACGAACTTTCAGAAGGGTTTTC",
    ]);
  });

  it("says why a template with a part of the customer has no cloning site", async () => {
    const { body } = await get("get-product-summary/KO-LA-ESXZPC-XXXXXX/");

    expect(body.cloning).toMatchObject({
      sites: [],
      notes: [expect.stringMatching(/^Cas9 and guide: there is no cloning site/)],
    });
  });

  it("accepts lower case and a delivery format", async () => {
    const { body } = await get("get-product-summary/ca-la-cmxxpc-xxxxxx-pd10/");

    expect(body).toMatchObject({
      product_sku: "CA-LA-CMXXPC-XXXXXX-PD10",
      delivery_format_name: "Plasmid DNA",
      gene_symbol: "Template",
      species: null,
    });
  });

  it("names the gene of a control Ctrl", async () => {
    const { body } = await get("get-product-summary/KO-SP-CMXXXA-000000");

    expect(body).toMatchObject({ gene_symbol: "Ctrl", product_name: "CRISPR KO Standard Ctrl Kit" });
  });

  it.each([
    "NOPE",
    "KO-SP-QQXXXA-H00001",
    "KO-SP-CMQXXA-H00001",
    "KO-SP-CMXQXA-H00001",
    "KO-SP-CMXXQA-H00001",
    "KO-SP-CMXXXQ-H00001",
    "KO-SP-CMXXXA-H00001-QQ10",
    "KO-SP-CMXXXA-H99999",
    "KO-SP-CMXXXA-ABCDEF",
    "KO-SP-CMXXXA-H00001-LP07",
    "KO-SP-CMXXXA-H00001-PD99",
    "'; drop table genes",
  ])("is not found for %s", async (sku) => {
    expect(await get(`get-product-summary/${encodeURIComponent(sku)}/`)).toEqual({
      status: 404,
      body: { detail: `No product has the SKU ${sku}.` },
    });
  });

  it.each([
    ["OE-SP-CMFXNK-H00001", "Kan does not go with Neo"],
    ["KO-AV-CMXGXA-H00001", "5.44 kb from ITR to ITR is over the 5.0 kb"],
    ["CA-AV-CMXXXA-H00001", "CRISPRa in AAV is not offered."],
  ])("is not found for %s, which cannot be made, with the reason and a fix", async (sku, reason) => {
    const { status, body } = await get(`get-product-summary/${sku}/`);

    expect([status, body.fixes.length > 0]).toEqual([404, true]);
    expect(body.detail).toContain(reason);
  });

  it("rejects a SKU with a NUL character", async () => {
    expect(await get("get-product-summary/A%00B/")).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    });
  });

  it.each([
    ["TR-1001", "/product/featured/TR-1001"],
    ["tr-1001", "/product/featured/TR-1001"],
    ["SV-2001", "/services/lentivirus-package#SV-2001"],
  ])("responds to %s with the URL of its page", async (sku, url) => {
    expect(await get(`get-product-summary/${sku}/`)).toMatchObject({ status: 404, body: { url } });
  });
});
