import { searchTarget } from "./search-target.ts";

it("has a query in the address", () => {
  expect(searchTarget(" p53 & co ")).toEqual({ to: "/search?q=p53%20%26%20co" });
});

it("has no sequence and no long text in the address", () => {
  for (const pasted of ["ATGGAGGAGCCGCAGTCAGATCCTTGA", "words ".repeat(40).trim()]) {
    expect(searchTarget(` ${pasted}\n`)).toEqual({ to: "/search", state: { pasted } });
  }
});
