import { chromosomeName, coordinatesProblem, lengthOf } from "./check-coordinates.ts";

const region = { assembly: "GRCh38", chromosome: "17", start: 7_668_421, end: 7_668_920 };

it("accepts a region, with both ends included", () => {
  expect(coordinatesProblem(region, "Human")).toBeUndefined();
  expect(coordinatesProblem({ ...region, chromosome: "chrx" }, "Human")).toBeUndefined();
  expect(lengthOf(region)).toBe(500);
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

it("refuses a region that ends before it starts", () => {
  expect(coordinatesProblem({ ...region, end: 10 }, "Human")).toBe(
    "The region ends at 10, before its start at 7,668,421. Please exchange the two.",
  );
});
