import { countFacets, countMatches, type FacetGroup, type FacetValues, type Filters } from "./facets.ts";

const ALL: Filters = { category: [], function: [], structure: [], species: [], in_stock: false };
const aProduct = (some: Partial<FacetValues> = {}): FacetValues => ({
  category: "CRISPR",
  function: "CRISPR KO",
  structure: "Lenti",
  species: "Human",
  in_stock: false,
  ...some,
});
const aGroup = ({ count = 1, ...some }: Partial<FacetValues> & { count?: number }): FacetGroup => ({
  variants: [aProduct(some)],
  count,
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

it("counts a gene once under each function and structure that it is offered in", () => {
  const gene = {
    variants: [aProduct(), aProduct({ structure: "AAV" }), aProduct({ function: "RNAi", structure: "AAV" })],
    count: 1,
  };
  expect(countMatches([gene], ALL)).toBe(1);
  expect(countFacets([gene], ALL)).toMatchObject({
    function: [
      { name: "CRISPR KO", count: 1 },
      { name: "RNAi", count: 1 },
    ],
    structure: [
      { name: "Lenti", count: 1 },
      { name: "AAV", count: 1 },
    ],
  });
  // The filters of different facets apply to the same product.
  expect(countMatches([gene], { ...ALL, function: ["RNAi"], structure: ["Lenti"] })).toBe(0);
});
