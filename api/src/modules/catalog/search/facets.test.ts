import { countFacets, countMatches, type FacetGroup, type Filters } from "./facets.ts";

const ALL: Filters = { category: [], function: [], structure: [], species: [], in_stock: false };
const aGroup = (some: Partial<FacetGroup>): FacetGroup => ({
  category: "CRISPR",
  function: "CRISPR KO",
  structure: "Lenti",
  species: "Human",
  in_stock: false,
  count: 1,
  ...some,
});
const groups = [
  aGroup({ count: 3 }),
  aGroup({ function: "CRISPRa", count: 4 }),
  aGroup({ function: "CRISPRa", species: "Mouse", in_stock: true, count: 5 }),
  aGroup({ category: "Lab supplies", function: null, structure: null, species: null, in_stock: true }),
];

it("counts matches that have one of the values of every facet", () => {
  expect(countMatches(groups, ALL)).toBe(13);
  expect(countMatches(groups, { ...ALL, function: ["CRISPR KO", "CRISPRa"] })).toBe(12);
  expect(countMatches(groups, { ...ALL, function: ["CRISPRa"], species: ["Human"] })).toBe(4);
  expect(countMatches(groups, { ...ALL, function: ["CRISPRa"], in_stock: true })).toBe(5);
});

it("counts the values of a facet with the filters of the other facets, in display order", () => {
  const { function: functions, species, in_stock } = countFacets(groups, { ...ALL, function: ["CRISPRa"] });
  expect(functions).toEqual([
    { name: "CRISPR KO", count: 3 },
    { name: "CRISPRa", count: 9 },
  ]);
  expect(species).toEqual([
    { name: "Human", count: 4 },
    { name: "Mouse", count: 5 },
  ]);
  expect(in_stock).toBe(5);
});

it("omits values without matches", () => {
  expect(countFacets(groups, { ...ALL, species: ["Mouse"] }).category).toEqual([
    { name: "CRISPR", count: 5 },
  ]);
});

it("counts up to 1000", () => {
  const many = [aGroup({ count: 800 }), aGroup({ function: "CRISPRa", count: 900 })];
  expect(countMatches(many, ALL)).toBe(1000);
  expect(countFacets(many, ALL).category).toEqual([{ name: "CRISPR", count: 1000 }]);
});
