import { KitSequences } from "@ligate/contract/sequences/schemas";
import { genbankToJson } from "genbank-parser";
import { testApp } from "../../../testing/test-app.ts";

const { browser } = testApp();
const SKU = "KO-SP-CMXXXA-H00001";
const GUIDE = "GACTTACGATCGATCGATCA";
const guide = { source: "own", sequences: [GUIDE] };

const post = (call: string, body: object) => browser().post(`/api/products/${call}/`, body);
const sequences = (specification: object, product_sku = SKU) =>
  post("specified-sequences", { product_sku, specification });
const file = (format: string) =>
  post("specified-sequence-file", { product_sku: SKU, specification: { guide }, format });

it("has the guide that is specified in the sequence, the files and the map before the order", async () => {
  const [, guides] = KitSequences.parse((await sequences({ guide })).body).plasmids;
  const check = await post("check-specification", { product_sku: `${SKU}-PD10`, specification: { guide } });

  expect(guides?.bases).toContain(`${GUIDE}GTTTTAGAGC`);
  expect(guides?.known_bp).toBe(guides?.bases.length);
  expect(check.body.vector_name).toBe("pSP[KO]-CMV>SpCas9 + pSP[KO]-U6>gRNA(hTP53)");
  expect(check.body.plasmids[1]).toMatchObject({ role: "Guide", known_bp: guides?.bases.length });
  const genbank = (await file("genbank")).body;
  expect(genbank.name).toMatch(/^pSP_KO_.*\.gb$/);
  expect(genbankToJson(genbank.text)[1]?.sequence.toUpperCase()).toBe(guides?.bases);
  expect((await file("fasta")).body.text.replaceAll("\n", "")).toContain(guides?.bases);
});

it("draws what is valid while the rest is missing or wrong", async () => {
  const specification = { guide, insert: { source: "sequence", name: "X", sequence: "ACGN" } };
  const knockIn = "KI-SP-PGXXXA-H00001-PD10";
  const { body } = await post("check-specification", { product_sku: knockIn, specification });
  const nuclease = body.plasmids.find(({ role }: { role: string }) => role === "Nuclease");

  expect(body.problems.map(({ field }: { field: string }) => field)).toEqual(["insert", "site"]);
  expect(nuclease.known_bp).toBe(nuclease.total_bp);
  expect(await sequences(specification, knockIn)).toMatchObject({
    status: 422,
    body: { detail: 'The insert has "N" at position 4. Only A, C, G and T are accepted.' },
  });
  expect((await sequences({ guide }, knockIn)).status).toBe(200);
});

it("answers as the product page does where there is no design", async () => {
  for (const sku of ["CA-AV-CMXXXA-H00001", "TR-1001", "NOPE"]) {
    const summary = await browser().get(`/api/products/get-product-summary/${sku}/`);
    expect(await sequences({}, sku)).toMatchObject({ status: 404, body: summary.body });
  }
});
