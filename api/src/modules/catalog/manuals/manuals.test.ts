import { eq } from "drizzle-orm";
import { pdfText } from "../../../testing/pdf-text.ts";
import { testApp } from "../../../testing/test-app.ts";
import { readSupplies } from "../products/supplies/supply-files.ts";
import { readManuals } from "./import-manuals.ts";
import { manuals } from "./manual.table.ts";

const { app, db } = testApp();

it("lists the manuals of a product with their PDF URLs, the protocol first", async () => {
  const response = await app().inject("/api/products/load-featured-product-page/AB-5003");

  expect(response.json().manuals).toEqual([
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

it("serves a manual as an inline PDF with a file name and an ETag", async () => {
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

it("serves concurrent requests for several manuals", async () => {
  const slugs = ["QP-2001-protocol", "QP-2001-quality", "QP-2001-protocol"];
  const responses = await Promise.all(slugs.map((slug) => app().inject(`/media/manuals/${slug}.pdf`)));

  const [protocol, quality, again] = responses.map(({ rawPayload }) => rawPayload);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(pdfText(protocol ?? Buffer.alloc(0))).toContain("SYBR qPCR mix 2×: protocol");
  expect(pdfText(quality ?? Buffer.alloc(0))).toContain("SYBR qPCR mix 2×: quality specification");
  expect(again).toEqual(protocol);
});

it("prints a manual again after its text has changed", async () => {
  const url = "/media/manuals/TR-1001-protocol.pdf";
  const before = await app().inject(url);
  await db().update(manuals).set({ version: 9 }).where(eq(manuals.slug, "TR-1001-protocol"));

  const after = await app().inject({ url, headers: { "if-none-match": String(before.headers.etag) } });

  expect(after.statusCode).toBe(200);
  expect(pdfText(after.rawPayload)).toContain("TR-1001 · Version 9");
});

it.each(["nope.pdf", "TR-1001-protocol", "TR-1001-protocol.md", "%2e%2e%2fTR-1001.pdf"])(
  "responds with 404 for the unknown manual %s",
  async (file) => {
    const response = await app().inject(`/media/manuals/${file}`);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: expect.stringContaining("no manual") },
    ]);
  },
);

describe("file validation", () => {
  const numbers = readSupplies().map(({ row }) => row.catalogNumber);

  it("reports a supply without a manual", () => {
    expect(() => readManuals([...numbers, "ZZ-9999"])).toThrow(
      "supplies.csv: manuals/ has no manual for ZZ-9999",
    );
  });

  it("reports a manual of an unknown product", () => {
    const others = numbers.filter((number) => number !== "AB-5002");
    expect(() => readManuals(others)).toThrow(/^manuals\/AB-5002-protocol\.md:2: product: /);
  });
});
