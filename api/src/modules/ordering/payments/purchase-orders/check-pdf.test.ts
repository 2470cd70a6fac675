import { deflateSync } from "node:zlib";
import pdfmake from "pdfmake";
import "../../../../printing/print-document.ts";
import { smallPdf } from "../../../../testing/small-pdf.ts";
import { checkPdf } from "./check-pdf.ts";

const MB = 1_000_000;
const check = (text: string) => checkPdf(Buffer.from(text, "latin1"));
const print = (protection = {}) =>
  pdfmake.createPdf({ content: "Purchase order 7", ...protection }).getBuffer();

/** A PDF whose catalog is in an object stream of this size, which is compressed to a thousandth. */
function bomb(bytes: number) {
  const objects = Buffer.alloc(bytes, " ");
  objects.write("1 0 2 40 ");
  objects.write("<< /Type /Catalog /Pages 2 0 R >>", 20);
  objects.write("<< /Type /Pages /Kids [3 0 R] /Count 1 >>", 60);
  const stream = deflateSync(objects, { level: 9 }).toString("latin1");
  const page = "%PDF-1.7\n3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj\n";
  const dictionary = `/Type /ObjStm /N 2 /First 20 /Filter /FlateDecode /Length ${stream.length}`;
  const compressed = `${page}4 0 obj << ${dictionary} >> stream\n${stream}\nendstream endobj\n`;
  // Of each object: whether it is compressed, where it begins or in which object it is, and its index there.
  const rows = [0, 0, 0, 2, 4, 0, 2, 4, 1, 1, 9, 0, 1, page.length, 0];
  const table = rows.map((cell) => cell.toString(16).padStart(8, "0")).join("");
  const reference = `/Type /XRef /Size 5 /W [4 4 4] /Root 1 0 R /Filter /ASCIIHexDecode /Length ${table.length}`;
  return `${compressed}5 0 obj << ${reference} >> stream\n${table}\nendstream endobj\nstartxref\n${compressed.length}\n%%EOF\n`;
}

/** A PDF whose page is below this many levels. */
function deep(levels: number) {
  const level = (_: unknown, i: number) =>
    `${i + 4} 0 obj << /Type /Pages /Kids [${i + 5} 0 R] /Count 1 >> endobj\n`;
  const page = `${levels + 4} 0 obj << /Type /Page /MediaBox [0 0 9 9] >> endobj\n`;
  const tree = Array.from({ length: levels }, level).join("");
  return smallPdf({ kids: "4 0 R" }).replace("trailer", `${tree}${page}trailer`);
}

it.each([
  ["the smallest PDF", smallPdf()],
  ["a compressed catalog", bomb(1_000)],
  ["a page below a thousand levels", deep(1_000)],
])("opens %s", async (_, text) => {
  expect(await check(text)).toBe("readable");
});

it("opens a printed PDF, also one that is protected from changes only", async () => {
  expect(await checkPdf(await print())).toBe("readable");
  expect(await checkPdf(await print({ ownerPassword: "owner" }))).toBe("readable");
});

it("tells a PDF that needs a password", async () => {
  expect(await checkPdf(await print({ userPassword: "secret", ownerPassword: "owner" }))).toBe("locked");
});

it.each([
  ["text between the marks of a PDF", "%PDF-1.7\nThe order follows by mail.\n%%EOF\n"],
  ["a truncated PDF", `${smallPdf().slice(0, 120)}\n%%EOF\n`],
  ["a PDF without a page", smallPdf({ kids: "" })],
  ["a tree of pages that contains itself", smallPdf({ kids: "2 0 R" })],
  ["a million nested arrays", smallPdf({ catalog: `/X ${"[".repeat(MB)}${"]".repeat(MB)}` })],
  ["500 KB that inflate to 500 MB", bomb(500 * MB)],
])("refuses %s", async (_, text) => {
  expect(await check(text)).toBe("broken");
});

it("refuses a file that would wait too long, and opens the next one in its turn", async () => {
  const slow = checkPdf(Buffer.from(deep(100_000)), 500);
  const late = checkPdf(Buffer.from(smallPdf()), undefined, 100);
  const next = check(smallPdf());

  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(await slow).toBe("broken");
  expect(await next).toBe("readable");
});

it("stops when a file takes too long, and opens the next one", async () => {
  const slow = checkPdf(Buffer.from(deep(100_000)), 200);
  const next = check(smallPdf());

  expect(await slow).toBe("broken");
  expect(await next).toBe("readable");
});

it("refuses a file while others of 40 MB wait, and opens one afterwards", async () => {
  const large = Buffer.concat([Buffer.from(smallPdf(), "latin1"), Buffer.alloc(9 * MB, " ")]);
  const files = Array.from({ length: 4 }, () => checkPdf(large));

  await expect(checkPdf(large)).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect(await Promise.all(files)).toEqual(Array(4).fill("readable"));
  expect(await checkPdf(large)).toBe("readable");
});

it("has the usual files of many customers wait", async () => {
  const files = Array.from({ length: 20 }, () => check(smallPdf()));

  expect(await Promise.all(files)).toEqual(Array(20).fill("readable"));
});
