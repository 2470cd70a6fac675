import { KitSequences } from "@ligate/contract/sequences/schemas";
import { genbankToJson } from "genbank-parser";
import { testApp } from "../../../testing/test-app.ts";

const { app } = testApp();
const SKU = "KO-SP-CMXXXA-H00001";
const DELETION = "DL-SP-CMXXXA-H00001";

const get = (url: string, headers = {}) => app().inject({ url, headers });
const file = (sku: string, query = "") => get(`/api/products/get-sequence/${sku}/${query}`);

it("downloads every plasmid of a kit as a GenBank record, named after its vector", async () => {
  const { statusCode, headers, body } = await file(SKU);
  const { plasmids } = KitSequences.parse((await get(`/api/products/get-kit-sequences/${SKU}/`)).json());

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": 'attachment; filename="pSP_KO_-CMV_SpCas9_pSP_KO_-U6_gRNA_hTP53.gb"',
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("max-age=60"),
  });
  expect(genbankToJson(body).map(({ sequence }) => sequence.toUpperCase())).toEqual(
    plasmids.map(({ bases }) => bases),
  );
  expect(plasmids.map(({ role }) => role)).toEqual(["Cas9", "Guide"]);
});

it("downloads FASTA on request", async () => {
  const { headers, body } = await file(SKU, "?format=fasta");

  expect(headers["content-disposition"]).toMatch(/\.fasta"$/);
  expect(body.match(/^>.*/gm)).toEqual([
    ">KOSPCMXXX1H00001 pSP[KO]-CMV>SpCas9, Cas9, circular. Design sequence, not as built, 7,886 of 7,886 bp known.",
    ">KOSPCMXXX2H00001 pSP[KO]-U6>gRNA(hTP53), Guide, circular. Design sequence, not as built, 3,242 of 3,262 bp known.",
  ]);
});

it("is found in lower case and with a format, as the product page is", async () => {
  const { body } = await file(SKU);

  expect((await file(`${SKU.toLowerCase()}-pd10`, "?format=genbank")).body).toBe(body);
});

it("answers 304 to a browser that has the file, and has another tag for another file", async () => {
  const { etag } = (await file(SKU)).headers;
  const url = `/api/products/get-sequence/${SKU}/`;

  const same = await get(url, { "if-none-match": `"another", ${etag}` });
  expect({ status: same.statusCode, body: same.body }).toEqual({ status: 304, body: "" });
  expect((await get(`${url}?format=fasta`, { "if-none-match": String(etag) })).statusCode).toBe(200);
  expect((await file(DELETION)).headers.etag).not.toBe(etag);
});

it("refuses a format that it does not write, in a sentence", async () => {
  const { statusCode, headers, body } = await file(SKU, "?format=embl");

  expect({ statusCode, type: headers["content-type"] }).toEqual({
    statusCode: 400,
    type: "application/json; charset=utf-8",
  });
  expect(JSON.parse(body).fields).toHaveProperty("format");
});

it.each(["get-sequence", "get-kit-sequences"])(
  "answers %s as the product page does where there is no design",
  async (call) => {
    const summaryOf = (sku: string) => get(`/api/products/get-product-summary/${sku}/`);
    // Too large for an AAV, a supply, no product, and a format that is not delivered.
    for (const sku of ["CA-AV-CMXXXA-H00001", "TR-1001", "NOPE", `${SKU}-ZZ99`]) {
      const [answer, summary] = [await get(`/api/products/${call}/${sku}/`), await summaryOf(sku)];

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(summary.json());
    }
    const refused = (await get(`/api/products/${call}/CA-AV-CMXXXA-H00001/`)).json();
    expect(refused).toMatchObject({ detail: expect.stringMatching(/\.$/), fixes: expect.any(Array) });
  },
);

it("is written 120 times a minute for one address, which pages do not count for", async () => {
  const at = (url: string) => app().inject({ url, remoteAddress: "192.0.2.78" });
  const url = `/api/products/get-sequence/${SKU}/`;
  for (let written = 0; written < 120; written++) expect((await at(url)).statusCode).toBe(200);

  const refused = await at(url);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
  expect(refused.json().detail).toBe("Too many files were requested. Please try again in a minute.");
  expect((await at(`/api/products/get-kit-sequences/${SKU}/`)).statusCode).toBe(200);
});
