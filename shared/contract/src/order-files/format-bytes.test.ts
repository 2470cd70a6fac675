import { formatBytes } from "./format-bytes.ts";

it.each([
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [48_400, "48 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_240_000, "1.2 MB"],
  [25_000_000, "25 MB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
