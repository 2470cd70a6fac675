import type { GeneMethod, GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { testApp } from "../../../../testing/test-app.ts";
import { geneNames, genes } from "../gene.table.ts";

const { app, db } = testApp();

async function get(path: string) {
  const response = await app().inject(`/api/genes/get-gene/${path}/`);
  return { status: response.statusCode, body: response.json() };
}

async function toPagePath(path: string): Promise<GenePage> {
  const { status, body } = await get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}

const offersOf = ({ methods }: GenePage, name: string): GeneMethod["offers"] =>
  methods.find(({ function_type_name }) => function_type_name === name)?.offers ?? [];

/** A gene as an imported table adds it: without a name in the content files. */
const importGene = (
  values: Partial<typeof genes.$inferInsert> & { number: string; symbol: string; locusId: number },
) =>
  db()
    .insert(genes)
    .values({ species: "Human", name: values.symbol, targetClass: "protein_coding", ...values });

describe("the facts of a gene", () => {
  it("are those of the store, with their source", async () => {
    const page = await toPagePath("human/TP53");

    expect(page).toMatchObject({
      symbol: "TP53",
      species: "Human",
      gene_name: "tumor protein p53",
      url: "/genes/human/TP53",
      target_sequence: "H00001",
      gene: { locus_id: 7157, chromosome: "17", coding_bp: 1182, orthologue: { symbol: "Trp53" } },
      coding_transcript: "NM_000546",
      coding_source: "UCSC refGene hg38 2016-06, mane select",
    });
    expect(page.aliases).toEqual(expect.arrayContaining(["p53", "LFS1", "BCC7"]));
    expect(page.aliases).not.toContain("TP53");
  });

  it("are null where none are on file", async () => {
    const page = await toPagePath("human/AAVS1");
    expect(page).toMatchObject({ coding_transcript: null, coding_source: null, gene: { transcript: null } });
  });

  it("warn of the parent gene of a pseudogene", async () => {
    await importGene({
      number: "H09901",
      symbol: "HMGA1P1",
      locusId: 900_901,
      targetClass: "transcribed_pseudogene",
    });
    expect((await toPagePath("human/HMGA1P1")).gene.warning).toMatch(/^HMGA1P1 is a pseudogene/);
  });
});

describe("the address of a gene", () => {
  it.each([
    ["human/tp53", "/genes/human/TP53"],
    ["HUMAN/TP53", "/genes/human/TP53"],
    ["human/p53", "/genes/human/TP53"],
    ["human/PD-L1", "/genes/human/CD274"],
    ["mouse/p53", "/genes/mouse/Trp53"],
    ["mouse/gt(rosa)26sor", "/genes/mouse/Gt(ROSA)26Sor"],
    ["mouse/Rosa26", "/genes/mouse/Gt(ROSA)26Sor"],
  ])("%s is that of %s", async (path, url) => {
    expect((await toPagePath(path)).url).toBe(url);
  });

  it("takes symbols with hyphens and small letters", async () => {
    expect((await toPagePath("human/hla-a")).symbol).toBe("HLA-A");
    await importGene({ number: "H09903", symbol: "C1orf43", locusId: 25_912 });
    expect((await toPagePath("human/C1ORF43")).symbol).toBe("C1orf43");
  });
});

describe("an alias of several genes", () => {
  const addAlias = (geneNumber: string, source: "content" | "ncbi") =>
    db()
      .insert(geneNames)
      .values({ geneNumber, key: "sharedalias", name: "SharedAlias", species: "Human", rank: 1, source });

  it("is not found, with these genes", async () => {
    await addAlias("H00001", "ncbi");
    await addAlias("H00002", "ncbi");

    const { status, body } = await get("human/SharedAlias");

    expect(status).toBe(404);
    expect(body.detail).toBe("SharedAlias is another name of 2 human genes.");
    expect(body.suggestions.map(({ symbol }: { symbol: string }) => symbol)).toEqual(["TP53", "EGFR"]);
  });

  it("is that of the gene for which staff list it", async () => {
    await addAlias("H00002", "content");
    expect((await toPagePath("human/SharedAlias")).symbol).toBe("EGFR");
  });
});

describe("a gene without a page", () => {
  it("is not found, with genes of a similar name", async () => {
    const { status, body } = await get("human/TP5");

    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: "No human gene is called TP5.", unsold_symbol: null });
    expect(body.suggestions[0]).toEqual({
      species: "Human",
      symbol: "TP53",
      gene_name: "tumor protein p53",
      url: "/genes/human/TP53",
    });
  });

  it("is not sold if its symbol is approved", async () => {
    const { status, body } = await get("human/TTN");
    expect(status).toBe(404);
    expect(body).toMatchObject({
      detail: "We do not list TTN, but design vectors for it on request.",
      unsold_symbol: "TTN",
    });
  });

  it.each(["rat", "__proto__", "constructor"])("is not found for the species %s", async (species) => {
    expect(await get(`${species}/Tp53`)).toMatchObject({
      status: 404,
      body: { detail: "Genes are listed for human and mouse." },
    });
  });

  it.each(["human/%00", "human/%E2%98%83", `human/${"A".repeat(300)}`, "human/('", "human/.%5C%25_"])(
    "is not found for the text %s",
    async (path) => {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
      expect((await get(path)).status).toBeLessThan(500);
    },
  );
});

describe("the methods for a gene", () => {
  it("have a price, a lead time and a product in each structure, or the reason why there is none", async () => {
    const page = await toPagePath("human/TP53");

    expect(page.methods).toHaveLength(11);
    expect(page.structures).toEqual(["Standard", "Lenti", "Lenti-AIO", "AAV", "piggyBac"]);
    expect(offersOf(page, "CRISPRa")[0]).toEqual({
      structure_type_name: "Standard",
      enabled: true,
      product_sku: "CA-SP-CMXXXA-H00001",
      from_price: 405,
      lead_time: { min_days: 10, max_days: 12 },
    });
    expect(offersOf(page, "CRISPRa")[3]).toMatchObject({
      enabled: false,
      reason: expect.stringMatching(/AAV carries 5.0 kb/),
    });
  });

  it("lead to products with the same price", async () => {
    const { methods } = await toPagePath("human/TP53");
    for (const offer of methods.flatMap(({ offers }) => offers)) {
      if (!offer.enabled) continue;
      const summary = await app().inject(`/api/products/get-product-summary/${offer.product_sku}/`);
      expect(summary.json()).toMatchObject({ from_price: offer.from_price, lead_time: offer.lead_time });
    }
  });

  it("are priced by the length of the reading frame, or by quote", async () => {
    await importGene({ number: "H09904", symbol: "MEGF8", locusId: 1954, orfBp: 8538 });
    const page = await toPagePath("human/MEGF8");

    expect(offersOf(page, "Overexpression")[0]).toMatchObject({
      from_price: null,
      reason: "The MEGF8 open reading frame has 8,538 bp. Over 4,000 bp it is quoted.",
    });
    expect(offersOf(page, "Overexpression")[3]).toMatchObject({
      enabled: false,
      reason: expect.stringMatching(/5\.0 kb/),
    });
    expect(page.methods.find(({ priced_by_length }) => priced_by_length)?.function_type_name).toBe(
      "Overexpression",
    );
  });

  it("say which do not apply to the gene", async () => {
    const lncRna = await toPagePath("human/MALAT1");
    expect(lncRna.methods[0]).toMatchObject({
      function_type_name: "CRISPR KO",
      reason: expect.stringMatching(/^MALAT1 is a non-coding RNA/),
      offers: [],
    });
    const locus = await toPagePath("human/AAVS1");
    const applying = locus.methods.filter(({ reason }) => reason === undefined);
    expect(applying.map(({ function_type_name }) => function_type_name)).toEqual(["CRISPR KI", "CRISPR DEL"]);
  });

  it("are none on the mitochondrial chromosome", async () => {
    await importGene({
      number: "H09905",
      symbol: "MT-ND1",
      locusId: 4535,
      chromosome: "MT",
      targetClass: "mitochondrial",
    });
    const { methods, guides, stock } = await toPagePath("human/MT-ND1");
    expect(methods.every(({ reason }) => reason?.includes("mitochondria"))).toBe(true);
    expect({ guides, stock }).toEqual({ guides: null, stock: [] });
  });
});

describe("what else the store has for a gene", () => {
  it("is the stock, with the formats on the shelf", async () => {
    expect((await toPagePath("mouse/Trp53")).stock).toEqual([
      {
        product_sku: "OE-SP-CMFXNA-M00001",
        product_name: "Overexpression Standard Kit--Gene M00001",
        vector_name: "pSP[OE]-Neo-CMV>FLAG:mTrp53",
        formats: ["Plasmid DNA", "Glycerol stock"],
        from_price: expect.any(Number),
        lead_time: { min_days: 1, max_days: 3 },
      },
    ]);
    expect((await toPagePath("human/MALAT1")).stock).toEqual([]);
  });

  it("is the posts that mention it as a word", async () => {
    const posts = async (path: string) => (await toPagePath(path)).posts.map(({ title }) => title);
    const written = (await app().inject("/api/blogs/get-latest-blogs/")).json<
      { id: number; title: string }[]
    >();
    const mentioning: string[] = [];
    for (const { id, title } of written) {
      const { content } = (await app().inject(`/api/blogs/get-blog/${id}/`)).json();
      if (/(?<![A-Za-z0-9])(TP53|p53)(?![A-Za-z0-9])/.test(content)) mentioning.push(title);
    }
    expect(await posts("human/TP53")).toEqual(mentioning);
    // A word of a sentence, not a gene.
    await importGene({ number: "M09901", species: "Mouse", symbol: "Kit", locusId: 16_590 });
    expect(await posts("mouse/Kit")).toEqual([]);
  });
});
