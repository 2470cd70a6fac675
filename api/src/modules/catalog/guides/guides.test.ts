import {
  crispriFile,
  crispriRow,
  importGuideText,
  knockoutFile,
  knockoutRow,
} from "../../../testing/guide-files.ts";
import { addSpecified, getCart } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { guideLibraries } from "./guides.table.ts";

const { browser, db } = testApp();
afterEach(async () => {
  await db().delete(guideLibraries);
});

const KO = "KO-SP-CMXXXA-H00001";
const CRISPRI = "CI-LA-CMXXPA-H00001";
const GUIDE = "ACGTTGCATGCATGCCATGA";
const BETTER = "TCGTTGCATGCATGCCATGC";
const OTHER = "GCGTTGCATGCATGCCATGG";

const get = (sku: string) => browser().get(`/api/products/get-guides/${sku}/`);
const sequences = async (sku: string) =>
  (await get(sku)).body.guides.map(({ sequence }: { sequence: string }) => sequence);
const importBoth = async () => {
  await importGuideText(db(), knockoutFile(knockoutRow(), knockoutRow({ sequence: BETTER, score: "0.7" })));
  await importGuideText(db(), crispriFile(crispriRow(OTHER)), "A");
};

it("lists what the library has of a guide, with our estimate beside the published score", async () => {
  await importBoth();

  const { status, body } = await get(`${KO}-PD10`);

  expect(status).toBe(200);
  expect(body.libraries).toEqual([{ name: "Brunello", about: expect.stringContaining("Human knockout") }]);
  expect(body.guides).toMatchObject([
    { rank: 1, sequence: BETTER, published_score: 0.7 },
    {
      rank: 2,
      library: "Brunello",
      sequence: GUIDE,
      symbol: "TP53",
      pam: "TGG",
      transcript: "NM_000546.5",
      exon: 4,
      strand: "antisense",
      assembly: "GRCh38",
      chromosome: "17",
      position: 7_674_220,
      published_score: 0.6165,
    },
  ]);
  for (const { estimate } of body.guides) expect(estimate > 0 && estimate < 1).toBe(true);
  expect(body.estimate).toMatchObject({ name: expect.stringContaining("estimate") });
  expect(body.caveat).toContain("off-targets");
});

it("lists guides of CRISPRi without what the library does not say, the first set first", async () => {
  await importGuideText(db(), crispriFile(crispriRow(GUIDE)), "B");
  await importBoth();

  const { guides } = (await get(CRISPRI)).body;

  expect(guides).toMatchObject([
    {
      library: "Dolcetto set A",
      sequence: OTHER,
      published_score: null,
      estimate: null,
      pam: null,
      exon: null,
    },
    { library: "Dolcetto set B", sequence: GUIDE, position: null, assembly: null },
  ]);
});

it("lists guides of a mouse gene at positions of GRCm38", async () => {
  const mouse = { locusId: "22059", symbol: "Trp53", genome: "NC_000077.6", position: "69588497" };
  await importGuideText(db(), knockoutFile(knockoutRow(mouse)));

  expect((await get("KO-SP-CMXXXA-M00001")).body).toMatchObject({
    libraries: [{ name: "Brie" }],
    guides: [{ library: "Brie", assembly: "GRCm38", chromosome: "11", symbol: "Trp53" }],
  });
});

it.each([
  ["a knockout with SaCas9", "KO-AV-CMXXXA-H00001"],
  ["a deletion", "DL-SP-CMXXXA-H00001"],
  ["a knock-in", "KI-SP-PGXXXA-H00001"],
  ["activation", "CA-LA-CMXXPA-H00001"],
  ["RNA knockdown", "KD-LA-CMXXPA-H00001"],
  ["another gene", "KO-SP-CMXXXA-H00002"],
  ["the orthologue in mice", "KO-SP-CMXXXA-M00001"],
  ["a control", "KO-SP-CMXXXA-000000"],
  ["a template", "KO-SP-CMXXXA-XXXXXX"],
])("lists no guide for %s", async (_name, sku) => {
  await importBoth();
  const { status, body } = await get(sku);
  expect({ status, guides: body.guides, libraries: body.libraries }).toEqual({
    status: 200,
    guides: [],
    libraries: [],
  });
});

it("lists nothing until the operator has imported a library, and the new guides at once", async () => {
  expect(await sequences(KO)).toEqual([]);
  await importGuideText(db(), knockoutFile(knockoutRow()));
  expect(await sequences(KO)).toEqual([GUIDE]);
  await importGuideText(db(), knockoutFile(knockoutRow({ sequence: OTHER })));
  expect(await sequences(KO)).toEqual([OTHER]);
});

it("answers 404 with the reason for a design that cannot be made, and for what is no design", async () => {
  expect(await get("KO-AV-CMXGXA-H00001")).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining("5.0 kb"), fixes: expect.arrayContaining([]) },
  });
  expect(await get("TR-1001")).toMatchObject({ status: 404, body: { url: "/product/featured/TR-1001" } });
  for (const sku of ["KO-SP-CMXXXA-H99999", `${KO}-LP07`, "%00", "x"])
    expect((await get(sku)).status).toBe(sku === "%00" ? 400 : 404);
});

it("tells the product page how many guides there are", async () => {
  const table = () =>
    browser().get(
      "/api/products/get-delivery-format-table/?function_type_name=CRISPR%20KO&structure_type_name=Standard&promoter_name=PCMV&protein_tag_name=None&fluorescene_marker_name=None&selection_marker_name=None&bacterial_marker_name=Amp&target_sequence=H00001",
    );
  const listed = async () => (await table()).body["Plasmid DNA"][0].asks[0].listed_guides;
  expect(await listed()).toBeUndefined();

  await importBoth();

  expect(await listed()).toBe(2);
});

describe("a specification with a guide from the list", () => {
  const check = (guide: object, sku = `${KO}-PD10`) =>
    browser().post("/api/products/check-specification/", { product_sku: sku, specification: { guide } });
  const listed = (sequence: string, library = "Brunello") => ({
    source: "own",
    library,
    sequences: [sequence],
  });

  it("is complete while the library has the guide, and says so when it does not any more", async () => {
    await importBoth();
    expect((await check(listed(GUIDE))).body).toMatchObject({ problems: [] });

    await importGuideText(db(), knockoutFile(knockoutRow({ sequence: OTHER })));

    expect((await check(listed(GUIDE))).body.problems).toEqual([
      { field: "guide", message: expect.stringContaining(`${GUIDE} is no longer in the list of Brunello`) },
    ]);
  });

  it.each([
    ["a guide of another gene", listed(GUIDE), `KO-SP-CMXXXA-H00002-PD10`, "no longer in the list"],
    [
      "a library of another function",
      listed(OTHER, "Dolcetto set A"),
      `${KO}-PD10`,
      "has no guides for this",
    ],
    ["a library for SaCas9", listed(`${GUIDE}A`), "KO-AV-CMXXXA-H00001-PD10", "has no guides for this"],
    ["an unknown library", listed(GUIDE, "Avana"), `${KO}-PD10`, "Avana has no guides for this product"],
    ["a guide that is too short", listed("ACGT"), `${KO}-PD10`, "A SpCas9 guide has 20."],
  ])("refuses %s", async (_name, guide, sku, message) => {
    await importBoth();
    expect((await check(guide, sku)).body.problems).toEqual([
      { field: "guide", message: expect.stringContaining(message) },
    ]);
  });
});

describe("a guide of the customer's own", () => {
  const KRAS_GUIDE = "TTCGAGCATGCATGCCATGA";
  const region = { by: "exons", exons: "2 to 4", length_bp: 900 };
  const check = async (sku: string, ...sequences: string[]) => {
    const guide = { source: "own", sequences };
    const specification = sku.startsWith("DL") ? { region, guide } : { guide };
    const { body } = await browser().post("/api/products/check-specification/", {
      product_sku: `${sku}-PD10`,
      specification,
    });
    expect(body.problems).toEqual([]);
    return body.warnings.map(({ message }: { message: string }) => message);
  };
  const importBrunello = () =>
    importGuideText(
      db(),
      knockoutFile(knockoutRow(), knockoutRow({ locusId: "3845", symbol: "KRAS", sequence: KRAS_GUIDE })),
    );

  it("is recognized on its own gene, and warned of on another one", async () => {
    await importBrunello();

    expect(await check(KO, GUIDE.toLowerCase())).toContain("The guide is listed for TP53 in Brunello.");
    expect(await check(KO, KRAS_GUIDE)).toContain("The guide is listed for KRAS in Brunello, not for TP53.");
    expect(await check("KO-SP-CMXXXA-H00002", GUIDE)).toContain(
      "The guide is listed for TP53 in Brunello, not for EGFR.",
    );
    expect((await check(KO, OTHER)).join()).not.toContain("listed");
  });

  it("is named by its place beside another one", async () => {
    await importBrunello();
    expect(await check("DL-SP-CMXXXA-H00001", GUIDE, KRAS_GUIDE)).toEqual(
      expect.arrayContaining([
        "Guide 1 is listed for TP53 in Brunello.",
        "Guide 2 is listed for KRAS in Brunello, not for TP53.",
      ]),
    );
  });

  it("is warned of with each library and gene that has it", async () => {
    await importGuideText(db(), crispriFile(crispriRow(KRAS_GUIDE, "KRAS", "3845")), "A");
    await importBrunello();
    expect(await check(KO, KRAS_GUIDE)).toContain(
      "The guide is listed for KRAS in Brunello and for KRAS in Dolcetto set A, not for TP53.",
    );
  });

  it("is warned of in the cart too", async () => {
    await importBrunello();
    const shopper = browser();
    await addSpecified(shopper, { guide: { source: "own", sequences: [KRAS_GUIDE] } }, `${KO}-PD10`);

    const [line] = (await getCart(shopper)).data;
    expect(line?.design?.gene_warnings).toContain("The guide is listed for KRAS in Brunello, not for TP53.");
  });
});
