import fc from "fast-check";
import { safeRedirect } from "./safe-redirect.ts";

it.each([
  ["checkout", "/checkout"],
  ["/profile/orders/open?x=1#top", "/profile/orders/open?x=1#top"],
  ["", "/"],
  [null, "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\\\\evil.example", "/"],
  ["/\t/evil.example", "/"],
])("leads %p to %p", (asked, address) => {
  expect(safeRedirect(asked)).toBe(address);
});

it.each(["https://evil.example", "javascript:alert(1)", "./..//evil.example"])(
  "keeps %p in the store",
  (asked) => {
    expect(new URL(safeRedirect(asked), "https://store.example").origin).toBe("https://store.example");
  },
);

it("never leaves the store for any input", () => {
  const asked = fc
    .array(fc.constantFrom("/", "\\", ".", ":", "@", "?", "#", "evil.example", "\n", "https", " "))
    .map((p) => p.join(""));
  fc.assert(
    fc.property(
      asked,
      (text) => new URL(safeRedirect(text), "https://store.example").origin === "https://store.example",
    ),
  );
});
