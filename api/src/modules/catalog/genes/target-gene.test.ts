import { testApp } from "../../../testing/test-app.ts";
import { categories, functionByCode } from "../../design/index.ts";
import { genes } from "./gene.table.ts";

const { app, db } = testApp();

async function get(path: string, query: Record<string, string> = {}) {
  const response = await app().inject({ url: `/api/products/${path}`, query });
  return { status: response.statusCode, body: response.json() };
}

const aDesign = (fn: string, target_sequence: string, promoter_name: string) => ({
  function_type_name: functionByCode(fn).name,
  structure_type_name: "Standard",
  promoter_name,
  protein_tag_name: "FLAG",
  fluorescene_marker_name: "None",
  selection_marker_name: "None",
  bacterial_marker_name: "Amp",
  target_sequence,
});

describe("the gene of a product", () => {
  it("has its type, ids, transcript, coding length and orthologue", async () => {
    expect((await get("get-product-summary/KO-SP-CMXXXA-H00001/")).body.gene).toEqual({
      locus_id: 7157,
      gene_name: "tumor protein p53",
      gene_type: "gene with protein product",
      chromosome: "17",
      ensembl_id: "ENSG00000141510",
      authority_id: "HGNC:11998",
      transcript: "NM_000546",
      coding_bp: 1182,
      orthologue: { target_sequence: "M00001", symbol: "Trp53", species: "Mouse" },
    });
  });

  it("has no coding length and no orthologue where none is known", async () => {
    const { gene } = (await get("get-product-summary/KI-SP-PGXXXA-H00161/")).body;

    expect(gene).toMatchObject({
      gene_type: "virus integration site",
      transcript: null,
      coding_bp: null,
      orthologue: null,
    });
  });

  it("warns of the parent gene of a pseudogene", async () => {
    await db()
      .insert(genes)
      .values({
        number: "H09801",
        species: "Human",
        symbol: "PTENP1",
        name: "phosphatase and tensin homolog pseudogene 1",
        locusId: 11_191,
        geneType: "pseudogene",
        targetClass: "transcribed_pseudogene",
      })
      .onConflictDoNothing();

    const { gene } = (await get("get-product-summary/CI-SP-CMXXXA-H09801/")).body;

    expect(gene.warning).toMatch(/^PTENP1 is a pseudogene: .+ parent gene/);
  });

  it("is null for controls and templates", async () => {
    for (const target of ["000000", "XXXXXX"])
      expect((await get(`get-product-summary/KO-SP-CMXXXA-${target}/`)).body.gene).toBeNull();
  });
});

describe("a function that does not apply to the gene", () => {
  it.each([
    ["KT", "H00160", "PEF1A", "MALAT1 is a non-coding RNA and has no protein to tag"],
    ["OE", "H00159", "PCMV", "XIST is a non-coding RNA and has no open reading frame"],
    ["IE", "H00161", "PTRE3G", "AAVS1 is a site for insertions and has no open reading frame"],
    ["KI", "H00161", "Endogenous", "choose another promoter"],
    ["KI", "M00086", "Endogenous", "choose another promoter"],
  ])("%s of %s is refused with a sentence", async (fn, target, promoter, sentence) => {
    const refused = { status: 422, body: { detail: expect.stringContaining(sentence) } };

    expect(await get("get-product-sku/", aDesign(fn, target, promoter))).toMatchObject(refused);
    expect(await get("get-delivery-format-table/", aDesign(fn, target, promoter))).toMatchObject(refused);
  });

  it.each([
    ["IE-LV-T3XXXA-H00161", "AAVS1 is a site for insertions"],
    ["KT-SP-EFFXXA-H00160", "MALAT1 is a non-coding RNA"],
    ["OE-SP-CMXXXA-H00159", "XIST is a non-coding RNA"],
    ["CA-SP-CMXXXA-H00110", "TRAC is transcribed from the promoter of the variable segment"],
  ])("is not found under the SKU %s, with the reason", async (sku, sentence) => {
    const { status, body } = await get(`get-product-summary/${sku}/`);

    expect({ status, detail: body.detail }).toEqual({
      status: 404,
      detail: expect.stringContaining(sentence),
    });
  });

  it("is not enabled in the designer's step either, and every other function is", async () => {
    for (const symbol of ["MALAT1", "AAVS1"]) {
      const { target_sequence } = (await get("get-gene-table-by-symbol/", { symbol })).body.gene_items[0];
      for (const { name: category_name } of categories) {
        const { body } = await get("get-function-types-by-category/", { category_name, target_sequence });
        for (const { function_type_name, enabled, reason } of body) {
          const query = { symbol, function_type_name };
          const [row] = (await get("get-gene-table-by-symbol/", query)).body.gene_items;
          expect(row).toMatchObject(enabled ? { enabled } : { enabled, reason });
        }
      }
    }
  });
});
