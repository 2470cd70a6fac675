import { chromosomeName, coordinatesProblem, regionLength } from "./check-coordinates.ts";

const region = { assembly: "GRCh38", chromosome: "17", start: 7_668_421, end: 7_668_920 };

it("accepts a region, with both ends included", () => {
  expect(coordinatesProblem(region, "Human")).toBeUndefined();
  expect(coordinatesProblem({ ...region, chromosome: "chrx" }, "Human")).toBeUndefined();
  expect(regionLength(region)).toBe(500);
  expect(chromosomeName(" chrX ")).toBe("X");
});

it("refuses an assembly of the other species", () => {
  expect(coordinatesProblem(region, "Mouse")).toBe(
    "GRCh38 is not an assembly of the mouse genome. Please use GRCm39 or GRCm38.",
  );
});

it("refuses chromosomes that the species does not have", () => {
  expect(coordinatesProblem({ ...region, chromosome: "20" }, "Human")).toBeUndefined();
  for (const chromosome of ["20", "0", "MT", "1a"])
    expect(coordinatesProblem({ ...region, assembly: "GRCm39", chromosome }, "Mouse")).toBe(
      `The mouse genome has no chromosome "${chromosome}". Please use 1 to 19, X or Y.`,
    );
});

it("refuses another chromosome than the target's", () => {
  expect(coordinatesProblem(region, "Human", "17")).toBeUndefined();
  expect(coordinatesProblem({ ...region, chromosome: "7" }, "Human", "17")).toBe(
    "The target is on chromosome 17, not on chromosome 7.",
  );
});

it.each([
  ["GRCh38", "17", 83_257_441],
  ["GRCh38", "Y", 57_227_415],
  ["GRCm39", "19", 61_420_004],
  ["GRCm39", "X", 169_476_592],
  ["GRCm38", "1", 195_471_971],
])("refuses positions beyond the end of a chromosome: %s, %s", (assembly, chromosome, length) => {
  const species = assembly === "GRCh38" ? "Human" : "Mouse";
  const at = (start: number, end: number) =>
    coordinatesProblem({ assembly, chromosome, start, end }, species);

  expect(at(390_000_000, 390_005_000)).toBe(
    `Chromosome ${chromosome} of ${assembly} ends at ${length.toLocaleString("en-US")}. Please check the coordinates.`,
  );
  expect(at(length, length + 1)).toContain("ends at");
  expect(at(length - 10_500, length - 10_000)).toBeUndefined();
});

it("refuses the telomeres, whose sequence is not known", () => {
  const problem = "The first and last 10,000 bp of a chromosome are telomere, without a sequence in GRCh38.";
  const at = (start: number, end: number) => coordinatesProblem({ ...region, start, end }, "Human");

  expect(at(1, 2)).toBe(problem);
  expect(at(10_000, 20_000)).toBe(problem);
  expect(at(10_001, 20_000)).toBeUndefined();
  expect(at(83_257_441, 83_257_441)).toBe(problem);
});

it("refuses a region that ends before it starts", () => {
  expect(coordinatesProblem({ ...region, end: 10 }, "Human")).toBe(
    "The region ends at 10, before its start at 7,668,421. Please exchange the two.",
  );
});
