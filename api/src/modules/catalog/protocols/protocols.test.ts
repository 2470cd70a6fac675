import { eq } from "drizzle-orm";
import { printedContent } from "../../../printing/printed-content.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { testApp } from "../../../testing/test-app.ts";
import { matrix } from "../../design/index.ts";
import { supplies } from "../products/catalog.table.ts";
import { checkProtocols, readProtocols } from "./import-protocols.ts";
import { findProtocolDocument } from "./printed-protocol.ts";

const { app, db } = testApp();

async function get(pair: string) {
  const response = await app().inject(`/api/interface/get-protocol/${pair}`);
  return { status: response.statusCode, body: response.json() };
}
const titles = async (pair: string) =>
  (await get(pair)).body.parts.map(({ title }: { title: string }) => title);

it("has the sections of a knock-out with a Lenti kit in order", async () => {
  const { status, body } = await get("KO/LV/");

  expect(status).toBe(200);
  expect(body).toMatchObject({ function_type_name: "CRISPR KO", structure_type_name: "Lenti" });
  expect(await titles("ko/lv")).toEqual([
    "Prepare the plasmids",
    "Package and titrate the lentivirus",
    "Transduce the cells",
    "First the effector line, then the guides",
    "Kill curve and selection",
    "Confirm the knock-out",
  ]);
});

it("has only the sections of the kit", async () => {
  expect(await titles("OE/LV")).not.toContain("First the effector line, then the guides");
  expect(await titles("KI/AV")).toContain("Bring Cas9 first, then the AAV donor");
  expect(await titles("OE/AV")).not.toContain("Kill curve and selection");
});

const pairs = Object.entries(matrix).flatMap(([fn, { offered }]) =>
  Object.keys(offered).map((structure) => `${fn}/${structure}`),
);

it("has a complete protocol for each of the 42 pairs, with the biosafety level for lentivirus", async () => {
  expect(pairs).toHaveLength(42);
  for (const pair of pairs) {
    const { body } = await get(pair);
    const text = body.parts.map(({ content }: { content: string }) => content).join("");
    for (const heading of ["Materials", "Steps", "Controls", "Safety", "If it does not work"]) {
      expect([pair, text.includes(`<h3>${heading}`)]).toEqual([pair, true]);
    }
    expect([pair, /\/L[VA]$/.test(pair), text.includes("<strong>Biosafety level 2")]).toEqual([
      pair,
      /\/L[VA]$/.test(pair),
      /\/L[VA]$/.test(pair),
    ]);
  }
});

it("links only to supplies that are sold", async () => {
  const numbers = readProtocols().flatMap(({ content }) =>
    [...content.matchAll(/href="\/product\/featured\/([^"]+)"/g)].map(([, number]) => number ?? ""),
  );

  expect(numbers.length).toBeGreaterThan(20);
  for (const number of new Set(numbers)) {
    expect(await db().select().from(supplies).where(eq(supplies.catalogNumber, number))).toHaveLength(1);
  }
});

it.each([
  ["XX/LV", "There is no protocol for XX in LV."],
  ["KO/nope", "There is no protocol for KO in nope."],
  ["oe/la", /^Overexpression in Lenti-AIO is not offered\. .*all in one/],
])("responds to %s with 404", async (pair, detail) => {
  expect(await get(pair)).toEqual({
    status: 404,
    body: { detail: typeof detail === "string" ? detail : expect.stringMatching(detail) },
  });
});

describe("the PDF", () => {
  it("is served at the URL in the protocol, with the text of the page and a table to fill in", async () => {
    const { pdf } = (await get("ko/lv")).body;
    const { statusCode, headers, rawPayload } = await app().inject(pdf);

    expect([pdf, statusCode]).toEqual(["/media/protocols/KO-LV.pdf", 200]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="KO-LV.pdf"',
      "cache-control": "public, max-age=86400",
      etag: expect.any(String),
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const text = pdfText(rawPayload);
    for (const words of [
      "CRISPR KO Lenti Protocol",
      "Kit SKU and lot",
      "2. Package and titrate the lentivirus",
      "Freeze 10 µL aliquots at −20 °C.",
      "Packaging mix (LV-6001)",
      "For research use only, not for use in humans.",
    ])
      expect(text).toContain(words);
    expect(rawPayload.toString("latin1")).toContain("/product/featured/LV-6001)");
  });

  it.each(pairs)("has the sections of %s in order", async (pair) => {
    const { body } = await get(pair);
    const document = await findProtocolDocument(db(), pair.replace("/", "-"), "https://store.example");
    const { markdown = "", title } = document ?? {};

    expect(title).toBe(`${body.function_type_name} ${body.structure_type_name} Protocol`);
    expect(() => printedContent(markdown)).not.toThrow();
    expect(markdown.match(/^## .*/gm)).toEqual(
      body.parts.map(({ title }: { title: string }, i: number) => `## ${i + 1}. ${title}`),
    );
    expect(markdown).not.toContain("](/");
  });

  it.each([
    ["nope.pdf", "There is no protocol nope.pdf."],
    ["KO-LV", "There is no protocol KO-LV."],
    ["ko-lv.pdf", "There is no protocol ko-lv.pdf."],
    ["XX-LV.pdf", "There is no protocol for XX in LV."],
    ["OE-LA.pdf", /^Overexpression in Lenti-AIO is not offered\./],
  ])("is not found for %s", async (file, detail) => {
    const response = await app().inject(`/media/protocols/${file}`);

    expect(response.statusCode).toBe(404);
    expect(response.json().detail).toMatch(detail);
  });
});

describe("file validation", () => {
  it("reports a pair without a protocol", () => {
    const without = readProtocols().filter(({ file }) => file !== "protocols/50-confirm-ko.md");

    expect(() => checkProtocols(without)).toThrow(
      'design/matrix.yaml: KO.offered.SP: protocols/ has no part "confirm" for it',
    );
  });

  it("reports a file that belongs to no protocol", () => {
    const parts = readProtocols().map((part) =>
      part.file === "protocols/34-tet-on-line-first.md"
        ? { ...part, functions: ["IR"], structures: ["AV"] }
        : part,
    );

    expect(() => checkProtocols(parts)).toThrow(
      "protocols/34-tet-on-line-first.md: no offered pair has one of its functions and structures",
    );
  });
});
