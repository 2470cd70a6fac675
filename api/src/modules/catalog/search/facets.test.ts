import { countOf, facetsOf, type Group, type Narrowing } from "./facets.ts";

const ALL: Narrowing = { category: [], function: [], structure: [], species: [], in_stock: false };
const aGroup = (some: Partial<Group>): Group => ({
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

it("counts what has one of the values of every facet", () => {
  expect(countOf(groups, ALL)).toBe(13);
  expect(countOf(groups, { ...ALL, function: ["CRISPR KO", "CRISPRa"] })).toBe(12);
  expect(countOf(groups, { ...ALL, function: ["CRISPRa"], species: ["Human"] })).toBe(4);
  expect(countOf(groups, { ...ALL, function: ["CRISPRa"], in_stock: true })).toBe(5);
});

it("counts a facet's values by the choices in the others, in the order of the shop", () => {
  const { function: functions, species, in_stock } = facetsOf(groups, { ...ALL, function: ["CRISPRa"] });
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

it("leaves out a value that would leave nothing", () => {
  expect(facetsOf(groups, { ...ALL, species: ["Mouse"] }).category).toEqual([{ name: "CRISPR", count: 5 }]);
});

it("stops counting at a thousand", () => {
  const many = [aGroup({ count: 800 }), aGroup({ function: "CRISPRa", count: 900 })];
  expect(countOf(many, ALL)).toBe(1000);
  expect(facetsOf(many, ALL).category).toEqual([{ name: "CRISPR", count: 1000 }]);
});
