import { acceptsEncoding } from "./accepts-encoding.ts";

it.each([
  ["br", true],
  ["gzip, br", true],
  ["gzip;q=1, br ; q=0.5", true],
  ["br;q=0.001", true],
  ["br;q=0", false],
  ["br ; q=0.000 , gzip", false],
  ["gzip, brotli", false],
  ["", false],
  [undefined, false],
])("finds Brotli in %j: %j", (header, expected) => {
  expect(acceptsEncoding(header, "br")).toBe(expected);
});

it("tells the encodings apart", () => {
  expect(acceptsEncoding("gzip, br, dcb;q=0, dcz", "dcz")).toBe(true);
  expect(acceptsEncoding("br, dcb, dcz;q=0", "dcz")).toBe(false);
});
