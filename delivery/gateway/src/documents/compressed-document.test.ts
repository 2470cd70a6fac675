import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { CompressedDocument } from "./compressed-document.ts";

const HTML = Array.from({ length: 500 }, (_, n) => `<li>Plasmid ${(n * 7919) % 1000}</li>`).join("\n");

it("compresses a document better once it has been sent often", async () => {
  const document = new CompressedDocument(Buffer.from(HTML));
  const send = () => document.brotliIfAccepted("gzip, br") as Buffer;
  const first = send();
  expect(brotliDecompressSync(first).toString()).toBe(HTML);
  for (let n = 0; n < 2; n++) expect(send()).toBe(first);
  while (send() === first) await setTimeout(10);
  expect(brotliDecompressSync(send()).toString()).toBe(HTML);
  expect(send().length).toBeLessThan(first.length);
});

it.each([undefined, "", "gzip", "gzip, br;q=0"])("does not compress for %p", (acceptEncoding) => {
  expect(new CompressedDocument(Buffer.from(HTML)).brotliIfAccepted(acceptEncoding)).toBeUndefined();
});

it("has the same HTML before and after it is compressed", () => {
  const document = new CompressedDocument(Buffer.from(HTML));
  expect(document.html.toString()).toBe(HTML);
  document.brotliIfAccepted("br");
  expect(document.html.toString()).toBe(HTML);
  expect(document.length).toBe(Buffer.byteLength(HTML));
});
