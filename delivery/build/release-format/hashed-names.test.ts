import { contentHash, hashedName, readHashedName } from "./hashed-names.ts";

it.each([
  ["home.0123456789abcdef.js", "home.js"],
  ["__federation_expose_routes.0123456789abcdef.css", "__federation_expose_routes.css"],
  ["main.0123456789abcdef.js.LICENSE.txt", "main.js.LICENSE.txt"],
])("reads the hash of %s, and writes it again", (file, name) => {
  expect(readHashedName(file)).toEqual({ name, hash: "0123456789abcdef" });
  expect(hashedName(name, "0123456789abcdef")).toBe(file);
});

it.each([
  "home.js",
  "home.0123456789ABCDEF.js",
  "home.0123.js",
  "0123456789abcdef.js",
  "a/b.0123456789abcdef.js",
])("finds no hash in %s", (file) => expect(readHashedName(file)).toBeUndefined());

it("is the beginning of the SHA-256 of the content", () => {
  // SHA-256 of "abc" (FIPS 180-2, appendix B.1).
  expect(contentHash("abc")).toBe("ba7816bf8f01cfea");
});
