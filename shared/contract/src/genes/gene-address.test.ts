import { geneAddress } from "./gene-address.ts";

it("names the species in lower case and keeps the symbol's case", () => {
  expect(geneAddress("Human", "TP53")).toBe("/genes/human/TP53");
  expect(geneAddress("Mouse", "Gt(ROSA)26Sor")).toBe("/genes/mouse/Gt(ROSA)26Sor");
  expect(geneAddress("Human", "a/b?")).toBe("/genes/human/a%2Fb%3F");
});
