import { RULE_SET_1, ruleSet1 } from "./rule-set-1.ts";

it.each([
  ["TATAGCTGCGATCTGAGGTAGGGAGGGACC", 0.71309],
  ["TCCGCACCTGTCACGGTCGGGGCTTGGCGC", 0.01898],
])("gives %s the published score %d", (context, published) => {
  expect(ruleSet1(context)).toBeCloseTo(published, 5);
});

it("counts G and C below the pivot as well, which neither published context has", () => {
  // Neither a base nor a pair of this context has a weight but A3 and T16 and those that are named here.
  const context = "A".repeat(30);
  const features = Object.entries({ ...RULE_SET_1.one, ...RULE_SET_1.two })
    .filter(([name]) => /^A+\d+$/.test(name))
    .reduce((sum, [, weight]) => sum + weight, 0);
  const sum = RULE_SET_1.intercept + 10 * RULE_SET_1.gc.below + features;

  expect(ruleSet1(context)).toBeCloseTo(1 / (1 + Math.exp(-sum)), 10);
});

it("has the number of weights of the published table", () => {
  expect([Object.keys(RULE_SET_1.one).length, Object.keys(RULE_SET_1.two).length]).toEqual([39, 31]);
});
