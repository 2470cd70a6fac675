import fc from "fast-check";
import { FASTA, GENBANK, JPEG, PDF, PNG, TRACE } from "../../../testing/deposit.ts";
import { detectFormat, isArchive } from "./detect-format.ts";

const bytesOf = (text: string) => Buffer.from(text, "utf8");
const nameOf = (bytes: Buffer) => detectFormat(bytes)?.name;

it.each([
  ["GenBank", GENBANK],
  ["GenBank with two records", bytesOf(`${GENBANK}${GENBANK}`)],
  ["GenBank with carriage returns", bytesOf(GENBANK.toString().replaceAll("\n", "\r\n"))],
  ["FASTA", FASTA],
  ["FASTA of a protein, with a byte order mark", bytesOf("\ufeff>p53\nMEEPQSDPSV*\n")],
  ["FASTA with empty lines and two records", bytesOf("\n>a\nACGT\n\n>b µ\nNNNN-acgt\n")],
  ["ABI trace", TRACE],
  ["PDF", PDF],
  ["PNG", PNG],
  ["JPEG", JPEG],
])("recognizes %s", (name, bytes) => {
  expect(name.startsWith(String(nameOf(bytes)))).toBe(true);
});

it.each([
  ["an HTML page", "<!doctype html><script>alert(1)</script>"],
  ["an HTML page that begins like FASTA", ">a\nACGT\n<script>alert(1)</script>"],
  ["an HTML page that ends like a PDF", "<html>%PDF-1.7 %%EOF"],
  ["an SVG picture", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["plain text", "The sequence follows by mail."],
  ["a FASTA header without a sequence", ">a\n"],
  ["a FASTA file with NUL", ">a\nACGT\u0000\n"],
  ["a GenBank record without a sequence", "LOCUS       A 4 bp DNA\n//\n"],
  ["a GenBank record without an end", GENBANK.toString().replace("//", "")],
  ["a GenBank record with text after its end", `${GENBANK}<script>`],
  ["a PDF without an end", "%PDF-1.7\nobj"],
])("does not recognize %s", (_, text) => {
  expect(nameOf(bytesOf(text))).toBeUndefined();
});

it.each([
  ["a PNG without an end", PNG.subarray(0, -6)],
  ["a JPEG without an end", JPEG.subarray(0, -2)],
  ["the first four letters of a trace", bytesOf("ABIF and more")],
  ["text that is not UTF-8", Buffer.from(">\u00b5\nACGT\n", "latin1")],
])("does not recognize %s", (_, bytes) => {
  expect(nameOf(bytes)).toBeUndefined();
});

it("reads a sequence of 25 MB in one line", () => {
  const bases = "ACGT".repeat(6_250_000);

  expect(nameOf(bytesOf(`>a\n${bases}\n`))).toBe("FASTA");
  expect(nameOf(bytesOf(`>a\n${bases}<\n`))).toBeUndefined();
  expect(nameOf(bytesOf(GENBANK.toString().replace(/^ +1 .*$/m, `        1 ${bases}`)))).toBe("GenBank");
});

it("recognizes nothing in random bytes, and does not fail", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(nameOf(Buffer.from(bytes))).toBeUndefined();
    }),
  );
});

it.each([
  ["zip", "504b03041400"],
  ["gzip", "1f8b0800"],
  ["7z", "377abcaf271c0004"],
])("tells a %s archive", (_, hex) => {
  expect(isArchive(Buffer.from(hex, "hex"))).toBe(true);
});

it("tells no archive where there is none", () => {
  for (const bytes of [GENBANK, PDF, PNG, Buffer.of()]) expect(isArchive(bytes)).toBe(false);
});
