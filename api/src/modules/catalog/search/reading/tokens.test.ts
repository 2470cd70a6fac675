import { tokenize, toStem } from "./tokens.ts";

const words = (text: string) => tokenize(text).map(({ word }) => word);

it("splits a text into words of letters and digits, in lower case", () => {
  expect(words("  One-step cDNA mix, 5×1 ≥10⁷ ")).toEqual(["one", "step", "cdna", "mix", "5", "1", "107"]);
  expect(words("'; -- %")).toEqual([]);
});

it("makes one word of a number and its unit", () => {
  expect(words("1 kb marker, 250 µL")).toEqual(["1kb", "marker", "250ul"]);
  expect(words("100bp")).toEqual(["100bp"]);
});

it("spells Greek letters, as words and as symbols of genes do", () => {
  expect(tokenize("IL-1β")).toEqual([
    { word: "il", latin: "il", typed: "IL-1β", chunk: 0 },
    { word: "1beta", latin: "1b", typed: "IL-1β", chunk: 0 },
  ]);
});

it.each([
  ["titers", "titer"],
  ["antibiotics", "antibiot"],
  ["packaging", "packag"],
  ["package", "packag"],
  ["tp53", "tp53"],
  ["kits", "kit"],
  ["kit", "kit"],
])("reduces %s to %s", (word, stem) => expect(toStem(word)).toBe(stem));
