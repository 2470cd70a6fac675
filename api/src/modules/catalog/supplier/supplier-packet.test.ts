import { writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SupplierPacket } from "@ligate/contract/supplier/schemas";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { printedContent } from "../../../printing/printed-content.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import { testApp } from "../../../testing/test-app.ts";
import { checkSupplierText, fillSupplierText, readSupplierFiles } from "./supplier-files.ts";
import { openSupplierDocument, openSupplierZip } from "./supplier-packet.service.ts";

const { app } = testApp(() => ({
  SELLER_NAME: "Helix & Sons, LLC",
  SELLER_TAX_ID: "12-3456789",
  SELLER_REMIT_TO: ["Helix & Sons, LLC", "1 Main Street | Suite 2"],
  SELLER_BANK: ["Bank of *Examples*", "1. Routing number 021000021"],
  PUBLIC_URL: "https://store.example",
}));
const LETTER = "/api/supplier-packet/SP-03-remit-to-and-bank-letter/";
const read = async (id: string) => {
  const { statusCode, headers, rawPayload } = await app().inject(`/api/supplier-packet/${id}/`);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
  return pdfText(rawPayload);
};

it("lists the documents with the seller, and without bank details", async () => {
  const { body } = await app().inject("/api/supplier-packet/");
  const { seller, documents, zip } = SupplierPacket.parse(JSON.parse(body));

  expect(seller).toEqual({
    name: "Helix & Sons, LLC",
    tax_id: "12-3456789",
    remit_to: ["Helix & Sons, LLC", "1 Main Street | Suite 2"],
  });
  expect(documents.map(({ title }) => title)).toEqual([
    "Supplier facts",
    "Form W-9",
    "Remit-to and bank letter",
    "Certificate of insurance",
    "Country of origin",
    "Safety data",
    "Biosafety note on lentivirus",
    "Terms of sale",
  ]);
  expect(documents.filter(({ is_sample }) => !is_sample)).toEqual([]);
  expect(documents[2]?.pdf).toBe(LETTER);
  expect(zip).toBe("/api/supplier-packet.zip");
  expect(body).not.toContain("021000021");
});

it("prints the bank letter with the settings as they are", async () => {
  const text = await read("SP-03-remit-to-and-bank-letter");

  for (const expected of [
    "payments to Helix & Sons, LLC, tax id 12-3456789, are sent",
    "1 Main Street | Suite 2",
    "Bank of *Examples*",
    "1. Routing number 021000021",
    "We never change bank details by e-mail.",
  ])
    expect(text).toContain(expected);
});

it("prints the W-9 with name, tax id and address", async () => {
  const text = await read("SP-02-w-9");

  expect(text).toContain("Name of the entityHelix & Sons, LLC");
  expect(text).toContain("Employer identification number (EIN)12-3456789");
  expect(text).toContain("100 Binney Street, Cambridge, MA 02142");
});

it("prints the terms of the policy page, and the biosafety note of the manual", async () => {
  const terms = await app().inject("/api/supplier-packet/SP-08-terms-of-sale/");
  expect(pdfText(terms.rawPayload)).toContain("Commonwealth of Massachusetts");
  expect(terms.rawPayload.toString("latin1")).toContain("/URI (https://store.example/policies/returns)");
  expect(await read("SP-07-biosafety-note")).toContain("What the system lacks");
});

it("packs every document into the ZIP file, each marked as a sample on every page", async () => {
  const { statusCode, headers, rawPayload } = await app().inject("/api/supplier-packet.zip");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": "attachment; filename=Ligate-supplier-packet.zip",
  });

  const entries = Object.entries(unzipSync(rawPayload));

  expect(entries.map(([name]) => name)).toEqual(readSupplierFiles().map(({ id }) => `${id}.pdf`));
  for (const [name, bytes] of entries) {
    const text = pdfText(Buffer.from(bytes));
    const pages = text.match(/Page \d+ of \d+/g) ?? [];
    const footers = text.match(/Sample – replace before use · /g) ?? [];
    expect([name, pages.length]).not.toEqual([name, 0]);
    // Also below the title.
    expect([name, footers.length]).toEqual([name, pages.length + 1]);
    expect(text).toContain("(sample)");
    expect(text).not.toContain("\0");
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

it.each([LETTER, "/api/supplier-packet.zip"])("sends an unchanged %s once", async (url) => {
  const { headers } = await app().inject(url);

  const again = await app().inject({ url, headers: { "if-none-match": String(headers.etag) } });

  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it("changes the ETag with a setting that the document shows", async () => {
  const { settings } = app();
  const files = readSupplierFiles();
  const { checksum } = await openSupplierZip(files, settings);

  const other = await openSupplierZip(files, { ...settings, SELLER_BANK: ["Another bank"] });

  expect(other.checksum).not.toBe(checksum);
});

it("responds with 404 for an unknown document", async () => {
  const { statusCode, body } = await app().inject("/api/supplier-packet/SP-99-nothing/");
  expect([statusCode, JSON.parse(body)]).toEqual([404, { detail: "No such document was found." }]);
});

it("limits the files that one address may request", async () => {
  const request = { url: LETTER, headers: { "x-forwarded-for": "203.0.113.7" } };
  const statuses = [];
  for (let i = 0; i <= 120; i++) statuses.push((await app().inject(request)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

it("serves the PDF of a signed paper as it is, and prints a document that is no sample without the mark", async () => {
  const pdf = join(await mkdtemp(join(tmpdir(), "supplier-")), "w-9.pdf");
  writeFileSync(pdf, "%PDF-1.7 signed");
  const [facts, w9] = readSupplierFiles();
  if (!facts || !w9) throw new Error("The packet is empty");
  const files = [
    { ...facts, isSample: false, markdown: "Ours." },
    { ...w9, isSample: false, pdf },
  ];

  const entries = unzipSync((await (await openSupplierZip(files, app().settings)).open()) as Buffer);
  const { open } = await openSupplierDocument(files, w9.id, app().settings);

  expect(String(await open())).toBe("%PDF-1.7 signed");
  expect(Buffer.from(entries[`${w9.id}.pdf`] ?? []).toString()).toBe("%PDF-1.7 signed");
  expect(pdfText(Buffer.from(entries[`${facts.id}.pdf`] ?? []))).not.toMatch(/sample/i);
});

it("prints every character of a setting", () => {
  const line = fc
    .string({ unit: "grapheme-ascii", minLength: 1 })
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const markdown = fillSupplierText("- {bank}\n\n| A |\n| --- |\n| {bank} |\n", {
        ...app().settings,
        SELLER_BANK: lines,
      });

      const [list, table] = printedContent(markdown);

      expect(textsIn(list)).toEqual(lines);
      expect(textsIn(table)).toEqual(["A", lines.join(", ")]);
    }),
  );
});

/** The texts of a list or table, whose runs are joined. */
function textsIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  if ("text" in content && Array.isArray(content.text))
    return [content.text.map(({ text }) => text).join("")];
  return Object.values(content).flatMap(textsIn);
}

it("reports the line of an unknown placeholder, and of an element that cannot be printed", () => {
  const check = (markdown: string) => () => checkSupplierText("supplier/SP-01-a.md", 7, markdown);

  expect(check("Pay {seller_name}.\n\n- {bank}\n")).not.toThrow();
  expect(check("Pay us.\n\nBy {iban}.\n")).toThrow("supplier/SP-01-a.md:9: there is no placeholder {iban}");
  expect(check("Pay us.\n\n![a](b.png)\n")).toThrow("supplier/SP-01-a.md:9: a printed text has no image");
});
