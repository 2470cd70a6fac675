import { nameWords, skuWords, wordsOf } from "./search-words.ts";

it("parts a text into words of letters and digits", () => {
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

it("knows a hyphenated name as one word too", () => {
  expect(nameWords("PD-L1")).toEqual(["pd", "l1", "pdl1"]);
});

it("knows a SKU from each of its parts on, without the hyphens", () => {
  expect(skuWords("KO-SP-CMXXXA-H00001")).toEqual([
    ...["ko", "sp", "cmxxxa", "h00001"],
    ...["kospcmxxxah00001", "spcmxxxah00001", "cmxxxah00001", "h00001"],
  ]);
});
