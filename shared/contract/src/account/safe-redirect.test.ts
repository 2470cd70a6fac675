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
])("returns for %p the path %p", (redirectUrl, address) => {
  expect(safeRedirect(redirectUrl)).toBe(address);
});

it.each(["https://evil.example", "javascript:alert(1)", "./..//evil.example"])(
  "keeps the origin of the store for %p",
  (redirectUrl) => {
    expect(new URL(safeRedirect(redirectUrl), "https://store.example").origin).toBe("https://store.example");
  },
);

it("keeps the origin of the store for any input", () => {
  const redirectUrl = fc
    .array(fc.constantFrom("/", "\\", ".", ":", "@", "?", "#", "evil.example", "\n", "https", " "))
    .map((p) => p.join(""));
  fc.assert(
    fc.property(
      redirectUrl,
      (text) => new URL(safeRedirect(text), "https://store.example").origin === "https://store.example",
    ),
  );
});
