import { nameWords, skuWords, wordsOf } from "./search-words.ts";

it("splits a text into words of letters and digits", () => {
  expect(wordsOf("  One-step cDNA mix, 5×1 µL ≥10⁷ ")).toEqual([
    "one",
    "step",
    "cdna",
    "mix",
    "5",
    "1",
    "μl",
    "107",
  ]);
  expect(wordsOf("'; -- %")).toEqual([]);
});

it("also returns a hyphenated name as one word", () => {
  expect(nameWords("PD-L1")).toEqual(["pd", "l1", "pdl1"]);
});

it("returns the parts of a SKU and its endings without hyphens", () => {
  expect(skuWords("KO-SP-CMXXXA-H00001")).toEqual([
    ...["ko", "sp", "cmxxxa", "h00001"],
    ...["kospcmxxxah00001", "spcmxxxah00001", "cmxxxah00001", "h00001"],
  ]);
});
