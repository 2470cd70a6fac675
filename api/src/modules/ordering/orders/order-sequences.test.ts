import { KitSequences } from "@ligate/contract/sequences/schemas";
import { genbankToJson } from "genbank-parser";
import { signUpVerified } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { testApp } from "../../../testing/test-app.ts";

const { db, browser } = testApp();
const EMAIL = "ada@lab.example";
const SPACER = "GAAAACCCTTCTGAAAGTTC";
const LINES = [
  { productSku: "SV-0001", productName: "Virus packaging" },
  {
    productSku: "KO-SP-CMXXXA-H00001-PD10",
    specification: { guide: { source: "own" as const, sequences: [SPACER.toLowerCase()] } },
  },
];

async function anOrderedKit() {
  const ada = browser();
  await signUpVerified(db(), ada, EMAIL);
  const { orderNumber, paymentToken } = await anOrder(db(), EMAIL, {}, LINES);
  const path = (call: string, line: number | string, order = orderNumber) =>
    `/api/users/${call}/${order}/${line}/`;
  return { ada, path, paymentToken };
}

it("has what the line specifies, also by the other names of the order", async () => {
  const { ada, path, paymentToken } = await anOrderedKit();

  const { status, body } = await ada.get(path("order-sequences", 2));

  expect(status).toBe(200);
  const [, guide] = KitSequences.parse(body).plasmids;
  const spacer = guide?.features.find(({ name }) => name === "spacer");
  expect(guide?.bases.slice((spacer?.start_bp ?? 0) - 1, spacer?.end_bp)).toBe(SPACER);
  expect(guide?.known_bp).toBe(guide?.bases.length);
  expect((await ada.get(path("order-sequences", 2, paymentToken))).body).toEqual(body);
});

it("is downloaded as a file that is never cached", async () => {
  const { ada, path } = await anOrderedKit();

  const { headers, body } = await ada.get(path("order-sequence", 2));

  expect(headers).toMatchObject({
    "content-disposition": 'attachment; filename="pSP_KO_-CMV_SpCas9_pSP_KO_-U6_gRNA_hTP53.gb"',
    "cache-control": "no-store",
  });
  expect(genbankToJson(body)[1]?.sequence.toUpperCase()).toContain(SPACER);
  const fasta = await ada.get(`${path("order-sequence", 2)}?format=fasta`);
  expect(fasta.body.replaceAll("\n", "")).toContain(SPACER);
});

it.each(["order-sequences", "order-sequence"])(
  "answers %s with 404 to others, as for no order",
  async (call) => {
    const { path } = await anOrderedKit();
    const eve = browser();
    await signUpVerified(db(), eve, "eve@lab.example");

    const others = await eve.get(path(call, 2));

    expect(others.status).toBe(404);
    expect((await eve.get(path(call, 2, "0000000000"))).body).toEqual(others.body);
    expect((await browser().get(path(call, 2))).status).toBe(401);
  },
);

it("names a line that does not exist, and one that has no sequence", async () => {
  const { ada, path } = await anOrderedKit();

  for (const line of ["0", "3", "-1", "1.5", "two", "99999999999999999999"]) {
    expect(await ada.get(path("order-sequence", line))).toMatchObject({
      status: 404,
      body: { detail: `This order has no line ${line}.` },
    });
  }
  expect(await ada.get(path("order-sequence", 1))).toMatchObject({
    status: 404,
    body: { detail: "There is no sequence for Virus packaging." },
  });
});
