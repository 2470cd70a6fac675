import { eq } from "drizzle-orm";
import { supplies } from "../catalog/catalog.table.ts";
import { readSupplies } from "../catalog/supply-files.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { testApp } from "../testing/test-app.ts";
import { manuals } from "./manual.table.ts";
import { manualContent } from "./manual-content.ts";
import { printManual } from "./print-manual.ts";
import { checkPrintable, readManuals } from "./read-manuals.ts";

const { app, db } = testApp();

it("lists the manuals of a product, the protocol first, each at the address of its PDF", async () => {
  const answer = await app().inject("/api/products/load-featured-product-page/AB-5003");

  expect(answer.json().manuals).toEqual([
    {
      id: expect.any(Number),
      name: "G418 50 mg/mL: kill curve and selection",
      manual: "/media/manuals/AB-5003-protocol.pdf",
    },
    {
      id: expect.any(Number),
      name: "G418 50 mg/mL: activity and quality specification",
      manual: "/media/manuals/AB-5003-activity.pdf",
    },
  ]);
});

it("opens a manual in the browser, under a name to save it by, and only once for who has it", async () => {
  const url = "/media/manuals/TR-1001-protocol.pdf";
  const { statusCode, headers, rawPayload } = await app().inject(url);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="TR-1001-protocol.pdf"',
    "cache-control": "public, max-age=86400",
  });
  expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const again = await app().inject({ url, headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it("prints several manuals that are asked for at once, and the same one once", async () => {
  const slugs = ["QP-2001-protocol", "QP-2001-quality", "QP-2001-protocol"];
  const answers = await Promise.all(slugs.map((slug) => app().inject(`/media/manuals/${slug}.pdf`)));

  const [protocol, quality, again] = answers.map(({ rawPayload }) => rawPayload);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(pdfText(protocol ?? Buffer.alloc(0))).toContain("SYBR qPCR mix 2×: protocol");
  expect(pdfText(quality ?? Buffer.alloc(0))).toContain("SYBR qPCR mix 2×: quality specification");
  expect(again).toEqual(protocol);
});

it("prints a manual anew when its text has changed", async () => {
  const url = "/media/manuals/TR-1002-protocol.pdf";
  const before = await app().inject(url);
  await db().update(manuals).set({ version: 9 }).where(eq(manuals.slug, "TR-1002-protocol"));

  const after = await app().inject({ url, headers: { "if-none-match": String(before.headers.etag) } });

  expect(after.statusCode).toBe(200);
  expect(pdfText(after.rawPayload)).toContain("TR-1002 · Version 9");
});

it.each(["nope.pdf", "TR-1001-protocol", "TR-1001-protocol.md", "%2e%2e%2fTR-1001.pdf"])(
  "knows no manual %s",
  async (file) => {
    const answer = await app().inject(`/media/manuals/${file}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: expect.stringContaining("no manual") },
    ]);
  },
);

it("prints all of every manual, with no sign that the font lacks", async () => {
  const names = new Map((await db().select().from(supplies)).map((row) => [row.catalogNumber, row.name]));
  const all = await db().select().from(manuals);

  expect(all.length).toBeGreaterThanOrEqual(names.size);
  for (const manual of all) {
    const productName = names.get(manual.catalogNumber) ?? "";
    const text = pdfText(await printManual({ ...manual, productName }));
    expect(text).toContain(`Ligate${manual.catalogNumber}`);
    expect(text).toContain(`${productName} · ${manual.catalogNumber} · Version ${manual.version}`);
    expect(text).not.toContain("\0");
    for (const word of wordsOf(manual.markdown))
      expect([manual.slug, text]).toEqual([manual.slug, expect.stringContaining(word)]);
  }
});

it("keeps a table that fits on a page whole, with the heading above it", () => {
  const rows = (count: number) => `| A |\n| --- |\n${"| b |\n".repeat(count)}`;
  const content = manualContent(`## One\n\n${rows(3)}\n## Two\n\nText.\n\n${rows(40)}`);

  expect(content).toMatchObject([
    { stack: [{ style: "heading" }, { table: { headerRows: 1 } }], unbreakable: true },
    { style: "heading" },
    { style: "paragraph" },
    { table: { headerRows: 1 }, unbreakable: false },
  ]);
});

const wordsOf = (markdown: string) => markdown.replaceAll(/^\d+\. |[*|#]|---/gm, " ").split(/\s+/);

describe("the check of the files", () => {
  const numbers = readSupplies().map(({ row }) => row.catalogNumber);

  it("names a supply without a manual", () => {
    expect(() => readManuals([...numbers, "ZZ-9999"])).toThrow(
      "supplies.csv: manuals/ has no manual for ZZ-9999",
    );
  });

  it("names a manual of nothing that is sold", () => {
    const others = numbers.filter((number) => number !== "AB-5002");
    expect(() => readManuals(others)).toThrow(/^manuals\/AB-5002-protocol\.md:2: product: /);
  });

  it("says where a manual has what cannot be printed", () => {
    const file = "manuals/TR-1001-protocol.md";
    const check = (markdown: string) => () => checkPrintable(file, 7, markdown);
    expect(check("Text.\n\n- a\n- b\n\n**c** *d*\n")).not.toThrow();
    expect(check("Text.\n\n![a](b.png)\n")).toThrow(`${file}:9: a manual has no image`);
    expect(check("Text.\n\n```\nx\n```\n")).toThrow(`${file}:9: a manual has no code`);
    expect(check("- a\n  - b\n")).toThrow(`${file}:7: a manual has no list in a list`);
  });
});
